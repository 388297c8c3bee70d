import type { Plugin } from 'rolldown';

const load = "require('node:child_process')";

/**
 * Removes commander's import of node:child_process, which it needs only for subcommands in separate programs. There are
 * none, and loading it would slow down every start.
 */
export function withoutChildProcess(): Plugin {
  return {
    name: 'without-child-process',
    transform: {
      filter: { id: /commander.lib.command\.js$/ },
      handler(code) {
        if (!code.includes(load))
          this.error('commander no longer loads node:child_process: remove this plugin.');
        return code.replace(load, '{}');
      },
    },
  };
}

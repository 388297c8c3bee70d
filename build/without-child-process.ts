import type { Plugin } from 'rolldown';

const load = "require('node:child_process')";

/**
 * commander loads node:child_process for subcommands that are programs of their own. There are none
 * here, and every start would pay for it.
 */
export function withoutChildProcess(): Plugin {
  return {
    name: 'without-child-process',
    transform: {
      filter: { id: /commander.lib.command\.js$/ },
      handler(code) {
        if (!code.includes(load))
          this.error('commander no longer loads node:child_process: leave this plugin out.');
        return code.replace(load, '{}');
      },
    },
  };
}

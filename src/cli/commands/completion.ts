import { Argument, type Command } from 'commander';
import { type Shell, shellScripts, shells } from '../completion/shell-scripts.ts';
import type { Run } from '../run.ts';

export function defineCompletion(command: Command, run: Run): void {
  command
    .addArgument(new Argument('<shell>', 'the shell that you use').choices(shells))
    .addHelpText(
      'before',
      'Examples:\n  $ eval "$(resume-tailor completion bash)"     # in ~/.bashrc; zsh the same in ~/.zshrc\n' +
        '  $ resume-tailor completion fish > ~/.config/fish/completions/resume-tailor.fish\n',
    )
    .action((shell: Shell) => run(async () => ({ raw: shellScripts[shell] })));
}

import { Argument, type Command } from 'commander';
import { type Shell, shellScripts, shells } from '../completion/shell-scripts.ts';
import type { Run } from '../run.ts';

export function defineCompletion(command: Command, run: Run): void {
  command
    .addArgument(new Argument('<shell>', 'the shell that you use').choices(shells))
    .addHelpText(
      'before',
      `Examples:
  $ eval "$(resume-tailor completion bash)"  # in ~/.bashrc
  $ eval "$(resume-tailor completion zsh)"   # in ~/.zshrc, after compinit
  $ resume-tailor completion fish | source   # in ~/.config/fish/config.fish
  > resume-tailor completion powershell | Out-String | Invoke-Expression
`,
    )
    .addHelpText('after', '\nPowerShell: add it to the file that $PROFILE names.\n')
    .action((shell: Shell) => run(async () => ({ raw: shellScripts[shell] })));
}

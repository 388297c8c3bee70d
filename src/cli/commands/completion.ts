import { Argument, type Command } from 'commander';
import { oneOf } from '../one-of.ts';
import type { Run } from '../run.ts';

export function defineCompletion(command: Command, run: Run): void {
  command
    .addArgument(oneOf(new Argument('<shell>', 'your shell'), shells))
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

/* Each script calls the program for its candidates, so that it never becomes outdated. */

const bash = `# resume-tailor completion for bash. Add to ~/.bashrc: eval "$(resume-tailor completion bash)"
_resume_tailor() {
  local IFS=$'\\n'
  COMPREPLY=($(resume-tailor __complete "--word=\${COMP_WORDS[COMP_CWORD]}" -- "\${COMP_WORDS[@]:1:COMP_CWORD-1}" 2>/dev/null | cut -f1))
}
complete -o default -F _resume_tailor resume-tailor
`;

const zsh = `#compdef resume-tailor
# resume-tailor completion for zsh. Add to ~/.zshrc, after compinit: eval "$(resume-tailor completion zsh)"
_resume_tailor() {
  local -a found
  found=(\${(f)"$(resume-tailor __complete "--word=\${words[CURRENT]}" -- "\${(@)words[2,CURRENT-1]}" 2>/dev/null)"})
  if (( \${#found} )); then
    found=("\${(@)found//:/\\\\:}")
    found=("\${(@)found/$'\\t'/:}")
    _describe 'resume-tailor' found
  else
    _files
  fi
}
compdef _resume_tailor resume-tailor
`;

const fish = `# resume-tailor completion for fish. Save as ~/.config/fish/completions/resume-tailor.fish
function __resume_tailor_complete
    set -l before (commandline -opc)
    set -l word (commandline -ct)
    set -l found (resume-tailor __complete "--word=$word" -- $before[2..-1] 2>/dev/null)
    if test (count $found) -gt 0
        printf '%s\\n' $found
    else
        __fish_complete_path "$word"
    end
end
complete -c resume-tailor -f -a '(__resume_tailor_complete)'
`;

const powershell = `# resume-tailor completion for PowerShell. Add to $PROFILE: resume-tailor completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName resume-tailor -ScriptBlock {
    param($word, $line, $cursor)
    $before = @($line.CommandElements | Select-Object -Skip 1 | ForEach-Object { $_.ToString() })
    if ($word -ne '' -and $before.Count -gt 0) { $before = @($before | Select-Object -SkipLast 1) }
    resume-tailor __complete "--word=$word" '--' @before 2>$null | ForEach-Object {
        $name, $about = $_ -split "\`t", 2
        if (-not $about) { $about = $name }
        [System.Management.Automation.CompletionResult]::new($name, $name, 'ParameterValue', $about)
    }
}
`;

export const shellScripts = { bash, zsh, fish, powershell } as const;

export type Shell = keyof typeof shellScripts;

export const shells = Object.keys(shellScripts) as readonly Shell[];

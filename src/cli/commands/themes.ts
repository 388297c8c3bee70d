import type { Command } from 'commander';
import type { Context } from '../context.ts';
import type { Run } from '../run.ts';
import { table } from '../table.ts';
import type { TerminalStyle } from '../terminal-style.ts';
import { type Output, view } from '../view.ts';

export function defineThemes(command: Command, run: Run): void {
  command
    .addHelpText('before', 'Example:\n  $ resume-tailor pdf latest --theme ats\n')
    .action(() => run(themes));
}

interface ThemeList {
  readonly object: 'list';
  readonly data: readonly {
    readonly name: string;
    readonly kind: 'typst' | 'html';
    readonly description: string;
    readonly thumbnail: string;
  }[];
  readonly has_more: false;
}

/** The themes of this package; a server may have others. */
async function themes({ packageRoot }: Context): Promise<Output> {
  const { describeThemes } = await import('../../compose/describe-themes.ts');
  const data = describeThemes(packageRoot);
  return view<ThemeList>({ data: { object: 'list', data, has_more: false }, human: themesText });
}

function themesText({ data }: ThemeList, style: TerminalStyle): Promise<string> {
  const rows = data.map(({ name, kind, description, thumbnail }) => [name, kind, description, thumbnail]);
  return table(style, { head: ['THEME', 'KIND', 'LOOK', 'PICTURE'], rows, flexible: 2 });
}

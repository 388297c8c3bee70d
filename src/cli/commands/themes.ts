import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import type { Paper } from '../paper.ts';
import type { Run } from '../run.ts';
import { table } from '../table.ts';
import { type Output, view } from '../view.ts';

export function defineThemes(command: Command, run: Run): void {
  command
    .addHelpText('before', 'Example:\n  $ resume-tailor pdf latest --theme ats\n')
    .action(() => run(themes));
}

interface ThemeList {
  readonly object: 'list';
  readonly data: readonly { readonly name: string }[];
  readonly has_more: false;
}

/** The themes of this package; a server may have others. */
async function themes({ packageRoot }: Context): Promise<Output> {
  const folder = path.join(packageRoot, 'themes');
  const names = readdirSync(folder).filter((name) => existsSync(path.join(folder, name, `${name}.typ`)));
  const data = names.sort().map((name) => ({ name }));
  return view<ThemeList>({ data: { object: 'list', data, has_more: false }, human: themesText });
}

function themesText({ data }: ThemeList, paper: Paper): Promise<string> {
  return table(paper, { head: ['THEME'], rows: data.map(({ name }) => [name]) });
}

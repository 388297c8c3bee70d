import path from 'node:path';
import type { Command } from 'commander';
import type { ThemeCheck } from '../../compose/describe-themes.ts';
import type { ThemeOption } from '../../contract/printing.ts';
import type { Context } from '../context.ts';
import type { Run } from '../run.ts';
import { type Output, view } from '../terminal/output.ts';
import { table } from '../terminal/table.ts';
import type { TerminalStyle } from '../terminal/terminal-style.ts';

export function defineThemes(command: Command, run: Run): void {
  command
    .addHelpText(
      'before',
      'Examples:\n  $ resume-tailor themes\n  $ resume-tailor pdf latest --theme ats\n  $ resume-tailor themes new mine\n',
    )
    .action(() => run(themes));
  command
    .command('new')
    .description('create a theme that you can edit')
    .argument('<name>', 'its name')
    .action((name: string) => run((context) => writeTheme(context, name)));
  command
    .command('check')
    .description('test a theme on twelve hard resumes; then you can use it')
    .argument('<folder>', 'the folder of the theme')
    .action((folder: string) => run((context) => checkTheme(context, folder)));
}

interface ThemeList {
  readonly object: 'list';
  readonly data: readonly {
    readonly name: string;
    readonly kind: 'typst' | 'html';
    readonly description: string;
    readonly options: readonly ThemeOption[];
    readonly thumbnail: string;
    /** The reason for which a custom theme cannot be used; null if it can. */
    readonly unavailable: string | null;
  }[];
  readonly has_more: false;
}

/** The themes of this machine; a server may have others. */
async function themes({ packageRoot, config }: Context): Promise<Output> {
  const { describeThemes } = await import('../../compose/describe-themes.ts');
  const data = describeThemes(packageRoot, config.home);
  return view<ThemeList>({ data: { object: 'list', data, has_more: false }, human: themesText });
}

async function writeTheme({ packageRoot, config }: Context, name: string): Promise<Output> {
  const { newTheme } = await import('../../compose/describe-themes.ts');
  const folder = newTheme(packageRoot, config.home, name);
  return view({
    data: { name, folder },
    human: (data) => `${data.folder}\n`,
    hints: [`Edit ${name}.typ, then run: resume-tailor themes check ${folder}`],
  });
}

async function checkTheme(context: Context, folder: string): Promise<Output> {
  const { packageRoot, io } = context;
  const { proveTheme } = await import('../../compose/describe-themes.ts');
  const checked = await context.progress('Testing twelve hard resumes', () =>
    proveTheme(packageRoot, path.resolve(io.cwd, folder)),
  );
  return view<ThemeCheck>({
    data: checked,
    human: checkText,
    hints: [
      checked.ok
        ? `Use it: resume-tailor pdf latest --theme ${checked.theme}`
        : `${checked.theme} cannot be used yet. Correct it and check it again.`,
    ],
    ...(!checked.ok && { exitCode: 1 }),
  });
}

function checkText({ resumes }: ThemeCheck, style: TerminalStyle): Promise<string> {
  const rows = resumes.map(({ name, pages, problems }) => [
    problems.length === 0 ? 'ok' : 'wrong',
    name,
    String(pages),
    problems.join('\n'),
  ]);
  return table(style, { head: ['', 'RESUME', 'PAGES', 'PROBLEMS'], rows, flexible: 3 });
}

function themesText({ data }: ThemeList, style: TerminalStyle): Promise<string> {
  const rows = data.map(({ name, description, options, thumbnail, unavailable }) => [
    name,
    unavailable ?? description,
    options.map((option) => option.name).join(', '),
    thumbnail,
  ]);
  return table(style, { head: ['THEME', 'LOOK', 'OPTIONS', 'PICTURE'], rows, flexible: 1 });
}

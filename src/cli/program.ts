import { Argument, Command, CommanderError, Help, type Option } from 'commander';
import { commandRows, topicRows } from './command-rows.ts';
import { UsageError } from './exit-code.ts';
import { type Globals, hasFlag, words } from './globals.ts';
import type { Run } from './run.ts';
import type { Io } from './terminal/io.ts';

/** Not set as commander defaults, which would be printed in the help. */
const unsetGlobals = { json: false, quiet: false, debug: false, plain: false };

export interface ProgramOptions {
  readonly packageRoot: string;
  readonly version: string;
}

/** Parses the arguments and runs the command. @returns its exit code */
export async function runProgram(argv: readonly string[], io: Io, options: ProgramOptions): Promise<number> {
  const program = createProgram(io, options.version);
  let exitCode = 0;
  // Loaded late, because help does not need it.
  const run: Run = async (work, runOptions) => {
    const { runCommand } = await import('./run.ts');
    exitCode = await runCommand(
      work,
      { io, ...options, globals: { ...unsetGlobals, ...program.opts<Globals>() } },
      runOptions,
    );
  };
  const [name, topic] = words(argv);
  if (name === completionName) {
    await answerShell(program, argv, run);
    return exitCode;
  }
  if (name === undefined && !hasFlag(argv, '--help') && !hasFlag(argv, '-h')) {
    await greet(program, argv, run);
    return exitCode;
  }
  const page = name === 'help' ? topicRows.find((row) => row.name === topic) : undefined;
  if (page) {
    io.stdout.write((await page.load())());
    return exitCode;
  }
  await defineCommands(program, name === 'help' ? topic : name, run);
  program.hook('preAction', (_, command) => refuseEmpty(command));
  if (name === 'help') refuseUnknownInner(program, topic, words(argv).slice(2));
  else if (hasFlag(argv, '--help') || hasFlag(argv, '-h'))
    refuseUnknownInner(program, name, innerWords(program, argv));
  await parse(program, argv);
  return exitCode;
}

/** The scripts of `completion` call it: `__complete --word=CURRENT -- PREVIOUS WORDS`. */
const completionName = '__complete';

async function answerShell(program: Command, argv: readonly string[], run: Run): Promise<void> {
  const before = argv.slice(argv.indexOf('--') + 1);
  const word = argv.find((argument) => argument.startsWith('--word='))?.slice('--word='.length) ?? '';
  try {
    await defineCommands(program, words(before)[0], run);
    // Reads --home and similar flags, which decide whose resumes are offered.
    program.parseOptions([...before]);
    const { completionCandidates } = await import('./complete.ts');
    await run((context) => completionCandidates(context, program, { before, word }));
  } catch {
    // An incomplete line is not an error, and a message would be inserted into it.
  }
}

async function greet(program: Command, argv: readonly string[], run: Run): Promise<void> {
  const [unknown] = await withUsage(program, argv, () => program.parseOptions([...argv]).unknown);
  if (unknown !== undefined) throw new UsageError(`unknown option "${unknown}"; see resume-tailor --help`);
  const { greeting } = await import('./commands/greeting.ts');
  await run(greeting);
}

/** Adds flags only to the named command; the others need just their help line. */
async function defineCommands(program: Command, name: string | undefined, run: Run): Promise<void> {
  const names = commandRows.map((row) => row.name);
  if (name !== undefined && name !== 'help' && !names.includes(name)) {
    const { didYouMean } = await import('../values/nearest.ts');
    const known = [...names, ...topicRows.map((row) => row.name)];
    throw new UsageError(`unknown command "${name}"${didYouMean(name, known)}; see resume-tailor --help`);
  }
  for (const row of commandRows) {
    const command = program.command(row.name).description(row.summary).helpGroup(row.group);
    if (row.name === name) (await row.load())(command, run);
  }
}

/** The words after a group name as commander reads them, without values of flags. */
function innerWords(program: Command, argv: readonly string[]): readonly string[] {
  const { operands } = program.parseOptions([...argv]);
  const group = program.commands.find((command) => command.name() === operands[0]);
  if (!group) return [];
  // Global flags may also follow the group, and their values are not commands.
  const own = program.parseOptions(argv.slice(argv.indexOf(group.name()) + 1));
  return group.parseOptions([...own.operands, ...own.unknown]).operands;
}

/** Refuses an unknown subcommand, for which commander would print the help of its group. @throws UsageError */
function refuseUnknownInner(program: Command, name: string | undefined, [inner]: readonly string[]): void {
  const group = program.commands.find((command) => command.name() === name);
  if (inner === undefined || !group || group.commands.length === 0) return;
  const known = group.commands.map((command) => command.name());
  if (known.includes(inner) || inner === 'help') return;
  throw new UsageError(`unknown command "${name} ${inner}"; see resume-tailor ${name} --help`);
}

/** Refuses an empty argument or file name, such as that of an unset variable in a script. @throws UsageError */
function refuseEmpty(command: Command): void {
  const given = [...command.registeredArguments, ...command.options].map((one) => ({
    one,
    value: givenValue(command, one),
  }));
  const empty = given.find(({ value }) =>
    [value].flat().some((text) => typeof text === 'string' && text.trim() === ''),
  );
  if (!empty) return;
  const { one } = empty;
  if (one instanceof Argument) throw new UsageError(`<${one.name()}> is empty; it is: ${one.description}`);
  throw new UsageError(
    `${one.long ?? one.flags} needs a name, but is empty; leave it out, or name one: ${one.description}`,
  );
}

/** The value of an argument, or of a flag that takes a file or folder; other flags check their own. */
function givenValue(command: Command, one: Argument | Option): unknown {
  if (one instanceof Argument) return command.processedArgs[command.registeredArguments.indexOf(one)];
  return /<(?:file|folder)>/.test(one.flags) ? command.getOptionValue(one.attributeName()) : undefined;
}

async function parse(program: Command, argv: readonly string[]): Promise<void> {
  try {
    await withUsage(program, argv, () => program.parseAsync([...argv], { from: 'user' }));
  } catch (error) {
    // Commander also throws after it printed help or version.
    if (!(error instanceof CommanderError)) throw error;
  }
}

/** @throws UsageError for a command line that Commander refuses; CommanderError after help or version */
async function withUsage<Result>(
  program: Command,
  argv: readonly string[],
  read: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0 || error.code === 'commander.help') throw error;
    throw new UsageError(`${errorText(error.message)}; see ${commandLine(program, argv)} --help`);
  }
}

/** The command as far as it was recognized: `resume-tailor keys create`. */
function commandLine(program: Command, argv: readonly string[]): string {
  let command = program;
  const names = [program.name()];
  for (const word of words(argv)) {
    const inner = command.commands.find((one) => one.name() === word);
    if (!inner) break;
    command = inner;
    names.push(word);
  }
  return names.join(' ');
}

/** Commander's message in our style, on one line with its suggestion. */
function errorText(message: string): string {
  const said = message
    .replace(/^error: /, '')
    .replace(/^command-argument /, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
  return withoutUnlikelySuggestion(said).replace('(Did you mean', '(did you mean').replace(/\.$/, '');
}

/** Removes an unlikely suggestion: people seldom mistype the first letter, so `--fast` does not mean `--base`. */
function withoutUnlikelySuggestion(said: string): string {
  const at = said.lastIndexOf(' (Did you mean --');
  if (!said.startsWith("unknown option '--") || at < 0) return said;
  const isLikely = said["unknown option '--".length] === said[at + ' (Did you mean --'.length];
  return isLikely ? said : said.slice(0, at);
}

function seconds(text: string): number {
  const value = Number(text);
  if (Number.isFinite(value) && value > 0) return value;
  throw new UsageError(`--timeout takes a number of seconds above 0, not "${text}"`);
}

/** The topics, printed below the list of commands. */
function topicsText({ command }: { readonly command: Command }): string {
  if (command.parent) return '';
  const lines = topicRows.map(({ name, summary }) => `  help ${name.padEnd(14)}  ${summary}`);
  return ['', 'Topics:', ...lines].join('\n');
}

/** Narrower descriptions, in columns, would be one word per line. */
const minDescriptionWidth = 20;

/** A row of the help; on a narrow terminal, the description is below the flag. */
function helpItem(this: Help, term: string, termWidth: number, description: string, help: Help): string {
  const width = help.helpWidth ?? 80;
  const besideTerm = width - termWidth - 4;
  if (besideTerm >= minDescriptionWidth) {
    return Help.prototype.formatItem.call(help, term, termWidth, description, help);
  }
  const below = help.boxWrap(description, width - 6).replace(/^/gm, '      ');
  return description === '' ? `  ${term}` : `  ${term}\n${below}`;
}

const examples = `Examples:
  $ resume-tailor init                        # a few questions, then a result
  $ resume-tailor generate posting.txt --pdf
  $ resume-tailor explain latest              # the score, and every change
`;

function createProgram(io: Io, version: string): Command {
  return (
    new Command('resume-tailor')
      .description('Tailors your resume to a job posting without making anything up.')
      .version(version, '-V, --version', 'print the version')
      .option('--json', 'print the result as JSON')
      .option('-q, --quiet', 'results and errors only')
      .option('--no-color', 'turn colors off')
      .option('--plain', 'plain lines: no tables, colors or animation')
      .option('--no-input', 'never prompt')
      .option('--profile <name>', 'use the server that auth login saved by this name')
      .option('--base-url <url>', 'use a server instead of this machine')
      .option('--home <folder>', 'keep all files in this folder')
      .option('--timeout <seconds>', 'time out after this many seconds', seconds)
      .option('--debug', 'show the stack of an error')
      .helpOption('-h, --help', 'show this help')
      .commandsGroup('Help:')
      .helpCommand('help [command]', 'help for a command')
      .addHelpText('before', examples)
      .addHelpText('after', topicsText)
      // Wraps on narrow terminals too; otherwise the terminal would break words.
      .configureHelp({ minWidthToWrap: 12, formatItem: helpItem })
      .exitOverride()
      .configureOutput({
        writeOut: (text) => io.stdout.write(text),
        // Commander treats the help of a group called without subcommand as an error.
        writeErr: (text) => io.stdout.write(text),
        // failure.ts prints the thrown error once.
        outputError: () => undefined,
        getOutHelpWidth: () => io.stdout.columns || 80,
        // We use none; commander would access the process streams to find out.
        getOutHasColors: () => false,
        getErrHasColors: () => false,
      })
  );
}

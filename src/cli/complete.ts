import { existsSync } from 'node:fs';
import type { Argument, Command, Option } from 'commander';
import { asTheTheme, finetuneLevels } from '../contract/choices.ts';
import { jobTitle } from '../contract/job-title.ts';
import { lookOptionNames, lookOptions } from '../contract/look.ts';
import { topicRows } from './command-rows.ts';
import type { Context } from './context.ts';
import type { RawOutput } from './terminal/output.ts';
import { terminalText } from './terminal/terminal-text.ts';

interface Candidate {
  readonly word: string;
  /** The description in zsh, fish and PowerShell; '' for none. */
  readonly about: string;
}

interface Typed {
  /** The words before the current one, without the program name. */
  readonly before: readonly string[];
  /** The part of the current word before the cursor. */
  readonly word: string;
}

/** What this machine has, read only where it can be meant. */
interface OfMachine {
  resumeIds(): Promise<readonly Candidate[]>;
  themes(): Promise<readonly Candidate[]>;
}

/** Candidates for the current word; if there are none, the shell completes files. */
async function complete(
  program: Command,
  { before, word }: Typed,
  machine: OfMachine,
): Promise<readonly Candidate[]> {
  const { command, operands, awaited } = completionPlace(program, before);
  const fitting = (candidates: readonly Candidate[]) => candidates.filter((one) => one.word.startsWith(word));
  if (awaited) {
    const declared = choices(awaited);
    return fitting(declared.length > 0 ? declared : await valuesOf(awaited.name(), machine));
  }
  if (word.startsWith('-')) return fitting(flags(program, command));
  if (command.commands.length > 0) {
    const isHelp = command === program && before.includes('help');
    return fitting(isHelp ? [...names(command), ...topics()] : names(command));
  }
  const argument = command.registeredArguments[operands.length] ?? lastIfVariadic(command);
  if (!argument) return [];
  if (isResumeId(argument))
    return fitting([{ word: 'latest', about: 'the newest' }, ...(await machine.resumeIds())]);
  const [setting] = operands;
  if (setting !== undefined && command.name() === 'set' && command.parent?.name() === 'config') {
    return fitting(await valuesOf(setting, machine));
  }
  return fitting(choices(argument));
}

interface CompletionPlace {
  readonly command: Command;
  /** Operands that the command already has. */
  readonly operands: readonly string[];
  /** The flag whose value is being typed. */
  readonly awaited: Option | undefined;
}

function completionPlace(program: Command, before: readonly string[]): CompletionPlace {
  let command = program;
  const operands: string[] = [];
  let awaited: Option | undefined;
  for (const typed of before) {
    if (awaited) {
      awaited = undefined;
      continue;
    }
    if (typed.startsWith('-')) {
      const option = [...command.options, ...program.options].find(
        (one) => one.long === typed || one.short === typed,
      );
      awaited = option?.required ? option : undefined;
      continue;
    }
    const inner = command.commands.find((one) => one.name() === typed);
    if (inner) command = inner;
    else operands.push(typed);
  }
  return { command, operands, awaited };
}

function flags(program: Command, command: Command): readonly Candidate[] {
  const options = [...command.options, ...(command === program ? [] : program.options)];
  return options.flatMap(({ long, description }) => (long ? [{ word: long, about: description }] : []));
}

function names(command: Command): readonly Candidate[] {
  return command
    .createHelp()
    .visibleCommands(command)
    .map((one) => ({ word: one.name(), about: one.description() }));
}

function topics(): readonly Candidate[] {
  return topicRows.map(({ name, summary }) => ({ word: name, about: summary }));
}

function choices({ argChoices = [] }: Option | Argument): readonly Candidate[] {
  return words(argChoices);
}

/** @param name of a flag or setting: `page-size`, `page_size` */
async function valuesOf(name: string, machine: OfMachine): Promise<readonly Candidate[]> {
  if (name === 'theme') return machine.themes();
  if (name === 'level') return words(finetuneLevels);
  const look = lookOptionNames.find((one) => one === name.replaceAll('-', '_'));
  // Without "#", which begins a comment in a shell.
  return look ? words([...lookOptions[look].choices.map((one) => one.replace('#', '')), asTheTheme]) : [];
}

function words(values: readonly string[]): readonly Candidate[] {
  return values.map((word) => ({ word, about: '' }));
}

function lastIfVariadic({ registeredArguments }: Command): Argument | undefined {
  const last = registeredArguments.at(-1);
  return last?.variadic ? last : undefined;
}

function isResumeId({ description }: Argument): boolean {
  return /^ids? of (a )?resumes?\b/.test(description);
}

const maxIds = 50;

/** The candidates for the shell: one per line, a tab before the description. */
export async function completionCandidates(
  context: Context,
  program: Command,
  typed: Typed,
): Promise<RawOutput> {
  const candidates = await complete(program, typed, {
    resumeIds: () => resumeIds(context),
    themes: () => themes(context),
  });
  const line = ({ word, about }: Candidate): string =>
    `${word}\t${terminalText(about).replace(/\s+/g, ' ')}\n`;
  return { raw: candidates.map(line).join('') };
}

async function themes({ packageRoot, config }: Context): Promise<readonly Candidate[]> {
  const { describeThemes } = await import('../compose/describe-themes.ts');
  return describeThemes(packageRoot, config.home).map(({ name, description }) => ({
    word: name,
    about: description,
  }));
}

/** Only from an existing local store: completion must not wait for a server or create a home. */
async function resumeIds({ config, client }: Context): Promise<readonly Candidate[]> {
  if (config.baseUrl.value !== null || !existsSync(config.home.storeFile)) return [];
  const { resumes } = await client();
  const { data } = await resumes.list({ limit: maxIds });
  return data.map((resume) => ({ word: resume.id, about: jobTitle(resume) }));
}

import { existsSync } from 'node:fs';
import type { Argument, Command, Option } from 'commander';
import { jobTitle } from '../contract/reserved-names.ts';
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

/**
 * Candidates for the current word; if there are none, the shell completes files.
 * @param resumeIds called only where a resume id can be
 */
async function complete(
  program: Command,
  { before, word }: Typed,
  resumeIds: () => Promise<readonly Candidate[]>,
): Promise<readonly Candidate[]> {
  const { command, operands, awaited } = completionPlace(program, before);
  const fitting = (candidates: readonly Candidate[]) => candidates.filter((one) => one.word.startsWith(word));
  if (awaited) return fitting(choices(awaited));
  if (word.startsWith('-')) return fitting(flags(program, command));
  if (command.commands.length > 0) {
    const isHelp = command === program && before.includes('help');
    return fitting(isHelp ? [...names(command), ...topics()] : names(command));
  }
  const argument = command.registeredArguments[operands] ?? lastIfVariadic(command);
  if (!argument) return [];
  if (isResumeId(argument)) return fitting([{ word: 'latest', about: 'the newest' }, ...(await resumeIds())]);
  return fitting(choices(argument));
}

interface CompletionPlace {
  readonly command: Command;
  /** Operands that the command already has. */
  readonly operands: number;
  /** The flag whose value is being typed. */
  readonly awaited: Option | undefined;
}

function completionPlace(program: Command, before: readonly string[]): CompletionPlace {
  let command = program;
  let operands = 0;
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
    else operands += 1;
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
  return argChoices.map((choice) => ({ word: choice, about: '' }));
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
  const candidates = await complete(program, typed, () => resumeIds(context));
  const line = ({ word, about }: Candidate): string =>
    `${word}\t${terminalText(about).replace(/\s+/g, ' ')}\n`;
  return { raw: candidates.map(line).join('') };
}

/** Only from an existing local store: completion must not wait for a server or create a home. */
async function resumeIds({ config, client }: Context): Promise<readonly Candidate[]> {
  if (config.baseUrl.value !== null || !existsSync(config.home.storeFile)) return [];
  const { resumes } = await client();
  const { data } = await resumes.list({ limit: maxIds });
  return data.map((resume) => ({ word: resume.id, about: jobTitle(resume) }));
}

import { variable } from '../../config/environment.ts';
import { isAutomation, showsUnicode, wantsPlain } from '../../config/terminal-settings.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import type { Io } from './io.ts';
import { Cancelled, type Questions } from './question-types.ts';
import { type Inks, type TerminalStyle, terminalStyleOf } from './terminal-style.ts';
import { terminalText, wrap } from './terminal-text.ts';

/** True if stdin and stderr are terminals and prompts are allowed. */
export function canAsk({ io, globals }: Pick<Context, 'io' | 'globals'>): boolean {
  // Checks stderr first, because Node creates standard input on first access.
  const isTerminal = io.stderr.isTTY === true && io.stdin.isTTY === true;
  return isTerminal && globals.input && !isAutomation(io.environment);
}

/** Call only if `canAsk` is true. */
export async function askQuestions({ io, globals }: Pick<Context, 'io' | 'globals'>): Promise<Questions> {
  const { environment } = io;
  const canDraw = variable(environment, 'TERM') !== 'dumb' && showsUnicode(environment);
  if (!canDraw || wantsPlain(environment, globals.plain)) {
    const { lineQuestions } = await import('./line-questions.ts');
    return lineQuestions(io);
  }
  return drawnQuestions(io, await terminalStyleOf(io.stderr, io, { noColor: !globals.color, plain: false }));
}

async function drawnQuestions(io: Io, { ink, columns }: TerminalStyle): Promise<Questions> {
  const { confirm, input, password, select } = await import('@inquirer/prompts');
  const streams = { input: io.stdin, output: io.stderr, signal: io.interrupted };
  const theme = promptTheme(ink);
  const folded = (message: string, hint = ''): string =>
    foldedMessage(terminalText(message), columns - hint.length);
  return {
    async text({ message, usual, draft, problem }) {
      const answer = await input(
        {
          theme,
          message: folded(message),
          ...(usual !== undefined && { default: terminalText(usual) }),
          ...(draft !== undefined && { default: terminalText(draft), prefill: 'editable' as const }),
          validate: (typed) => problem?.(typed.trim()) ?? true,
        },
        streams,
      );
      return answer.trim();
    },
    secret: async (message) =>
      (await password({ theme, message: folded(message), mask: false }, streams)).trim(),
    choose: ({ message, choices, usual }) =>
      select(
        {
          theme,
          message: folded(message),
          choices: choices.map(({ name, value, about }) => ({
            name: terminalText(name),
            value,
            ...(about !== undefined && { description: terminalText(about) }),
          })),
          ...(usual !== undefined && { default: usual }),
        },
        streams,
      ),
    agree: (message, usual = false) =>
      confirm({ theme, message: folded(message, agreeHint), default: usual }, streams),
  };
}

/** Wraps between words, which inquirer does not, and keeps the indent. */
function foldedMessage(message: string, columns: number): string {
  const [indent = ''] = /^ */.exec(message) ?? [];
  return wrap(message, columns - signWidth, indent).trimEnd();
}

/** The suffix that inquirer adds to a yes-or-no question. */
const agreeHint = ' (y/N)';

/** The width of `? `. */
const signWidth = 2;

/** The problem of an empty answer to a required question. */
export function required(answer: string): string | null {
  return answer === '' ? 'Please type something, or press Ctrl-C to stop' : null;
}

/** Our colors for inquirer; its default ones are hard to read on some backgrounds. */
function promptTheme({ bold, dim, good, bad }: Inks) {
  return {
    prefix: { idle: bold('?'), done: good('✓') },
    style: {
      message: bold,
      answer: (text: string) => text,
      defaultAnswer: (text: string) => dim(`(${text})`),
      error: (text: string) => `${bad('✗')} ${text}`,
      help: dim,
      highlight: bold,
      description: (text: string) => text,
      keysHelpTip: (keys: readonly (readonly [key: string, action: string])[]) =>
        dim(keys.map(([key, action]) => `${key} ${action}`).join(', ')),
    },
  };
}

interface Confirmation {
  /** True if --yes was given. */
  readonly yes: boolean;
  question(): string | Promise<string>;
  /** The action in the error: `Deleting`. */
  readonly act?: string;
}

/** Returns if the person agrees. @throws Cancelled if they refuse, UsageError if there is no terminal */
export async function confirmed(
  context: Context,
  { yes, question, act = 'Deleting' }: Confirmation,
): Promise<void> {
  if (yes) return;
  if (!canAsk(context)) throw new UsageError(`${act} is permanent. Add --yes to confirm.`);
  const questions = await askQuestions(context);
  if (!(await questions.agree(await question()))) throw new Cancelled('nothing has changed');
}

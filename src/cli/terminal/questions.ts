import { variable } from '../../config/environment.ts';
import { isAutomation, showsUnicode, wantsPlain } from '../../config/terminal-settings.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import type { Io } from './io.ts';
import { Cancelled, type Questions } from './question-types.ts';
import { type Inks, type TerminalStyle, terminalStyleOf } from './terminal-style.ts';
import { terminalText, wrap } from './terminal-text.ts';

/** Prompts need a person at both ends: stdin to answer, stderr to read. */
export function canAsk({ io, globals }: Pick<Context, 'io' | 'globals'>): boolean {
  // Node builds standard input when it is first asked for, and mostly the other answer is no.
  const isTerminal = io.stderr.isTTY === true && io.stdin.isTTY === true;
  return isTerminal && globals.input && !isAutomation(io.environment);
}

/** Ask only after `canAsk`. */
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

/** Broken between words, which inquirer does not do; a question that belongs to another keeps its indent. */
function foldedMessage(message: string, columns: number): string {
  const [indent = ''] = /^ */.exec(message) ?? [];
  return wrap(message, columns - signWidth, indent).trimEnd();
}

/** What inquirer puts behind a question that is answered by yes or no. */
const agreeHint = ' (y/N)';

/** `? ` */
const signWidth = 2;

/** To a question that needs an answer. */
export function required(answer: string): string | null {
  return answer === '' ? 'Please type something, or press Ctrl-C to stop' : null;
}

/** How inquirer draws its questions; left to itself it takes colors that fade on one ground or the other. */
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
  /** The person has said yes on the command line. */
  readonly yes: boolean;
  question(): string | Promise<string>;
  /** What is done: `Deleting`. */
  readonly act?: string;
}

/** Returns when the person agrees. @throws Cancelled when the answer is no, UsageError when nobody can be asked. */
export async function confirmed(
  context: Context,
  { yes, question, act = 'Deleting' }: Confirmation,
): Promise<void> {
  if (yes) return;
  if (!canAsk(context)) throw new UsageError(`${act} is permanent. Add --yes to confirm.`);
  const questions = await askQuestions(context);
  if (!(await questions.agree(await question()))) throw new Cancelled('nothing has changed');
}

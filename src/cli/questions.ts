import { isAutomation } from '../config/terminal-settings.ts';
import type { Context } from './context.ts';
import { terminalText } from './terminal-text.ts';

export interface TextQuestion {
  readonly message: string;
  /** What an empty answer means; shown. */
  readonly usual?: string | undefined;
  /** Why an answer will not do; null when it will. An empty one is answered for by this, too. */
  readonly problem?: ((answer: string) => string | null) | undefined;
}

export interface Choice<T> {
  readonly name: string;
  readonly value: T;
  readonly about?: string;
}

export interface ChoiceQuestion<T> {
  readonly message: string;
  readonly choices: readonly Choice<T>[];
  readonly usual?: T;
}

/** Questions to the person at the terminal, on stderr. Ctrl-C at any of them ends the command with 130. */
export interface Questions {
  /** @returns the answer without the spaces around it; '' when there was none and that is no problem */
  text(question: TextQuestion): Promise<string>;
  /** Never shown, not even its length. */
  secret(message: string): Promise<string>;
  choose<T>(question: ChoiceQuestion<T>): Promise<T>;
  agree(message: string, usual?: boolean): Promise<boolean>;
}

/** Prompts need a person at both ends: stdin to answer, stderr to read. */
export function canAsk({ io, globals }: Pick<Context, 'io' | 'globals'>): boolean {
  const isTerminal = io.stdin.isTTY === true && io.stderr.isTTY === true;
  return isTerminal && globals.input && !isAutomation(io.environment);
}

/** Ask only after `canAsk`. */
export async function askQuestions({ io }: Pick<Context, 'io'>): Promise<Questions> {
  const { confirm, input, password, select } = await import('@inquirer/prompts');
  const streams = { input: io.stdin, output: io.stderr, signal: io.interrupted };
  return {
    async text({ message, usual, problem }) {
      const answer = await input(
        {
          message: terminalText(message),
          ...(usual !== undefined && { default: terminalText(usual) }),
          validate: (typed) => problem?.(typed.trim()) ?? true,
        },
        streams,
      );
      return answer.trim();
    },
    secret: async (message) => (await password({ message, mask: false }, streams)).trim(),
    choose: ({ message, choices, usual }) =>
      select(
        {
          message: terminalText(message),
          choices: choices.map(({ name, value, about }) => ({
            name: terminalText(name),
            value,
            ...(about !== undefined && { description: terminalText(about) }),
          })),
          ...(usual !== undefined && { default: usual }),
        },
        streams,
      ),
    agree: (message, usual = false) => confirm({ message: terminalText(message), default: usual }, streams),
  };
}

/** To a question that needs an answer. */
export function required(answer: string): string | null {
  return answer === '' ? 'Please type something, or press Ctrl-C to stop' : null;
}

import { wantsColor } from '../../config/terminal-settings.ts';
import type { Io, ResultStream } from './io.ts';

export type Ink = (text: string) => string;

/**
 * All that is ever done to a text. Sentences and terms stay in the terminal's own color; only signs and labels get
 * one of two, and a sign always says the same.
 */
export interface Inks {
  /** What the eye should find first, such as a title or the command to type. */
  readonly bold: Ink;
  /** What can be passed over. */
  readonly dim: Ink;
  readonly good: Ink;
  readonly bad: Ink;
}

/** What a stream is like to write on. */
export interface TerminalStyle {
  readonly isTerminal: boolean;
  readonly columns: number;
  readonly ink: Inks;
}

const usualColumns = 80;
const plain: Ink = (text) => text;
export const plainInks: Inks = { bold: plain, dim: plain, good: plain, bad: plain };

interface TerminalStyleOptions {
  readonly noColor: boolean;
  /** Written on as if it were no terminal. */
  readonly plain: boolean;
}

export async function terminalStyleOf(
  stream: ResultStream,
  io: Io,
  { noColor, plain }: TerminalStyleOptions,
): Promise<TerminalStyle> {
  const isTerminal = stream.isTTY === true && !plain;
  const facts = { environment: io.environment, isTerminal };
  const hasColor = wantsColor(facts, noColor || plain);
  const ink = hasColor ? await coloredInks() : plainInks;
  return { isTerminal, columns: stream.columns || usualColumns, ink };
}

async function coloredInks(): Promise<Inks> {
  const { Chalk } = await import('chalk');
  // The level is decided above: chalk itself knows nothing of NO_COLOR.
  const { bold, dim, green, redBright } = new Chalk({ level: 1 });
  // Of the 16 colors these stand out from black and from white in the palettes of the usual terminals. Plain red
  // fades on black, yellow and cyan on white, and blue is lost on black.
  // chalk would paint all of its arguments, and callers may pass more than one.
  const inkOf =
    (paint: typeof bold): Ink =>
    (text) =>
      paint(text);
  return { bold: inkOf(bold), dim: inkOf(dim), good: inkOf(green), bad: inkOf(redBright) };
}

/** The sign that a label is marked with; `odd` needs a look. */
export type Mark = 'good' | 'partly' | 'odd' | 'bad';

const signs: Readonly<Record<Mark, string>> = { good: '✓', partly: '~', odd: '!', bad: '✗' };

/** `✓ met`: the sign says without colors, and to those who see none, what the color says. */
export function marked(mark: Mark, label: string, { ink }: Pick<TerminalStyle, 'ink'>): string {
  const text = `${signs[mark]} ${label}`.trimEnd();
  if (mark === 'good') return ink.good(text);
  return mark === 'bad' ? ink.bad(text) : ink.bold(text);
}

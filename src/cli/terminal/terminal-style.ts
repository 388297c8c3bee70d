import { wantsColor } from '../../config/terminal-settings.ts';
import type { Io, ResultStream } from './io.ts';

export type Ink = (text: string) => string;

/**
 * All text styles. Sentences and terms keep the terminal's color; only signs and labels are colored, and a sign
 * always has the same meaning.
 */
export interface Inks {
  /** For titles, and commands to type. */
  readonly bold: Ink;
  /** For secondary text. */
  readonly dim: Ink;
  readonly good: Ink;
  readonly bad: Ink;
}

/** The properties of an output stream. */
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
  /** Treat the stream as if it were not a terminal. */
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
  // The level is decided above, because chalk itself ignores NO_COLOR.
  const { bold, dim, green, redBright } = new Chalk({ level: 1 });
  // These of the 16 colors are readable on black and on white in common palettes; plain red fades on black, yellow
  // and cyan on white, and blue is unreadable on black. chalk would paint all of its arguments, and callers may pass
  // more than one.
  const inkOf =
    (paint: typeof bold): Ink =>
    (text) =>
      paint(text);
  return { bold: inkOf(bold), dim: inkOf(dim), good: inkOf(green), bad: inkOf(redBright) };
}

/** The mark of a label; `odd` should be checked. */
export type Mark = 'good' | 'partly' | 'odd' | 'bad';

const signs: Readonly<Record<Mark, string>> = { good: '✓', partly: '~', odd: '!', bad: '✗' };

/** `✓ met`: the sign carries the meaning of the color, for readers without colors. */
export function marked(mark: Mark, label: string, { ink }: Pick<TerminalStyle, 'ink'>): string {
  const text = `${signs[mark]} ${label}`.trimEnd();
  if (mark === 'good') return ink.good(text);
  return mark === 'bad' ? ink.bad(text) : ink.bold(text);
}

import { wantsColour } from '../config/terminal-settings.ts';
import type { Io, ResultStream } from './io.ts';

export type Ink = (text: string) => string;

export interface Inks {
  readonly bold: Ink;
  readonly dim: Ink;
  readonly red: Ink;
  readonly green: Ink;
  readonly yellow: Ink;
  readonly cyan: Ink;
}

/** What a stream is like to write on. */
export interface Paper {
  readonly isTerminal: boolean;
  readonly columns: number;
  readonly hasColour: boolean;
  readonly ink: Inks;
}

const usualColumns = 80;
const plain: Ink = (text) => text;
const plainInks: Inks = { bold: plain, dim: plain, red: plain, green: plain, yellow: plain, cyan: plain };

export interface PaperOptions {
  readonly noColour: boolean;
  /** Written on as if it were no terminal. */
  readonly plain: boolean;
}

export async function paperOf(
  stream: ResultStream,
  io: Io,
  { noColour, plain }: PaperOptions,
): Promise<Paper> {
  const isTerminal = stream.isTTY === true && !plain;
  const facts = { environment: io.environment, isTerminal };
  const hasColour = wantsColour(facts, noColour || plain);
  const ink = hasColour ? await colouredInks() : plainInks;
  return { isTerminal, columns: stream.columns || usualColumns, hasColour, ink };
}

async function colouredInks(): Promise<Inks> {
  const { Chalk } = await import('chalk');
  // The level is decided above: chalk itself knows nothing of NO_COLOR.
  return new Chalk({ level: 1 });
}

import { type PreparedPattern, preparedPattern } from '../../text/prepared-pattern.ts';

/** What stands around a name and takes it away from the person: before it, behind it, or both at once. */
export interface Frame {
  readonly before: PreparedPattern | null;
  readonly behind: PreparedPattern | null;
}

/** A sentence parted at a name. */
export interface Parted {
  readonly before: string;
  readonly behind: string;
}

/** A word of the same part of the sentence, with the space behind it. */
const word = String.raw`(?:[^\s,;:()，；：]+ )`;

/** `W` in a source is such a word; `before` ends where the name begins, `behind` begins where it ends. */
export function frame({ before, behind }: { readonly before?: string; readonly behind?: string }): Frame {
  return {
    before: before === undefined ? null : preparedPattern(`${written(before)}$`, 'iu'),
    behind: behind === undefined ? null : preparedPattern(`^${written(behind)}`, 'iu'),
  };
}

function written(source: string): string {
  return `(?:${source.replaceAll('W', word)})`;
}

export function isFramed({ before, behind }: Parted, frames: readonly Frame[]): boolean {
  return frames.some((each) => (each.before?.test(before) ?? true) && (each.behind?.test(behind) ?? true));
}

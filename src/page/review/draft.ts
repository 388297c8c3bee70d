import { blanksIn } from '../../contract/answer-place.ts';

/** A proposal as fields to fill in: what is around them, and what each asks for. */
export interface Draft {
  /** One more than there are blanks. */
  readonly around: readonly string[];
  /** Without their brackets. */
  readonly blanks: readonly string[];
}

export function draftOf(proposal: string): Draft {
  const around: string[] = [];
  let rest = proposal;
  const blanks = blanksIn(proposal);
  for (const blank of blanks) {
    const at = rest.indexOf(blank);
    around.push(rest.slice(0, at));
    rest = rest.slice(at + blank.length);
  }
  return { around: [...around, rest], blanks: blanks.map((blank) => blank.slice(1, -1)) };
}

/** @param fill what stands where each blank was, by its place and what it asks for */
export function filled({ around, blanks }: Draft, fill: (index: number, blank: string) => string): string {
  return around
    .map((text, index) => {
      const blank = blanks[index];
      return blank === undefined ? text : text + fill(index, blank);
    })
    .join('');
}

import { blanksIn } from '../../contract/resume/answer-place.ts';

/** A proposal as fields to fill in. */
export interface AnswerDraft {
  /** The texts around the blanks, one more than there are blanks. */
  readonly around: readonly string[];
  /** Labels of the blanks, without brackets. */
  readonly blanks: readonly string[];
}

export function draftOf(proposal: string): AnswerDraft {
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

/** @param fill returns the text for a blank by its index and label */
export function filled(
  { around, blanks }: AnswerDraft,
  fill: (index: number, blank: string) => string,
): string {
  return around
    .map((text, index) => {
      const blank = blanks[index];
      return blank === undefined ? text : text + fill(index, blank);
    })
    .join('');
}

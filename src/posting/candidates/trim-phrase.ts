import { trimEndOf } from '../../contract/strings.ts';
import type { Candidate } from '../candidate.ts';
import { praiseLength } from '../cues/praise-length.ts';
import { withoutTail } from '../cues/without-tail.ts';

export type Trimmed = Pick<Candidate, 'text' | 'start' | 'end'>;

/** The thing between [start, end) alone, without what praises it and what trails it; null where nothing is left. */
export function trimPhrase(text: string, start: number, end: number): Trimmed | null {
  const raw = text.slice(start, end);
  const lead = /^[\s"'“”„«»《》「」:.]*/.exec(raw)?.[0].length ?? 0;
  const praised = praiseLength(raw.slice(lead));
  const from = start + lead + praised;
  const body = trimEndOf(text.slice(from, end), /[\s"'“”„«»《》「」:.!?。]/);
  const trimmed = withoutTail(body);
  return trimmed === '' || praiseLength(`${trimmed} `) >= trimmed.length
    ? null
    : { text: trimmed, start: from, end: from + trimmed.length };
}

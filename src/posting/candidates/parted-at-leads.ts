import { tokenize } from '../../text/tokenize.ts';
import { leadRanges } from '../cues/lead-phrases.ts';
import { isNounPhrase } from '../names/is-noun-phrase.ts';
import type { Stretch } from './stretches-of.ts';
import { trimPhrase } from './trim-phrase.ts';

/**
 * "Proficiency with kilns to include a proven aptitude for glazing": where one thing stands between two leads, the
 * stretch holds two, or the first would be lost.
 */
export function partedAtLeads(text: string, stretch: Stretch): Stretch[] {
  // The blank: a lead may end where its stretch does.
  const leads = leadRanges(`${text.slice(stretch.start, stretch.end)} `);
  for (const [index, { end }] of leads.entries()) {
    const next = leads[index + 1];
    if (next === undefined) break;
    const at = stretch.start + next.start;
    if (!isThing(trimPhrase(text, stretch.start + end, at)?.text ?? '')) continue;
    return [
      { ...stretch, end: at, isLast: false },
      ...partedAtLeads(text, { ...stretch, start: at, isExample: false }),
    ];
  }
  return [stretch];
}

/** One word alone, "three years post-qualification experience in", may be anything. */
function isThing(text: string): boolean {
  return /\s/.test(text) && isNounPhrase(text, tokenize(text), null);
}

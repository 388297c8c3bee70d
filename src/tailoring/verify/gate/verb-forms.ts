import type { ReadText } from '../../../lexicon/read-text.ts';
import { isWrongPast } from '../../../lexicon/verb-forms.ts';
import { firstWord } from '../../../text/first-word.ts';
import { doubtfulVerb, tenseOf } from '../../grammar/verb-tense.ts';
import type { EditContext } from '../rule.ts';
import { englishRule, type GateRule } from './gate-rule.ts';

/** `Troubleshooted`, `Was the contact` out of `Be the contact`, `Implemented and follow`. */
export const verbForm: GateRule = englishRule({
  id: 'verb_form',
  because: 'a verb would have had a wrong form',
  check: (after, context) => wrongPast(after, context) ?? halfTurned(after, context),
});

function wrongPast({ tokens }: ReadText, { before, sources }: EditContext): string | null {
  const own = [before, ...sources];
  const wrong = tokens.find(({ text, key }) => isWrongPast(text) && !own.some((read) => read.keys.has(key)));
  return wrong ? `"${wrong.text}" is no form of its verb` : null;
}

/** One of several verbs of a sentence was put into the past, or a duty of being somebody was. */
function halfTurned(after: ReadText, { edit, before }: EditContext): string | null {
  if (edit.op !== 'rewrite' && edit.op !== 'merge') return null;
  if (tenseOf(before.text) !== 'present' || tenseOf(after.text) !== 'past') return null;
  if (/^be\b/i.test(before.text)) return '"be" tells what to be, not what was';
  const verb = doubtfulVerb(after.text.slice(firstWord(after.text).length));
  return verb === null ? null : `"${verb}" is still in the present`;
}

import { codePoints } from '../../../contract/strings.ts';
import { tokenize } from '../../../text/tokenize.ts';
import { withoutDutyFrame } from '../../framing/sentences.ts';
import { wordingRule } from '../rule.ts';

const maxBulletLength = 320;
const maxKeywordLength = 60;
const maxHeadlineLength = 160;
const maxSummaryLength = 900;
/** An alias may be a word or two longer than what it replaces, in however short a bullet. */
const spareWords = 3;

/** V10: a bullet stays a bullet. */
export const length = wordingRule('V10', 'the new text is about as long as the old one', (after, context) => {
  const { before, edit } = context;
  const characters = codePoints(after.text);
  if (edit.op === 'surface_skill') return tooLong(characters, maxKeywordLength);
  if (edit.op === 'headline') return tooLong(characters, maxHeadlineLength);
  if (edit.op === 'summary') return tooLong(characters, maxSummaryLength);
  const words = after.tokens.length;
  const had = before.tokens.length;
  // What only says that something was a duty is no part of what was done.
  const said = edit.op === 'rewrite' ? tokenize(withoutDutyFrame(before.text)).length : had;
  if (words < 0.5 * said) return 'less than half of the text is left';
  if (words > Math.max(1.4 * had, had + spareWords)) return 'the text grew by more than two fifths';
  const maxLineLength = Math.max(...after.text.split('\n').map(codePoints));
  return tooLong(maxLineLength, Math.max(maxBulletLength, codePoints(before.text) * 1.1));
});

function tooLong(characters: number, most: number): string | null {
  if (characters === 0) return 'the new text is empty';
  return characters > most ? `${characters} characters are more than ${Math.floor(most)}` : null;
}

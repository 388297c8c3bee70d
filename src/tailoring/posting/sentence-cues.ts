import { fold } from '../text/fold.ts';
import { application, benefits, legal, negation, niceToHave, perks, required } from './cue-words.ts';
import { countPhrases, hasPhrase } from './phrase-table.ts';

export type Cue = 'ignored' | 'negated' | 'nice' | 'must';

/** What a sentence or clause says about itself, whatever section it stands in; null when nothing. */
export function cueOf(sentence: string): Cue | null {
  const text = fold(sentence).replaceAll('’', "'");
  if (hasPhrase(legal, text) || hasPhrase(application, text)) return 'ignored';
  if (hasPhrase(negation, text)) return 'negated';
  if (hasPhrase(benefits, text) || countPhrases(perks, text) >= 2) return 'ignored';
  if (hasPhrase(niceToHave, text)) return 'nice';
  return hasPhrase(required, text) ? 'must' : null;
}

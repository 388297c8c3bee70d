import { fold } from '../../text/fold.ts';
import { countPhrases, hasPhrase } from '../../text/phrase-table.ts';
import { asked, held, required, withoutWhich } from './ask-words.ts';
import { application, benefits, legal, negation, niceToHave, perks, taughtThere } from './cue-words.ts';
import { payWords } from './pay-words.ts';

/**
 * What a sentence says about what it names: `must` in so many words ("required"), `asked` by an amount
 * or a wish ("at least", "we need"), `held` by saying that the reader has it ("you know").
 */
export type Cue = 'ignored' | 'negated' | 'nice' | 'must' | 'asked' | 'held';

/** What a sentence or clause says about itself, whatever section it stands in; null when nothing. */
export function cueOf(sentence: string): Cue | null {
  const text = fold(sentence).replaceAll('’', "'");
  if (text.includes('without') && hasPhrase(withoutWhich, text)) return 'must';
  if (hasPhrase(legal, text) || hasPhrase(application, text)) return 'ignored';
  if (hasPhrase(negation, text)) return 'negated';
  if (hasPhrase(benefits, text) || hasPhrase(payWords, text) || countPhrases(perks, text) >= 2)
    return 'ignored';
  if (hasPhrase(niceToHave, text)) return 'nice';
  if (hasPhrase(taughtThere, text)) return 'negated';
  if (hasPhrase(required, text)) return 'must';
  if (hasPhrase(asked, text)) return 'asked';
  return hasPhrase(held, text) ? 'held' : null;
}

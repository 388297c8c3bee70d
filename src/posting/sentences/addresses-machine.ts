import { simplified } from '../../lexicon/languages/simplified.ts';
import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { fold } from '../../values/fold.ts';
import { memoize } from '../../values/memoize.ts';

const pattern = preparedPattern(() => phrases('posting', 'addresses_machine'), '');

/** Sentences; most are also lines. */
const maxRemembered = 1000;

/**
 * True for a sentence that addresses a program instead of a person. This only removes noise; the defense against
 * injection is elsewhere.
 */
export const isAddressedToMachine = memoize(maxRemembered, (sentence): boolean =>
  pattern.test(fold(simplified(sentence)).replaceAll('’', "'")),
);

import { kindOf, memoizeInLexicon, spellingsOf } from '../../../lexicon/lexicon.ts';
import type { ReadText } from '../../../lexicon/read-text.ts';
import { sameActivities } from '../../../lexicon/words/activity-nouns.ts';
import { verbNamedBy } from '../../../lexicon/words/verbs.ts';
import { isActionNoun, verbOfAction } from '../../../lexicon/words/word-families.ts';
import type { AskedRequirement } from '../../../posting/posting.ts';
import { tokenize } from '../../../text/tokenize.ts';
import { isLightHead } from './find-words.ts';

/* Work that a posting adds to a known name: `algorithm design` asks for more than algorithms. */

/** The key of the noun of the work, and its verbs; empty if the posting asks for the known name itself. */
const addedWork = memoizeInLexicon(
  (lexicon, { kind, term, alternatives }: AskedRequirement): ReadonlySet<string> => {
    const [name = '', ...others] = alternatives;
    // A tool is known by working with it.
    if (kind !== 'skill' || others.length > 0 || kindOf(lexicon, name) === 'tool') return new Set();
    const asked = tokenize(term);
    const last = asked.at(-1);
    const keys = asked.map(({ key }) => key);
    const known = new Set(spellingsOf(lexicon, name).map(({ key }) => key));
    // A spelling of the whole asks for nothing more: `on-call rotation`.
    if (!last || known.has(keys.join(' ')) || !known.has(keys.slice(0, -1).join(' '))) return new Set();
    const noun = last.text.toLowerCase();
    if (noun.endsWith('ing') || isLightHead(noun) || !namesWork(noun)) return new Set();
    return new Set([last.key, ...verbsOf(noun)]);
  },
);

/** The verb of the work, its synonyms, and verbs that include it: `developed` for design. */
function verbsOf(noun: string): readonly string[] {
  const verb = verbNamedBy(noun) ?? verbOfAction(noun) ?? noun;
  return [...sameActivities(verb), ...making.filter((maker) => sameActivities(maker).includes(verb))];
}

const making = ['build', 'create', 'develop'];

function namesWork(noun: string): boolean {
  return isActionNoun(noun) || verbNamedBy(noun) !== undefined || verbOfAction(noun) !== null;
}

/** True if a text names only what the work is about: `wrote a sorting algorithm` for algorithm design. */
export function lacksAddedWork(read: ReadText, requirement: AskedRequirement): boolean {
  const work = addedWork(read.lexicon, requirement);
  return work.size > 0 && ![...work].some((word) => read.keys.has(word) || read.lemmas().has(word));
}

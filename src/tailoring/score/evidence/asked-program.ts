import { kindOf, memoizeInLexicon } from '../../../lexicon/lexicon.ts';
import type { ReadText } from '../../../lexicon/read-text.ts';
import { verbNamedBy } from '../../../lexicon/words/verbs.ts';
import { verbOfAction } from '../../../lexicon/words/word-families.ts';
import type { AskedRequirement } from '../../../posting/posting.ts';
import { tokenize } from '../../../text/tokenize.ts';
import { isGerund } from './activity/parse-activity.ts';
import { isLightHead } from './find-words.ts';

/* Software for known work: `restaurant management software` asks for a program, which the work does not show. */

const software = 'software';

const asksForProgram = memoizeInLexicon(
  (lexicon, { kind, term, alternatives }: AskedRequirement): boolean => {
    const [name = '', ...others] = alternatives;
    if (kind !== 'skill' || others.length > 0 || kindOf(lexicon, name) === 'tool') return false;
    if (tokenize(name).at(-1)?.key === software) return false;
    const [work, last] = tokenize(term).slice(-2);
    if (work === undefined || last?.key !== software) return false;
    return (
      isLightHead(work.key) ||
      isGerund(work) ||
      verbNamedBy(work.key) !== undefined ||
      verbOfAction(work.key) !== null
    );
  },
);

/** True if the posting asks for software and the text has none: "managed four restaurants". */
export function lacksProgram(read: ReadText, requirement: AskedRequirement): boolean {
  return !read.keys.has(software) && asksForProgram(read.lexicon, requirement);
}

import { type HeadingSection, phraseTable, postingHeadings } from '../../lexicon/posting-phrases.ts';
import { fold } from '../../text/fold.ts';
import { lazy, memoize } from '../../text/memoize.ts';
import { countPhrases, hasPhrase, sieveOf, startsWithPhrase } from '../../text/phrase-table.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { cueOf, required } from '../cues/cues.ts';

/** Signs, the number of a section, and the small words that talk leads in with: "So, what will you do?" */
const ornament = preparedPattern(
  String.raw`^[^\p{L}\p{N}]+|^[一二三四五六七八九十]{1,2}[、.]\s*|^(?:so|and|ok|okay|now|well|alright|here['’]?s|this is),?\s+(?=(?:what|who|why|how|where|you|your|we|the)\b)`,
);

/** In lines: each is asked about again as a heading, as the last line of a wrapped one, and as what stands below a heading. */
const maxRemembered = 500;

/** The section whose heading a text begins like; null for none. */
export function knownHeading(text: string): HeadingSection | null {
  return headingIn(text).section;
}

const headingIn = memoize(maxRemembered, (text): { readonly section: HeadingSection | null } => ({
  section: sectionOf(text),
}));

/** Earlier tables win: "preferred qualifications" is nice before it is a requirement. */
const headings = lazy(postingHeadings);

const sieve = lazy(() => sieveOf(headings().map(({ phrases }) => phrases)));

function sectionOf(text: string): HeadingSection | null {
  const folded = fold(text).replace(ornament.for(text), '').replaceAll('’', "'").trim();
  const asked = questionSection(folded);
  if (asked) return asked;
  const possible = sieve()(folded);
  const section =
    headings().find(
      ({ phrases }, index) => ((possible >> index) & 1) === 1 && startsWithPhrase(phrases, folded),
    )?.section ?? null;
  // "Qualifications that would be a plus"
  return section === 'requirements' && cueOf(text) === 'nice' && !hasPhrase(required, folded)
    ? 'nice'
    : section;
}

/**
 * What stands below a question, which is folded text, by who is meant, how strongly, and whether it is denied:
 * "what do we need to see?", "was ist nicht nötig?"; null for one that asks for nothing of the reader.
 */
function questionSection(question: string): HeadingSection | null {
  if (!/[?？][\s~=*_#>\])】+-]*$/.test(question) || !startsWithPhrase(asksWhat, question)) return null;
  if (hasPhrase(asksForOffer, question)) return 'benefits';
  if (hasPhrase(asksOtherwise, question)) return null;
  const wishes = hasPhrase(wishesFor, question);
  if (!wishes && !hasPhrase(asksOfReader, question)) return null;
  const isDenied = countPhrases(denies, question) % 2 === 1;
  if (isDenied) return 'refused';
  return wishes ? 'nice' : 'requirements';
}

/* What a question that heads a list is about: over folded text. */

/** Asks for things; "how", "why" and "where" ask for something else. */
const asksWhat = phraseTable('question_word');

/** Asks what the reader would get. */
const asksForOffer = phraseTable('asks_for_offer');

/** Asks what is done, described or sent: no question for what somebody brings along. */
const asksOtherwise = phraseTable('asks_other');

/** Denies; denied twice is asked for: "what can you not do without". */
const denies = phraseTable('denial');

/** Wishes for something, and makes no condition of it. */
const wishesFor = phraseTable('wish');

/** Asks what somebody has, knows or can; or what the employer or the work wants, or holds for important. */
const asksOfReader = phraseTable('asks_of_reader');

import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { type HeadingSection, phraseTable, postingHeadings } from '../../lexicon/posting-phrases.ts';
import { countPhrases, hasPhrase, sieveOf, startsWithPhrase } from '../../text/patterns/phrase-table.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { fold } from '../../values/fold.ts';
import { lazy, memoize } from '../../values/memoize.ts';
import { cueOf, required, unsuitedFrom } from '../cues/cues.ts';

/** Signs, section numbers and small words before a spoken heading: "So, what will you do?" */
const ornament = preparedPattern(
  String.raw`^[^\p{L}\p{N}]+|^[一二三四五六七八九十]{1,2}[、.]\s*|^(?:so|and|ok|okay|now|well|alright|here['’]?s|this is),?\s+(?=(?:what|who|why|how|where|you|your|we|the)\b)`,
);

/** "This isn't for you if you": below are people whom the job does not suit. */
const opensUnsuited = preparedPattern(
  () =>
    String.raw`(?:${phrases('posting', 'unsuited')})(?:,? (?:you(?:.re|.ve|.d|.ll)?|du|sie|ihr|vous|tu|usted|(?:any|one|some) of [\w ]{4,30}))?\W{0,20}$`,
);

/** Lines; each is looked up as a heading, as the last line of a wrapped one, and as a line below a heading. */
const maxRemembered = 500;

/** The section of a heading that a text begins like; null if it begins like none. */
export function knownHeading(text: string): HeadingSection | null {
  return headingIn(text).section;
}

const headingIn = memoize(maxRemembered, (text): { readonly section: HeadingSection | null } => ({
  section: sectionOf(text),
}));

/** Earlier tables take precedence: "preferred qualifications" is `nice` before it is a requirement. */
const headings = lazy(postingHeadings);

const sieve = lazy(() => sieveOf(headings().map((heading) => heading.phrases)));

/** The folded text in which the phrases of headings are looked up. */
export function headingStart(text: string): string {
  return fold(text).replace(ornament.regExp, '').replaceAll('’', "'").trim();
}

function sectionOf(text: string): HeadingSection | null {
  const folded = headingStart(text);
  if (opensUnsuited.test(folded) && unsuitedFrom(folded) !== null) return 'refused';
  const asked = questionSection(folded);
  if (asked) return asked;
  const possible = sieve()(folded);
  const section =
    headings().find(
      (heading, index) => ((possible >> index) & 1) === 1 && startsWithPhrase(heading.phrases, folded),
    )?.section ?? null;
  // "Qualifications that would be a plus"
  return section === 'requirements' && cueOf(text) === 'nice' && !hasPhrase(required, folded)
    ? 'nice'
    : section;
}

/**
 * The section below a question, which is folded text, by whom it means, how strongly, and whether it is negated: "what
 * do we need to see?", "was ist nicht nötig?"; null if it asks for nothing of the reader.
 */
function questionSection(question: string): HeadingSection | null {
  if (!/[?？][\s~=*_#>\])】+-]*$/.test(question) || !startsWithPhrase(asksWhat, question)) return null;
  if (hasPhrase(asksForOffer, question)) return 'benefits';
  if (hasPhrase(asksSomethingElse, question)) return null;
  const isPreferred = hasPhrase(asksForPreferred, question);
  if (!isPreferred && !hasPhrase(asksOfReader, question)) return null;
  const isDenied = countPhrases(negations, question) % 2 === 1;
  if (isDenied) return 'refused';
  return isPreferred ? 'nice' : 'requirements';
}

/* Topics of a question that heads a list, matched against folded text. */

/** Asks for things, unlike "how", "why" and "where". */
const asksWhat = phraseTable('question_word');

/** Asks about the employer's offer. */
const asksForOffer = phraseTable('asks_for_offer');

/** Asks about something done, described or sent, not about qualifications. */
const asksSomethingElse = phraseTable('asks_other');

/** Negations; two cancel out: "what can you not do without". */
const negations = phraseTable('denial');

/** Asks for something that would be nice to have. */
const asksForPreferred = phraseTable('wish');

/** Asks what the reader has, knows or can do, or what matters to the employer or the work. */
const asksOfReader = phraseTable('asks_of_reader');

import { canonical, formsOf, kindOf, type Lexicon, memoizeInLexicon } from '../../../lexicon/lexicon.ts';
import { type AskedRequirement, type Posting, spellingOf } from '../../../posting/posting.ts';
import { wordRuns } from '../../../text/find-form.ts';
import { type Language, sharesLanguage } from '../../../text/language.ts';
import { hasSmallLetter, opensCapitalizedWord, opensSmall } from '../../../text/letters.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { termKey, tokenize } from '../../../text/tokenize.ts';
import { isSpelledAlike } from '../../../values/fold.ts';
import { memoize } from '../../../values/memoize.ts';

/* How the posting spells its requirements. */

/** The posting's spelling of a term, which may replace true aliases in the resume. */
export interface WantedSpelling {
  readonly requirement: string;
  readonly canonical: string;
  readonly text: string;
  readonly key: string;
  /** Keys of other spellings that the posting uses too, so that they need not be replaced. */
  readonly alsoWritten: ReadonlySet<string>;
}

/**
 * The wanted spellings by canonical term. Certificates, licenses and languages keep the wording of their issuer. If
 * posting and resume are in different languages, only names of tools are included, because nothing is translated.
 */
export function wantedSpellings(
  lexicon: Lexicon,
  { requirements, language }: Posting,
  resumeLanguage: Language | null,
  postingText: string,
): ReadonlyMap<string, WantedSpelling> {
  const runs = wordRuns(tokenize(postingText));
  const isWritten = (key: string) => runs.has(key.split(' '));
  const skills = requirements.filter(({ kind }) => kind === 'skill');
  const wanted = skills.flatMap((requirement) =>
    requirement.alternatives.map((alternative): [string, WantedSpelling] => {
      const text = writtenAs(lexicon, requirement, alternative);
      const name = canonical(lexicon, text);
      const others = formsOf(lexicon, name).map(termKey).filter(isWritten);
      const alsoWritten = new Set([...(requirement.alsoWritten ?? []).map(termKey), ...others]);
      return [name, { requirement: requirement.id, canonical: name, text, key: termKey(text), alsoWritten }];
    }),
  );
  const isShared = sharesLanguage(language, resumeLanguage);
  const usable = wanted.filter(([, { text }]) => isShared || kindOf(lexicon, text) === 'tool');
  // The first requirement decides.
  return new Map(usable.reverse());
}

const innerCapital = preparedPattern(String.raw`.\p{Lu}`);

/** The posting's form of a term, without capitals that are due only to a heading or the start of a line. */
export function writtenAs(lexicon: Lexicon, requirement: AskedRequirement, alternative: string): string {
  return alternativesWritten(lexicon, requirement)(alternative);
}

const maxAlternatives = 50;

/** Cached because every step that names a requirement needs its spelling. */
const alternativesWritten = memoizeInLexicon((lexicon, requirement: AskedRequirement) =>
  memoize(maxAlternatives, (alternative) => alternativeWritten(lexicon, requirement, alternative)),
);

function alternativeWritten(lexicon: Lexicon, requirement: AskedRequirement, alternative: string): string {
  const spelling = spellingOf(lexicon, requirement, alternative);
  const key = termKey(spelling);
  const hasOwnCapitals = innerCapital.test(spelling) && hasSmallLetter(spelling);
  if (hasOwnCapitals) return spelling;
  const usual = lexicon.index.terms
    .get(key)
    ?.spellings.find((written) => termKey(written) === key && isSpelledAlike(written, spelling));
  return usual === undefined ? spelling : withUsualCapital(spelling, usual);
}

/** Uses a small first letter if the lexicon does: `Lathes` at the start of a line becomes `lathes`. */
function withUsualCapital(spelling: string, usual: string): string {
  if (usual.toLowerCase() === spelling.toLowerCase()) return usual;
  const isPlain = opensSmall(usual) && opensCapitalizedWord(spelling);
  return isPlain ? spelling.slice(0, 1).toLowerCase() + spelling.slice(1) : spelling;
}

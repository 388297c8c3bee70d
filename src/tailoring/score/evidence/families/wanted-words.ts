import { genericWords, grammarWords } from '../../../../lexicon/generic-words.ts';
import { wordClassOf } from '../../../../lexicon/word-classes.ts';
import { familyOf } from '../../../../lexicon/word-families.ts';
import type { AskedRequirement } from '../../../../posting/posting.ts';
import { spellingOf } from '../../../../posting/requirements/spelling-of.ts';
import { memoizeByObject } from '../../../../text/memoize.ts';
import { type Token, tokenize } from '../../../../text/tokenize.ts';
import { isLightHead } from './light-heads.ts';

/** The words of a requirement that a clause must have, in whatever order and form. */
export interface WantedWords {
  /** Families of the words. */
  readonly families: readonly string[];
  /** Only a word like "management" is left out. */
  readonly isWithoutHead: boolean;
}

const fewest = 2;
const most = 4;
const linking: ReadonlySet<string> = new Set(
  'de du des la le les l el los las y et und oder der die das en con con of'.split(' '),
);

/** Nothing for soft skills, papers and languages, single words and names. */
export const wantedWords = memoizeByObject((requirement: AskedRequirement): readonly WantedWords[] => {
  if (requirement.kind !== 'skill') return [];
  return requirement.alternatives.flatMap((alternative) => wantedOf(spellingOf(requirement, alternative)));
});

function wantedOf(spelling: string): WantedWords[] {
  if (/[\p{Script=Han}\d/&+#]/u.test(spelling)) return [];
  const words = tokenize(spelling).filter(({ key }) => !grammarWords.has(key) && !linking.has(key));
  if (words.length < fewest || words.length > most || words.some(isName)) return [];
  const keys = words.map(({ key }) => key);
  const last = keys.at(-1) ?? '';
  const whole = { families: keys.map(familyOf), isWithoutHead: false };
  const rest = keys.slice(0, -1);
  const named =
    isLightHead(last) && isSpecific(rest) ? [{ families: rest.map(familyOf), isWithoutHead: true }] : [];
  return keys.every((key) => genericWords.has(key) || isLightHead(key)) ? [] : [whole, ...named];
}

/** Part of a name: `Power BI`, `Lake Formation`. */
function isName({ text }: Token, index: number): boolean {
  return index > 0 ? /\p{Lu}/u.test(text) : /\p{Lu}.*\p{Lu}/u.test(text);
}

/** One word says enough only if it is a noun, long, and not of every trade. */
function isSpecific(keys: readonly string[]): boolean {
  if (keys.length === 0 || keys.every((key) => genericWords.has(key) || isLightHead(key))) return false;
  const [only = ''] = keys;
  if (keys.length > 1) return true;
  if (commonAlone.has(familyOf(only)) || adjective.test(only)) return false;
  return (
    only.length >= shortestAlone && !/^(?:[NV]*A|[NV]*a?R)/.test(wordClassOf(only)) && !commonAlone.has(only)
  );
}

const shortestAlone = 6;
const adjective = /(?:ive|al|ic|ous|ful|able|ary)$/;
/** Nouns that many trades have: alone they say nothing of what is asked. */
const commonAlone: ReadonlySet<string> = new Set(
  `client customer construction project product business company people account market quality design service record report
  office public change member employee technical personal digital internal external general product document program
  school family meeting response account contract material equipment security health safety network system software
  student patient social market policy resource research training vendor supplier content stakeholder relationship
  financial strategic operational performance workflow process community
  operations information communication administration organization`.split(/\s+/),
);

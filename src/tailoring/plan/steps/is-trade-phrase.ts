import { grammarWords } from '../../../lexicon/generic-words.ts';
import { kindOf } from '../../../lexicon/lexicon.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { type Token, tokenize } from '../../../text/tokenize.ts';

/** People, places, times and matters that every job has: what ends in one of these is no skill. Token keys. */
const looseHeads: ReadonlySet<string> = new Set(
  `adult area background branch business case center centre child class classroom client colleague company concept
  condition context course customer day deadline department detail duty environment experience facility family field
  goal group home hospital hour house industry issue item job kitchen level life line manager matter member month need
  night office owner part patient people person place plant practice principle problem project property pupil quality
  range request requirement resident result role room rotation school section sector setting shift shop site size skill
  solution sou staff standard step store student style target task team term thing time timeline topic transport travel
  type unit user vehicle volume ward warehouse way week weekend work worker world year
  équipe service entreprise secteur poste clientèle client journée mission cliente empresa equipo puesto sector turno`
    .trim()
    .split(/\s+/),
);

/** Words that only say how much, how big or how good. Token keys. */
const looseModifiers: ReadonlySet<string> = new Set(
  `academic acute all any basic big busy commercial common complex daily different direct domestic fast full general good
  great heavy high industrial international key large local long low main major many medium modern multiple national new
  other own private professional public residential several short similar single slow small special specific standard strong
  two three various wide young`
    .trim()
    .split(/\s+/),
);

const ideographs = preparedPattern(String.raw`^\p{Script=Han}+$`);
const plainWord = preparedPattern(String.raw`^\p{L}{3,}$`);

/**
 * `window functions`, `confidence intervals`, `signature électronique`: a phrase that no table knows and that a person
 * would name in a list of skills all the same. A lone word may be anything, so it is none.
 */
export function isTradePhrase(term: string): boolean {
  if (kindOf(term) !== null) return false;
  if (ideographs.test(term)) return term.length >= 4 && term.length <= 8;
  const words = tokenize(term);
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || words.length < 2 || words.length > 3) return false;
  return words.every(isPlainWord) && !looseModifiers.has(first.key) && !looseHeads.has(last.key);
}

function isPlainWord({ text, key }: Token): boolean {
  return plainWord.test(text) && !grammarWords.has(key) && !key.endsWith('ly');
}

import { formsOf, kindOf, type Lexicon } from '../../../lexicon/lexicon.ts';
import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { type ReadTerm, readText } from '../../../lexicon/read-text.ts';
import { everydayTools } from '../../../lexicon/skills/classes.ts';
import { areInterchangeable, isAcronym } from '../../../lexicon/skills/interchangeable.ts';
import { isOlderName } from '../../../lexicon/skills/product-names.ts';
import { andWords } from '../../../lexicon/words/function-words.ts';
import { readVerb } from '../../../lexicon/words/verbs.ts';
import { findKeys, rangeOf, type TokenRange } from '../../../text/find-form.ts';
import { opensWithCapital } from '../../../text/letters.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { type Token, termKey, tokenize } from '../../../text/tokenize.ts';
import { lazy, memoizeByObject } from '../../../values/memoize.ts';
import { headAfter, isName } from '../../grammar/noun-phrase.ts';
import { capitalized, withArticle } from '../../grammar/spelling.ts';
import { isUnsettledLongForm } from '../../resume/acronym-meaning.ts';
import { type Chunk, isBullet, workKinds } from '../../resume/resume-model.ts';
import { isFlat, skillGroups } from '../../resume/skill-groups.ts';
import type { PlanInput } from '../plan-input.ts';
import type { WantedSpelling } from './wanted-spellings.ts';

/** Countable nouns, which need an article or a plural: not `experience with forecast`. */
const countable = lazy(() =>
  preparedPattern(String.raw`(?:^|[\s-])(?:${wordList('writing', 'one_of_several').alternatives('en')})$`),
);

/** Pluralizes a countable term (`learning management systems`); other terms are unchanged. */
function inPlural(term: string): string {
  return countable().test(term) && !term.endsWith('s') ? `${term}s` : term;
}

export interface AliasSwap {
  readonly requirement: string;
  /** As written in the base resume. */
  readonly from: string;
  readonly to: string;
}

interface Swapped {
  readonly text: string;
  readonly swaps: readonly AliasSwap[];
}

/** Occurrences of a term that are tried in one text; if a swap is refused at these, it is hardly possible later. */
const maxAttempts = 8;

/**
 * Replaces the first possible occurrence of a true alias by the posting's spelling: `k8s` becomes `Kubernetes`. An
 * acronym is never dropped but follows its long form: `bills of materials (BOMs)`. `isPlace` tells for which terms
 * this text may be changed.
 */
export function swapAliases(
  lexicon: Lexicon,
  text: string,
  wanted: ReadonlyMap<string, WantedSpelling>,
  isPlace: (canonical: string) => boolean = () => true,
): Swapped {
  const { tokens, terms } = readText(lexicon, text);
  const unchanged: Swapped = { text, swaps: [] };
  const tried = new Map<string, number>();
  const chosen = terms.filter((term) => {
    const spelling = wanted.get(term.canonical);
    const times = tried.get(term.canonical) ?? 0;
    if (!spelling || times >= maxAttempts || !isPlace(term.canonical) || hasWantedSpelling(spelling, tokens))
      return false;
    const isSwapped = swapTerm(lexicon, unchanged, term, tokens, spelling) !== null;
    tried.set(term.canonical, isSwapped ? maxAttempts : times + 1);
    return isSwapped;
  });
  const taken = new Set(chosen);
  const beside = findWantedSpellings(text, tokens, wanted).filter((name) =>
    chosen.some((term) => areListed(text, tokens, name, term)),
  );
  // From the end, so that earlier offsets stay valid.
  return [...chosen, ...beside]
    .sort((a, b) => a.first - b.first)
    .reduceRight((result, term) => {
      const spelling = wanted.get(term.canonical);
      if (!spelling) return result;
      const swapped = taken.has(term) ? swapTerm : capitalizeTerm;
      return swapped(lexicon, result, term, tokens, spelling) ?? result;
    }, unchanged);
}

/** Occurrences of the posting's spellings in any capitalization; they need not be in the lexicon. */
function findWantedSpellings(
  text: string,
  tokens: readonly Token[],
  wanted: ReadonlyMap<string, WantedSpelling>,
): readonly ReadTerm[] {
  return [...wanted.values()].flatMap(({ canonical, key }) => {
    const keys = key.split(' ');
    const first = findKeys(tokens, keys, 0);
    if (first === -1) return [];
    const { start, end } = rangeOf(tokens, first, keys.length);
    return [{ canonical, text: text.slice(start, end), first, count: keys.length }];
  });
}

const joined = preparedPattern(() => String.raw`^\s*(?:[,、，/&+]|${andWords()}|和|及|与)\s*$`, 'iu');

/** True if two terms are neighbors in a list. In `springboot、mybatis`, both are corrected or neither. */
function areListed(text: string, tokens: readonly Token[], one: ReadTerm, other: ReadTerm): boolean {
  const [before, after] = one.first < other.first ? [one, other] : [other, one];
  const { end } = rangeOf(tokens, before.first, before.count);
  const { start } = rangeOf(tokens, after.first, after.count);
  return joined.test(text.slice(end, start));
}

const innerCapital = preparedPattern(String.raw`\p{L}\p{Lu}`);

/** Corrects the capitals of a name. This alone is no reason to change a text, so a neighbor must change too. */
function capitalizeTerm(
  lexicon: Lexicon,
  { text, swaps }: Swapped,
  { text: from, first, count, canonical }: ReadTerm,
  tokens: readonly Token[],
  { requirement, text: to }: WantedSpelling,
): Swapped | null {
  const differsInCapitals = from !== to && from.toLowerCase() === to.toLowerCase();
  const kind = kindOf(lexicon, canonical);
  if (!differsInCapitals || !(kind === 'tool' || (kind === null && innerCapital.test(to)))) return null;
  const { start, end } = rangeOf(tokens, first, count);
  if (isGlued(text, { start, end })) return null;
  return { text: text.slice(0, start) + to + text.slice(end), swaps: [{ requirement, from, to }, ...swaps] };
}

/** True if the text has the wanted spelling already: `Kubernetes (k8s)`. */
function hasWantedSpelling({ key }: WantedSpelling, tokens: readonly Token[]): boolean {
  return findKeys(tokens, key.split(' '), 0) !== -1;
}

function swapTerm(
  lexicon: Lexicon,
  { text, swaps }: Swapped,
  { canonical, text: from, first, count }: ReadTerm,
  tokens: readonly Token[],
  { requirement, text: wanted, alsoWritten }: WantedSpelling,
): Swapped | null {
  if (alsoWritten.has(termKey(from)) || isSameActivity(from, wanted) || isOlderName(wanted, from))
    return null;
  const { start, end } = rangeOf(tokens, first, count);
  const form = formsOf(lexicon, canonical).find((spelling) => termKey(spelling) === termKey(from));
  const agreeing = form === undefined ? null : inNumberOf(wanted, from, form);
  const to = agreeing === null ? null : asSingular(agreeing, from, text.slice(0, start));
  if (to === null || isGlued(text, { start, end }) || !areInterchangeable(lexicon, from, to)) return null;
  if (isNoGain(from, to, canonical) || isClipped(from, to)) return null;
  if (
    isInBracketsAfter(lexicon, text.slice(0, start), canonical) ||
    isAfterOwner(lexicon, text.slice(0, start), from)
  )
    return null;
  // Before a noun, only a name keeps its meaning: `A/B testing add-ons` stays.
  if (!isName(lexicon, to) && headAfter(text, end) !== null) return null;
  const isExplained = isAcronymPair(from, to);
  if (isExplained && isByBrackets(text, start, end)) return null;
  if (isExplained && namesSeveral(from) !== namesSeveral(to)) return null;
  const both = isExplained ? withAcronym(from, to) : to;
  const placed = start === 0 ? capitalized(both) : both;
  const replaced = withArticle(text.slice(0, start), placed) + text.slice(end);
  return { text: replaced, swaps: [{ requirement, from, to: placed }, ...swaps] };
}

/** True if the spellings have the same key, or differ only in the maker of an everyday tool: `MS Excel`. */
function isNoGain(from: string, to: string, term: string): boolean {
  if (termKey(from) === termKey(to)) return true;
  const ofMaker = (text: string) => text.replace(/^(?:MS|Microsoft) /, '');
  return everydayTools.has(term) && ofMaker(from) === ofMaker(to);
}

/** True if `to` shortens the full name: `Mongo` for `MongoDB`, `JS` for `JavaScript`; not `React` for `ReactJS`. */
function isClipped(from: string, to: string): boolean {
  const [full, short] = [from.replace(/(?<=\p{L})\.?js$/iu, ''), to].map((text) =>
    text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase(),
  );
  if (!full || !short || short.length >= full.length || /\s/.test(from)) return false;
  return full.startsWith(short) || short.length * 2 <= full.length;
}

const bracketed = preparedPattern('[(（]$', 'u');

/** True if a bracket opens directly after another form of the term: `WebAssembly (Wasm)`. */
export function isInBracketsAfter(lexicon: Lexicon, before: string, canonical: string): boolean {
  if (!bracketed.test(before)) return false;
  const { tokens, terms } = readText(lexicon, before);
  const last = terms.at(-1);
  return last?.canonical === canonical && last.first + last.count === tokens.length;
}

const owner = preparedPattern(
  () => String.raw`(?<![\p{L}\p{N}])(?:${phrases('writing', 'owner_of_product')})\s$`,
  'u',
);

/** True after the owner's name, where the term is the name of a product: `an Amazon Elasticsearch`. */
function isAfterOwner(lexicon: Lexicon, before: string, from: string): boolean {
  return opensWithCapital(from) && kindOf(lexicon, from) === 'tool' && owner.test(before);
}

function isAcronymPair(one: string, other: string): boolean {
  return isAcronym(one, other) || isAcronym(other, one);
}

function withAcronym(one: string, other: string): string {
  return isAcronym(one, other) ? `${other} (${one})` : `${one} (${other})`;
}

/** True for plurals (`bills of materials`, `BOMs`), but not for `CMS`. */
function namesSeveral(term: string): boolean {
  return /(?:[a-z]|[A-Z]{2})s$/.test(term.split(/\sof\s/, 1).join(''));
}

/** True inside or directly before brackets, where the term may be explained already. */
function isByBrackets(text: string, start: number, end: number): boolean {
  const before = text.slice(0, start);
  return /^\s*[(（]/u.test(text.slice(end)) || before.lastIndexOf('(') > before.lastIndexOf(')');
}

/** True if the posting's verb would replace its -ing form: `forecasting` is a better name than `forecast`. */
function isSameActivity(from: string, wanted: string): boolean {
  const [verb, other] = [from, wanted].map((term) => readVerb(term.split(/\s+/).at(-1) ?? ''));
  return (
    verb?.forms.includes('gerund') === true && !other?.forms.includes('gerund') && verb.lemma === other?.lemma
  );
}

/** The posting's spelling in the grammatical number of the text; null if that takes more than an -s. */
function inNumberOf(wanted: string, found: string, form: string): string | null {
  if (isPlural(found) && !isPlural(wanted) && inPlural(wanted) !== wanted) return inPlural(wanted);
  if (isPlural(found) === isPlural(form)) return wanted;
  if (isPlural(found)) return isPlural(wanted) ? wanted : null;
  return isPlural(wanted) ? wanted.replace(/s$/, '') : wanted;
}

const oneOnly = preparedPattern(String.raw`\b(?:an?|another|each|every|this|that) (?:[\p{L}-]+ )?$`, 'iu');

/** The singular after words such as `a` (`a REST API`, not `a REST APIs`); null for `a unit testing`. */
function asSingular(term: string, found: string, before: string): string | null {
  if (!oneOnly.test(before)) return term;
  if (/ing$/i.test(term) && !/ing$/i.test(found)) return null;
  const differs = isPlural(term) && !isPlural(found) && lastKey(term) === lastKey(found);
  return differs ? term.replace(/s$/, '') : term;
}

function lastKey(term: string): string | undefined {
  return tokenize(term).at(-1)?.key;
}

function isPlural(term: string): boolean {
  const last = tokenize(term).at(-1);
  return last !== undefined && /s$/i.test(last.text) && last.key === last.text.toLowerCase().slice(0, -1);
}

/**
 * True for texts whose spellings may be swapped: prose, and skills but not the names of skill groups. Names of
 * projects, schools, certificates, titles and employers never change.
 */
export function mayBeSpelled(model: PlanInput['model']): (chunk: Chunk) => boolean {
  const skillsAreFlat = isFlat(skillGroups(model));
  return ({ kind, path }) => {
    if (kind === 'skill') return skillsAreFlat || path.includes('.keywords[');
    const isProse = isBullet(path) || path.endsWith('.summary');
    return path === 'basics.summary' || (isProse && workKinds.has(kind));
  };
}

/**
 * The path of the text that takes the posting's spelling, by term: the first one where the swap is possible. None if
 * any text has that spelling already, or if the resume does not settle what an acronym means.
 */
const placesOf = memoizeByObject(
  ({ terms, wanted, model }: Pick<PlanInput, 'terms' | 'wanted' | 'model'>): ReadonlyMap<string, string> => {
    const places = new Map<string, string>();
    const known = new Set(
      terms.flatMap(({ canonical, quote }) =>
        termKey(quote) === wanted.get(canonical)?.key ? [canonical] : [],
      ),
    );
    const isEligible = mayBeSpelled(model);
    const seen = new Set<string>();
    for (const { canonical, quote, chunk } of terms) {
      const spelling = wanted.get(canonical);
      if (!spelling || known.has(canonical) || places.has(canonical) || !isEligible(chunk)) continue;
      // A term that a text repeats is tried only once in it.
      if (seen.size === seen.add(`${chunk.path} ${canonical}`).size) continue;
      const isOpen =
        isAcronymPair(quote, spelling.text) &&
        isUnsettledLongForm(model.lexicon, spelling.text, quote, model.chunks);
      const { swaps } = swapAliases(model.lexicon, chunk.text, new Map([[canonical, spelling]]));
      if (!isOpen && swaps.length > 0) places.set(canonical, chunk.path);
    }
    return places;
  },
);

/** Tests for a term whether the text at `path` is the one that takes the posting's spelling. */
export function isPlaceAt(
  path: string,
  input: Pick<PlanInput, 'terms' | 'wanted' | 'model'>,
): (canonical: string) => boolean {
  return (canonical) => placesOf(input).get(canonical) === path;
}

const gluedBefore = preparedPattern(String.raw`[\p{L}\p{N}][-_./@]$`);
const gluedAfter = preparedPattern(String.raw`^(?:[-_/@]|\.\p{L})[\p{L}\p{N}]?`);

/** True if a hyphen, dot or slash makes it part of a longer name: `k8s-operator`, `nodejs.example.com`. */
export function isGlued(text: string, { start, end }: TokenRange): boolean {
  return gluedBefore.test(text.slice(0, start)) || gluedAfter.test(text.slice(end));
}

import { everydayTools } from '../../../lexicon/classes.ts';
import { areInterchangeable, isAcronym } from '../../../lexicon/interchangeable.ts';
import { formsOf, kindOf } from '../../../lexicon/lexicon.ts';
import { phrases } from '../../../lexicon/phrase-lists.ts';
import { isOlderName } from '../../../lexicon/product-names.ts';
import { type ReadTerm, readText } from '../../../lexicon/read-text.ts';
import { readVerb } from '../../../lexicon/verbs.ts';
import { wordList } from '../../../lexicon/word-lists.ts';
import { findKeys, rangeOf, type TokenRange } from '../../../text/find-form.ts';
import { lazy, memoizeByObject } from '../../../text/memoize.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { type Token, termKey, tokenize } from '../../../text/tokenize.ts';
import { headAfter, isName } from '../../grammar/noun-phrase.ts';
import { capitalized, withArticle } from '../../grammar/spelling.ts';
import { isUnsettledLongForm } from '../../resume/acronym-meaning.ts';
import { type Chunk, isBullet, workKinds } from '../../resume/resume-model.ts';
import { isFlat, skillGroups } from '../../resume/skill-groups.ts';
import type { PlanInput } from '../plan-input.ts';
import type { WantedSpelling } from './wanted-spellings.ts';

/** Things of which a sentence names one with an article, or several: nobody has `experience with forecast`. */
const countable = lazy(() =>
  preparedPattern(String.raw`(?:^|[\s-])(?:${wordList('writing', 'one_of_several').alternatives('en')})$`),
);

/** `learning management systems`, where the posting speaks of one; all else as it is. */
function inPlural(term: string): string {
  return countable().test(term) && !term.endsWith('s') ? `${term}s` : term;
}

export interface AliasSwap {
  readonly requirement: string;
  /** As the base writes it. */
  readonly from: string;
  readonly to: string;
}

interface Swapped {
  readonly text: string;
  readonly swaps: readonly AliasSwap[];
}

/** A text that repeats a term is tried at so many places: what stops the change at these stops it at the next. */
const mostTried = 8;

/**
 * Puts the posting's spelling in the place of true aliases: `k8s` becomes `Kubernetes`, where it comes first. An acronym is never
 * dropped: it follows its long form, `bills of materials (BOMs)`. `isPlace` says of which terms the text is the place for that.
 */
export function swapAliases(
  text: string,
  wanted: ReadonlyMap<string, WantedSpelling>,
  isPlace: (canonical: string) => boolean = () => true,
): Swapped {
  const { tokens, terms } = readText(text);
  const unchanged: Swapped = { text, swaps: [] };
  const tried = new Map<string, number>();
  const chosen = terms.filter((term) => {
    const spelling = wanted.get(term.canonical);
    const times = tried.get(term.canonical) ?? 0;
    if (!spelling || times >= mostTried || !isPlace(term.canonical) || isNamed(spelling, tokens))
      return false;
    const isSwapped = swapTerm(unchanged, term, tokens, spelling) !== null;
    tried.set(term.canonical, isSwapped ? mostTried : times + 1);
    return isSwapped;
  });
  const taken = new Set(chosen);
  const beside = namesOf(text, tokens, wanted).filter((name) =>
    chosen.some((term) => areListed(text, tokens, name, term)),
  );
  // From the end, so that what comes before keeps its place.
  return [...chosen, ...beside]
    .sort((a, b) => a.first - b.first)
    .reduceRight((result, term) => {
      const spelling = wanted.get(term.canonical);
      if (!spelling) return result;
      const swapped = taken.has(term) ? swapTerm : capitalizeTerm;
      return swapped(result, term, tokens, spelling) ?? result;
    }, unchanged);
}

/** Where the text has what the posting writes, in whatever capitals; a table need not know it. */
function namesOf(
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

const joined = preparedPattern(String.raw`^\s*(?:[,、，/&+]|and|und|et|y|和|及|与)\s*$`, 'iu');

/** `springboot、mybatis`: of two in one list both are written properly, or none. */
function areListed(text: string, tokens: readonly Token[], one: ReadTerm, other: ReadTerm): boolean {
  const [before, after] = one.first < other.first ? [one, other] : [other, one];
  const { end } = rangeOf(tokens, before.first, before.count);
  const { start } = rangeOf(tokens, after.first, after.count);
  return joined.test(text.slice(end, start));
}

const innerCapital = preparedPattern(String.raw`\p{L}\p{Lu}`);

/** The capitals of the name, where they alone differ: no reason to touch a text, unless its neighbor is touched. */
function capitalizeTerm(
  { text, swaps }: Swapped,
  { text: from, first, count, canonical }: ReadTerm,
  tokens: readonly Token[],
  { requirement, text: to }: WantedSpelling,
): Swapped | null {
  const differsInCapitals = from !== to && from.toLowerCase() === to.toLowerCase();
  const kind = kindOf(canonical);
  if (!differsInCapitals || !(kind === 'tool' || (kind === null && innerCapital.test(to)))) return null;
  const { start, end } = rangeOf(tokens, first, count);
  if (isGlued(text, { start, end })) return null;
  return { text: text.slice(0, start) + to + text.slice(end), swaps: [{ requirement, from, to }, ...swaps] };
}

/** `Kubernetes (k8s)` names both already. */
function isNamed({ key }: WantedSpelling, tokens: readonly Token[]): boolean {
  return findKeys(tokens, key.split(' '), 0) !== -1;
}

function swapTerm(
  { text, swaps }: Swapped,
  { canonical, text: from, first, count }: ReadTerm,
  tokens: readonly Token[],
  { requirement, text: wanted, alsoWritten }: WantedSpelling,
): Swapped | null {
  if (alsoWritten.has(termKey(from)) || isSameActivity(from, wanted) || isOlderName(wanted, from))
    return null;
  const { start, end } = rangeOf(tokens, first, count);
  const form = formsOf(canonical).find((spelling) => termKey(spelling) === termKey(from));
  const agreeing = form === undefined ? null : inNumberOf(wanted, from, form);
  const to = agreeing === null ? null : asOne(agreeing, from, text.slice(0, start));
  if (to === null || isGlued(text, { start, end }) || !areInterchangeable(from, to)) return null;
  if (isNoGain(from, to, canonical) || isClipped(from, to)) return null;
  if (isInBracketsAfter(text.slice(0, start), canonical) || isOfOwner(text.slice(0, start), from))
    return null;
  // In front of a noun, only a name keeps what it means: `A/B testing add-ons`.
  if (!isName(to) && headAfter(text, end) !== null) return null;
  const isExplained = isAcronymPair(from, to);
  if (isExplained && standsByBrackets(text, start, end)) return null;
  if (isExplained && areSeveral(from) !== areSeveral(to)) return null;
  const both = isExplained ? explained(from, to) : to;
  const placed = start === 0 ? capitalized(both) : both;
  const replaced = withArticle(text.slice(0, start), placed) + text.slice(end);
  return { text: replaced, swaps: [{ requirement, from, to: placed }, ...swaps] };
}

/** Capitals alone are found by everybody, and everybody knows who makes Excel. */
function isNoGain(from: string, to: string, term: string): boolean {
  if (termKey(from) === termKey(to)) return true;
  const ofMaker = (text: string) => text.replace(/^(?:MS|Microsoft) /, '');
  return everydayTools.has(term) && ofMaker(from) === ofMaker(to);
}

/** `Mongo` for `MongoDB`, `JS` for `JavaScript`: the full name says no less. `ReactJS` is `React` with its language. */
function isClipped(from: string, to: string): boolean {
  const [full, short] = [from.replace(/(?<=\p{L})\.?js$/iu, ''), to].map((text) =>
    text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase(),
  );
  if (!full || !short || short.length >= full.length || /\s/.test(from)) return false;
  return full.startsWith(short) || short.length * 2 <= full.length;
}

const bracketed = preparedPattern('[(（]$', 'u');

/** `WebAssembly (Wasm)`: the short form follows the name that it is short for. */
export function isInBracketsAfter(before: string, canonical: string): boolean {
  if (!bracketed.test(before)) return false;
  const { tokens, terms } = readText(before);
  const last = terms.at(-1);
  return last?.canonical === canonical && last.first + last.count === tokens.length;
}

const owner = preparedPattern(
  () => String.raw`(?<![\p{L}\p{N}])(?:${phrases('writing', 'owner_of_product')})\s$`,
  'u',
);
const nameOfProduct = preparedPattern(String.raw`^\p{Lu}`);

/** `an Amazon Elasticsearch`: after the name of its owner it is the name of a product. */
function isOfOwner(before: string, from: string): boolean {
  return nameOfProduct.test(from) && kindOf(from) === 'tool' && owner.test(before);
}

/** One is the acronym of the other. */
function isAcronymPair(one: string, other: string): boolean {
  return isAcronym(one, other) || isAcronym(other, one);
}

function explained(one: string, other: string): string {
  return isAcronym(one, other) ? `${other} (${one})` : `${one} (${other})`;
}

/** `bills of materials`, `BOMs`; the last letter of `CMS` is none of a plural. */
function areSeveral(term: string): boolean {
  return /(?:[a-z]|[A-Z]{2})s$/.test(term.split(/\sof\s/, 1).join(''));
}

/** What is explained there is not explained again. */
function standsByBrackets(text: string, start: number, end: number): boolean {
  const before = text.slice(0, start);
  return /^\s*[(（]/u.test(text.slice(end)) || before.lastIndexOf('(') > before.lastIndexOf(')');
}

/** `forecasting` names what is done; `forecast`, the verb of a posting, is not a better name. */
function isSameActivity(from: string, wanted: string): boolean {
  const [verb, other] = [from, wanted].map((term) => readVerb(term.split(/\s+/).at(-1) ?? ''));
  return (
    verb?.forms.includes('gerund') === true && !other?.forms.includes('gerund') && verb.lemma === other?.lemma
  );
}

/** The forms of a term agree in number; where the text has the other one, an s must do, else null. */
function inNumberOf(wanted: string, found: string, form: string): string | null {
  if (isPlural(found) && !isPlural(wanted) && inPlural(wanted) !== wanted) return inPlural(wanted);
  if (isPlural(found) === isPlural(form)) return wanted;
  if (isPlural(found)) return isPlural(wanted) ? wanted : null;
  return isPlural(wanted) ? wanted.replace(/s$/, '') : wanted;
}

const oneOnly = preparedPattern(String.raw`\b(?:an?|another|each|every|this|that) (?:[\p{L}-]+ )?$`, 'iu');

/** After `a`, one: some rows hold `RESTful API` beside `REST APIs`. Null where that is what nobody counts: `a unit testing`. */
function asOne(term: string, found: string, before: string): string | null {
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
 * The texts that may take on another spelling: prose, and of skills in groups the keywords, for the name of a group is the
 * person's own. Names of projects, schools, certificates, titles and employers are never touched.
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
 * Where a resume takes on the posting's spelling of a term: at the first place where that can be, and nowhere when it has that
 * spelling already, in whatever text, or leaves open what an acronym means.
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
      // A term that a text repeats is tried there once.
      if (seen.size === seen.add(`${chunk.path} ${canonical}`).size) continue;
      const isOpen =
        isAcronymPair(quote, spelling.text) && isUnsettledLongForm(spelling.text, quote, model.chunks);
      const { swaps } = swapAliases(chunk.text, new Map([[canonical, spelling]]));
      if (!isOpen && swaps.length > 0) places.set(canonical, chunk.path);
    }
    return places;
  },
);

/** Whether the text at a path is the one that takes on the posting's spelling of a term. */
export function isPlaceAt(
  path: string,
  input: Pick<PlanInput, 'terms' | 'wanted' | 'model'>,
): (canonical: string) => boolean {
  return (canonical) => placesOf(input).get(canonical) === path;
}

const gluedBefore = preparedPattern(String.raw`[\p{L}\p{N}][-_./@]$`);
const gluedAfter = preparedPattern(String.raw`^(?:[-_/@]|\.\p{L})[\p{L}\p{N}]?`);

/** A hyphen or a dot makes it part of a longer name: `k8s-operator`, `nodejs.example.com`. */
export function isGlued(text: string, { start, end }: TokenRange): boolean {
  return gluedBefore.test(text.slice(0, start)) || gluedAfter.test(text.slice(end));
}

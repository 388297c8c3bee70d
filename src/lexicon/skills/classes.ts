import { compoundSplits } from '../../text/morphology.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { termKey, tokenize } from '../../text/tokenize.ts';
import { wordKey } from '../../text/word-key.ts';
import { lazy } from '../../values/memoize.ts';
import { simplified } from '../languages/simplified.ts';
import { canonical, kindOf, type Lexicon, memoizeByLexicon, professionOf } from '../lexicon.ts';
import { itemsIn, packedRows, packedWords } from '../packed/packed-lexicon.ts';
import { wordList } from '../packed/word-lists.ts';
import { andWords } from '../words/function-words.ts';
import { grammarWords } from '../words/generic-words.ts';

/**
 * `tools`: working with one member shows the class in full. `field`: one task shows only part of the field. `suite`: one
 * program shows part of the suite, two show it.
 */
export type ClassKind = 'tools' | 'field' | 'suite';

/** A class of things that postings ask for by kind: `frontend frameworks`, `cloud platforms`. */
interface TermClass {
  /** Keys of words that may surround the name and belong to it; computed at first use, like the members. */
  readonly nouns: () => ReadonlySet<string>;
  /** False for a phrase that names the class by itself; true for a modifier, which needs one of the nouns. */
  readonly needsNoun: boolean;
  /** Canonical terms, with how much of the class they show; a term with the class's own name shows all of it. */
  readonly members: () => ReadonlyMap<string, ClassKind>;
}

interface Classes {
  readonly byName: ReadonlyMap<string, readonly TermClass[]>;
  /** The length of the longest name, in words. */
  readonly maxNameLength: number;
}

/** Words that only say how or how many. Token keys. */
const classFillers = wordList('tailoring', 'class_filler');

const rows = lazy(() => packedRows('classes'));
const known = lazy(readClasses);

/** A longer phrase is a sentence. */
const maxWords = 7;

const none: ReadonlyMap<string, ClassKind> = new Map();

/** The terms that satisfy a phrase which asks for something by kind; empty if it names no class. */
export const membersOf = memoizeByLexicon(2000, (lexicon, phrase): ReadonlyMap<string, ClassKind> => {
  const keys = distinctiveKeys(simplified(phrase));
  if (keys.length === 0 || keys.length > maxWords) return none;
  const found = new Map<string, ClassKind>([
    ...twoParts(lexicon, phrase).map((term): [string, ClassKind] => [term, 'suite']),
    ...[...toolsWithNouns(lexicon, keys), ...writtenWithAnd(lexicon, phrase)].map(
      (term): [string, ClassKind] => [term, 'tools'],
    ),
  ]);
  for (const { members } of [keys, ...partsOfCompound(phrase)].flatMap(classesNamedBy)) {
    for (const [member, kind] of members()) if (found.get(member) !== 'tools') found.set(member, kind);
  }
  return found.size === 0 ? none : found;
});

/** The first programs of a suite belong to all of its editions. */
const programsOfAllEditions = 4;

const suites = lazy(() => rows().filter(([, kind]) => kind === 'suite'));

/** Suites that contain a program in every edition: Microsoft Office for Word. */
export function suitesOf(program: string): readonly string[] {
  return suites().flatMap(([name = '', , , , , members = '']) =>
    itemsIn(members).slice(0, programsOfAllEditions).includes(program) ? [name] : [],
  );
}

const joinedByAnd = preparedPattern(
  () => String.raw`^([^/&]{1,60}?)(?: (?:${andWords()}|&) | ?\/ ?)([^/&]{1,60})$`,
);

/**
 * The two known terms that a phrase joins, also with a shared word: `accounts payable` and `accounts receivable` for
 * `accounts payable/receivable`.
 */
export const twoParts = memoizeByLexicon(2000, (lexicon, phrase): readonly string[] => {
  const [, before, after] = joinedByAnd.exec(phrase) ?? [];
  if (before === undefined || after === undefined) return [];
  const [modifier, head] = [/^.+ (?=\S+$)/u.exec(before)?.[0] ?? '', /(?<=^\S+) .+$/u.exec(after)?.[0] ?? ''];
  const shared = [
    [before, `${modifier}${after}`],
    [`${before}${head}`, after],
  ].filter(() => modifier !== '' || head !== '');
  // "Research and development" is one thing.
  const mayBeTwo = kindOf(lexicon, phrase) === null || phrase.includes('/');
  const readings = mayBeTwo ? [...shared, [before, after]] : shared;
  const known = readings.find((parts) => parts.every((each) => isSkill(lexicon, each))) ?? [];
  const terms = new Set(known.map((each) => canonical(lexicon, each)));
  return terms.size === 2 ? [...terms] : [];
});

/** The known term for a phrase with a slash: `shipping and receiving` for `shipping/receiving`. */
function writtenWithAnd(lexicon: Lexicon, phrase: string): readonly string[] {
  const term = phrase.replace(/ ?\/ ?/u, ' and ');
  return term !== phrase && isSkill(lexicon, term) ? [canonical(lexicon, term)] : [];
}

function isSkill(lexicon: Lexicon, name: string): boolean {
  const kind = kindOf(lexicon, name);
  return kind === 'tool' || kind === 'method' || kind === 'domain';
}

const oneCompound = preparedPattern(String.raw`^\p{Lu}\p{Ll}{9,}$`);

/** A German compound as two words, of which one may name a class: `Statistikprogramme`. */
function partsOfCompound(phrase: string): readonly (readonly string[])[] {
  if (!oneCompound.test(phrase)) return [];
  return compoundSplits(phrase).map(({ modifier, head }) => [wordKey(modifier), wordKey(head)]);
}

/**
 * `Salesforce platform` asks for Salesforce and `Java programming` for Java; `SAP development` asks for more than SAP.
 */
function toolsWithNouns(lexicon: Lexicon, keys: readonly string[]): readonly string[] {
  return keys.slice(1).flatMap((_, index) => {
    const name = keys.slice(0, index + 1).join(' ');
    const others = keys.slice(index + 1);
    if (kindOf(lexicon, name) !== 'tool') return [];
    const term = canonical(lexicon, name);
    const nouns = programmingLanguages.has(term) ? programmingNouns : toolNouns;
    return others.every((key) => nouns.has(key)) ? [term] : [];
  });
}

/** Nouns that add nothing to the name of a tool. Token keys. */
const toolNouns = wordList('tailoring', 'tool_noun');
const programmingNouns = wordList('tailoring', 'programming_noun');

const madeInLanguage = wordList('tailoring', 'made_in_language');

/**
 * Recognizes a requirement for something made in a language, which the language alone does not show: `Java frameworks`.
 * @returns the key of the thing made in the language
 */
export function askedMadeIn(lexicon: Lexicon, term: string, language: string): string | null {
  if (!programmingLanguages.has(canonical(lexicon, language))) return null;
  const [keys, own] = [termKey(term), termKey(language)];
  const made = keys.startsWith(`${own} `) ? keys.slice(own.length + 1) : '';
  return madeInLanguage.has(made) ? made : null;
}

/**
 * Classes whose names, with their nouns, cover every word; a word that is left over would be a requirement of its own.
 */
function classesNamedBy(written: readonly string[]): readonly TermClass[] {
  const keys = written.map(withoutCase);
  const { byName, maxNameLength } = known();
  const found: TermClass[] = [];
  for (let start = 0; start < keys.length; start += 1) {
    for (let end = start + 1; end <= Math.min(keys.length, start + maxNameLength); end += 1) {
      const others = [...keys.slice(0, start), ...keys.slice(end)];
      const named = byName.get(keys.slice(start, end).join(' ')) ?? [];
      found.push(
        ...named.filter(
          ({ nouns, needsNoun }) =>
            (others.length > 0 || !needsNoun) && others.every((key) => nouns().has(key)),
        ),
      );
    }
  }
  return found;
}

const caseEnding = /(?<=.{5})(?:en|em|e|n)$/u;

/** German nouns and adjectives have endings by case: `mit relationalen Datenbanken`, `Kassensystemen`. */
function withoutCase(key: string): string {
  return key.replace(caseEnding, '');
}

/** The words that tell a class from others. An adjective is a noun in the plural: `coding standards` is no language. */
function distinctiveKeys(phrase: string): readonly string[] {
  return tokenize(phrase)
    .filter(({ key, text }) => !classFillers.has(key) || isPluralOf(text, key))
    .map(({ key }) => key);
}

function isPluralOf(text: string, key: string): boolean {
  const word = text.toLowerCase();
  return word === `${key}s` && !grammarWords.has(word);
}

function readClasses(): Classes {
  const byName = new Map<string, TermClass[]>();
  const members = new Map(rows().map(([name = '', , , , , own = '']) => [name, itemsIn(own)]));
  let maxNameLength = 1;
  for (const [name = '', kindWritten, phrases = '', modifiers = '', nouns = ''] of rows()) {
    const kind = kindWritten as ClassKind;
    const ownNames = lazy(() => new Set([name, ...itemsIn(phrases)].map(termKey)));
    const kindOfMember = (member: string) => (ownNames().has(termKey(member)) ? 'tools' : kind);
    const shared = {
      nouns: lazy(() => new Set(itemsIn(nouns).map((noun) => withoutCase(termKey(noun))))),
      members: lazy(() => new Map(spreadOut(members, name).map((each) => [each, kindOfMember(each)]))),
    };
    for (const [names, needsNoun] of [
      [phrases, false],
      [modifiers, true],
    ] as const) {
      for (const key of itemsIn(names).map((name) => distinctiveKeys(name).map(withoutCase).join(' '))) {
        byName.set(key, [...(byName.get(key) ?? []), { ...shared, needsNoun }]);
        maxNameLength = Math.max(maxNameLength, key.split(' ').length);
      }
    }
  }
  return { byName, maxNameLength };
}

/** Replaces `@frontend frameworks` with the members of that class, which may not refer to others. */
function spreadOut(members: ReadonlyMap<string, readonly string[]>, name: string): readonly string[] {
  return (members.get(name) ?? []).flatMap((one) =>
    one.startsWith('@') ? (members.get(one.slice(1)) ?? []) : [one],
  );
}

/** Tools of nearly every team, which everybody in one knows. */
export const everydayTools = packedWords('everyday-tools');

/** The profession whose tools all others use, too. */
const officeWork = 'administration and office';

/** True for tools of nearly every desk, which show nothing about the work: `Word`, `Jira`. */
export function isEverydayTool(lexicon: Lexicon, text: string): boolean {
  const name = canonical(lexicon, text);
  return (
    everydayTools.has(name) ||
    (kindOf(lexicon, name) === 'tool' && professionOf(lexicon, name) === officeWork)
  );
}

/** Skills of nearly everybody in their trade, which distinguish no one. */
export const commonInTrade = packedWords('common-in-trade');

/** Languages for programs and queries, which skill lists keep together. */
export const programmingLanguages = packedWords('programming-languages');

/**
 * Known terms that describe work but are not listed as skills: settings, duties, the work of others. They match a
 * posting that names them, but are never added to a list.
 */
export const unlistedTerms = packedWords('unlisted-terms');

import { lazy } from '../text/memoize.ts';
import { termKey, tokenize } from '../text/tokenize.ts';
import { canonical, kindOf, memoizeByLexicon, professionOf } from './lexicon.ts';
import { itemsIn, packedRows, packedWords } from './packed-lexicon.ts';
import { wordList } from './word-lists.ts';

/** One of its tools is worked with in full; one task of a field of work is not the whole field. */
export type ClassKind = 'tools' | 'field';

/** A class of things that postings ask for by its kind: `frontend frameworks`, `cloud platforms`. */
interface TermClass {
  /** Keys of what may be around a name, which then is one name with it. */
  readonly nouns: ReadonlySet<string>;
  /** A phrase names the class alone; a modifier only beside one of the nouns. */
  readonly needsNoun: boolean;
  /** Canonical terms, by what they show of the class: what has its name is all of it, as a tool is. */
  readonly members: ReadonlyMap<string, ClassKind>;
}

interface Classes {
  readonly byName: ReadonlyMap<string, readonly TermClass[]>;
  /** Of the longest name, in words. */
  readonly longest: number;
}

/** They say how or how many, and not what. Token keys. */
const fillers = wordList('tailoring', 'class_filler');

const known = lazy(readClasses);

/** More words than this are a sentence. */
const maxWords = 7;

const none: ReadonlyMap<string, ClassKind> = new Map();

/** Terms of the lexicon that show what a phrase of a posting asks for by its kind alone; none where it names no class. */
export const membersOf = memoizeByLexicon(2000, (phrase): ReadonlyMap<string, ClassKind> => {
  const keys = distinctiveKeys(phrase);
  if (keys.length === 0 || keys.length > maxWords) return none;
  const found = new Map<string, ClassKind>(toolsWithNouns(keys).map((term) => [term, 'tools']));
  for (const { members } of classesNamedBy(keys)) {
    for (const [member, kind] of members) if (found.get(member) !== 'tools') found.set(member, kind);
  }
  return found.size === 0 ? none : found;
});

/** `Salesforce platform` asks for Salesforce, and `Java programming` for Java; `SAP development` for more than SAP. */
function toolsWithNouns(keys: readonly string[]): readonly string[] {
  return keys.slice(1).flatMap((_, index) => {
    const name = keys.slice(0, index + 1).join(' ');
    const others = keys.slice(index + 1);
    if (kindOf(name) !== 'tool') return [];
    const term = canonical(name);
    const nouns = programmingLanguages.has(term) ? languageNouns : toolNouns;
    return others.every((key) => nouns.has(key)) ? [term] : [];
  });
}

/** They add nothing to the name of a tool. Token keys. */
const toolNouns = wordList('tailoring', 'tool_noun');
const languageNouns = wordList('tailoring', 'programming_noun');

const madeInLanguage = wordList('tailoring', 'made_in_language');

/** `Java frameworks` are made in Java: they are asked for, and the language alone shows none of them. @returns the key of what is made in it */
export function askedMadeIn(term: string, language: string): string | null {
  if (!programmingLanguages.has(canonical(language))) return null;
  const [keys, own] = [termKey(term), termKey(language)];
  const made = keys.startsWith(`${own} `) ? keys.slice(own.length + 1) : '';
  return madeInLanguage.has(made) ? made : null;
}

/** Every word must belong to the name or be a noun that goes with it: what is left over would be asked for too. */
function classesNamedBy(keys: readonly string[]): readonly TermClass[] {
  const { byName, longest } = known();
  const found: TermClass[] = [];
  for (let start = 0; start < keys.length; start += 1) {
    for (let end = start + 1; end <= Math.min(keys.length, start + longest); end += 1) {
      const others = [...keys.slice(0, start), ...keys.slice(end)];
      const named = byName.get(keys.slice(start, end).join(' ')) ?? [];
      found.push(
        ...named.filter(
          ({ nouns, needsNoun }) =>
            (others.length > 0 || !needsNoun) && others.every((key) => nouns.has(key)),
        ),
      );
    }
  }
  return found;
}

function distinctiveKeys(phrase: string): readonly string[] {
  return tokenize(phrase)
    .map(({ key }) => key)
    .filter((key) => !fillers.has(key));
}

function readClasses(): Classes {
  const byName = new Map<string, TermClass[]>();
  const rows = packedRows('classes');
  const members = new Map(rows.map(([name = '', , , , , own = '']) => [name, itemsIn(own)]));
  let longest = 1;
  for (const [name = '', kind, phrases = '', modifiers = '', nouns = ''] of rows) {
    const own = new Set([name, ...itemsIn(phrases)].map(termKey));
    const shared = {
      nouns: new Set(itemsIn(nouns).map(termKey)),
      members: new Map(
        spreadOut(members, name).map((member): [string, ClassKind] => [
          member,
          kind === 'field' && !own.has(termKey(member)) ? 'field' : 'tools',
        ]),
      ),
    };
    for (const [names, needsNoun] of [
      [phrases, false],
      [modifiers, true],
    ] as const) {
      for (const key of itemsIn(names).map((name) => distinctiveKeys(name).join(' '))) {
        byName.set(key, [...(byName.get(key) ?? []), { ...shared, needsNoun }]);
        longest = Math.max(longest, key.split(' ').length);
      }
    }
  }
  return { byName, longest };
}

/** `@frontend frameworks` stands for the members of that class, which has none of this kind itself. */
function spreadOut(members: ReadonlyMap<string, readonly string[]>, name: string): readonly string[] {
  return (members.get(name) ?? []).flatMap((one) =>
    one.startsWith('@') ? (members.get(one.slice(1)) ?? []) : [one],
  );
}

/** Tools of nearly every team: known by all who work in one. */
export const everydayTools = packedWords('everyday-tools');

/** The profession whose tools all others use too. */
const officeWork = 'administration and office';

/** `Word`, `Jira`: tools of nearly every desk, which tell nothing of the work that is done with them. */
export function isEverydayTool(text: string): boolean {
  const name = canonical(text);
  return everydayTools.has(name) || (kindOf(name) === 'tool' && professionOf(name) === officeWork);
}

/** What nearly all who work in its trade have: it sets nobody apart. */
export const commonInTrade = packedWords('common-in-trade');

/** The languages that programs and queries are written in: lists of skills keep them together. */
export const programmingLanguages = packedWords('programming-languages');

/**
 * Known terms that work is described with and nobody lists as a skill: settings, duties, what others do.
 * They match a posting where it names them; they are never added to a list.
 */
export const unlistedTerms = packedWords('unlisted-terms');

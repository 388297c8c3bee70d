import { termKinds } from '../../contract/choices.ts';
import { wordClassOf } from '../../lexicon/word-classes.ts';
import { hashOf } from '../../text/model/linear-model.ts';
import type { Analysis } from '../analysis.ts';
import { lineClasses } from '../lines/line-classes.ts';
import { phraseClasses } from '../phrases/choose-phrases.ts';

/* Features hold hashes and small numbers. Here they become words again, by what the posting can have hashed. */

/** The kinds of values that names of features may mention. */
export type ValueKind =
  | 'word'
  | 'section'
  | 'heading'
  | 'cue'
  | 'term'
  | 'asked'
  | 'wordClass'
  | 'lineClass'
  | 'lineState'
  | 'gap'
  | 'number'
  | 'item'
  | 'sign';

export type ValueNames = Readonly<Record<ValueKind, (value: number) => string>>;

const sectionNames: readonly (readonly [section: string, name: string])[] = [
  ['requirements', 'below a heading that asks'],
  ['nice', 'below a heading that prefers'],
  ['responsibilities', 'below a heading of duties'],
  ['benefits', 'below a heading of benefits'],
  ['about', 'below a heading about the employer'],
  ['legal', 'below a legal heading'],
  ['apply', 'below a heading about applying'],
  ['refused', 'below a heading that says what is not needed'],
  ['none', 'below no known heading'],
  ['unread', 'a heading or title'],
];

const cues = ['ignored', 'negated', 'nice', 'must', 'asked', 'held'];

/** What stands between two words, in the order of its numbers. */
const gaps = [
  'nothing',
  'the edge of the line',
  'no space',
  'a space',
  'a comma',
  'a slash or "and" sign',
  'an opening bracket',
  'a closing bracket',
  'a colon',
  'the end of a sentence',
  'another sign',
];

const signs = [
  '',
  'a web address',
  'a mail address',
  'a currency',
  'a digit',
  'a long number',
  'a question mark',
  'signs of code',
  'Chinese characters',
];

const states = ['unsure', 'fairly sure', 'sure'];

export function valueNamesOf({ lines }: Pick<Analysis, 'lines'>): ValueNames {
  // The values where there is no word.
  const words = new Map<number, string>([0, 1].map((none) => [none, 'edge of the line']));
  const wordClasses = new Map([[1, 'none']]);
  for (const { view } of lines) {
    for (const { key, text } of view.tokens) {
      const name = text.toLowerCase();
      words.set(hashOf(key), name);
      wordClasses.set(hashOf(wordClassOf(text)), wordClassName(wordClassOf(text)));
      if (!/^\d/.test(key)) continue;
      words.set(hashOf('0'), 'a number').set(hashOf(key.replace(/\d+/g, '0')), 'a number');
    }
  }
  const named = (names: Iterable<readonly [string, string]>, otherwise: string) => {
    const byHash = new Map([...names].map(([value, name]) => [hashOf(value), name]));
    return (value: number): string => byHash.get(value) ?? otherwise;
  };
  const listed =
    (names: readonly string[]) =>
    (value: number): string =>
      names[value] ?? 'none';
  return {
    word: (value) => words.get(value) ?? 'another word',
    section: named(sectionNames, 'a heading or title'),
    heading: named(
      [
        ...sectionNames.map(([section]) => [section, `reads like a heading of section ${section}`] as const),
        ['long', 'too long for a heading'],
      ],
      'reads like no known heading',
    ),
    cue: named(
      cues.map((cue) => [cue, `the sentence's cue: ${cue}`] as const),
      'the sentence has no cue',
    ),
    term: named(
      termKinds.map((kind) => [kind, `in the skills table: ${kind}`] as const),
      'not in the skills table',
    ),
    asked: named(
      phraseClasses.map((name) => [name, `the rules take it for ${name}`] as const),
      'the rules do not propose it',
    ),
    wordClass: (value) => wordClasses.get(value) ?? 'none',
    lineClass: listed(lineClasses),
    lineState: (value) => `${lineClasses[Math.floor(value / 3)] ?? 'none'} (${states[value % 3] ?? ''})`,
    gap: listed(gaps),
    number: String,
    item: (value) => (value === 1 ? 'a list item' : 'not a list item'),
    sign: listed(signs),
  };
}

const letters: ReadonlyMap<string, string> = new Map([
  ['v', 'verb'],
  ['n', 'noun'],
  ['a', 'adjective'],
  ['r', 'adverb'],
]);

/** The class of a word in words: `nV` is "verb or noun", `ing:nV` the -ing form of one. */
function wordClassName(found: string): string {
  const [form = '', listed] = found.includes(':') ? found.split(':') : ['', found];
  const names = [...(listed ?? '')].flatMap((letter) => letters.get(letter.toLowerCase()) ?? []);
  const whole = names.length === 0 ? 'noun or unknown' : names.join(' or ');
  return form === '' ? whole : `-${form} form, ${whole}`;
}

import { preparedPattern } from '../text/prepared-pattern.ts';
import type { Token } from '../text/tokenize.ts';
import type { Candidate } from './candidate.ts';
import {
  beforeName,
  certificateNouns,
  certificatePhrases,
  licenceNouns,
  licencePhrases,
  licensing,
  nounsAfterNames,
} from './credential-words.ts';
import { phraseRanges } from './phrase-table.ts';

const mostWords = 4;

const capital = preparedPattern(String.raw`^\p{Lu}`);
const inTitle = preparedPattern(String.raw`^\p{Lu}|^(?:with|of|for|at|to)$`);
const writtenAsName = preparedPattern(String.raw`\p{Lu}.*\p{Lu}|\p{N}`);

type CredentialKind = 'certificate' | 'licence';

/** Papers recognised by how they are named, whether a table knows them or not. */
export function findCredentials(text: string, tokens: readonly Token[]): Candidate[] {
  const found = [
    ...phrasesOf(text, 'licence'),
    ...phrasesOf(text, 'certificate'),
    ...tokens.flatMap((token, index) => namedBefore(text, tokens, index, token)),
  ];
  return found.filter(
    (one, index) =>
      !found.some((other, place) => place < index && one.start < other.end && other.start < one.end),
  );
}

function phrasesOf(text: string, kind: CredentialKind): Candidate[] {
  const table = kind === 'licence' ? licencePhrases : certificatePhrases;
  return phraseRanges(table, text).map(({ start, end }) => credential(text, start, end, kind));
}

function credential(text: string, start: number, end: number, kind: CredentialKind): Candidate {
  return { text: text.slice(start, end), start, end, term: null, inList: true, kind };
}

/** "scaffold inspection certificate": the noun, and the words before it up to one that only leads to it. */
function namedBefore(text: string, tokens: readonly Token[], index: number, noun: Token): Candidate[] {
  const afterNameOnly = nounsAfterNames.has(noun.key);
  if (!afterNameOnly && !licenceNouns.has(noun.key) && !certificateNouns.has(noun.key)) return [];
  const title = afterNameOnly && capital.test(noun.text);
  let first = index;
  while (index - first < mostWords && belongs(text, tokens[first - 1], tokens[first], title)) first -= 1;
  while (first < index && beforeName.has(tokens[first]?.key ?? '')) first += 1;
  const words = tokens.slice(first, index);
  const start = words[0]?.start;
  if (start === undefined || (afterNameOnly && !words.some(isName))) return [];
  const kind = licenceNouns.has(noun.key) || licensing.has(noun.key) ? 'licence' : 'certificate';
  return [credential(text, start, noun.end, kind)];
}

/** "Working with Children Check": inside a title even small words belong. */
function belongs(text: string, before: Token | undefined, after: Token | undefined, title: boolean): boolean {
  if (!before || !after || !/^[\s&/+'’-]*$/.test(text.slice(before.end, after.start))) return false;
  return title ? inTitle.test(before.text) : !beforeName.has(before.key);
}

/** A capital at the start of a line says nothing. */
function isName({ text, start }: Token): boolean {
  return writtenAsName.test(text) || (start > 0 && capital.test(text));
}

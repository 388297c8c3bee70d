import { phraseRanges } from '../../text/phrase-table.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import type { Token } from '../../text/tokenize.ts';
import type { Candidate } from '../candidate.ts';
import { isTalk } from '../names/is-talk.ts';
import {
  beforeName,
  certificateNouns,
  certificatePhrases,
  licenceNouns,
  licencePhrases,
  licensing,
  noPaper,
  nounsAfterNames,
  nounsOfTrade,
} from './credential-words.ts';

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
  if (start === undefined || (afterNameOnly && !words.some(isName) && !isOfTrade(text, noun, words)))
    return [];
  const kind = licenceNouns.has(noun.key) || licensing.has(noun.key) ? 'licence' : 'certificate';
  return [credential(text, start, noun.end, kind)];
}

const closesItem = preparedPattern(
  String.raw`^\s*(?:$|[,;.)]|\(|(?:and|or|required|preferred|desirable|desired|essential|an advantage|a plus|a must|handy|would be|is)\b)`,
  'iu',
);

/** "Forklift ticket", "local anesthesia permit": at the end of its item, a trade in small letters names a paper too. */
function isOfTrade(text: string, noun: Token, words: readonly Token[]): boolean {
  const last = words.at(-1);
  if (!last || noPaper.has(last.key) || !nounsOfTrade.has(noun.text.toLowerCase())) return false;
  return !isTalk(last.key, null) && closesItem.test(text.slice(noun.end));
}

/** "Working with Children Check": inside a title even small words belong; "Specialist (NPS) credential" is one name. */
function belongs(text: string, before: Token | undefined, after: Token | undefined, title: boolean): boolean {
  if (!before || !after) return false;
  const gap = text.slice(before.end, after.start);
  const joins = /^[\s&/+'’-]*$/.test(gap);
  if (!joins && !(/^ ?[()] ?$/.test(gap) && bracketed.test(text.slice(before.start, after.end + 1))))
    return false;
  return title ? inTitle.test(before.text) : !beforeName.has(before.key) || isWithinName(text, before);
}

const bracketed = preparedPattern(String.raw`^\p{Lu}[\p{L}\p{N}]* ?(?:\(\p{Lu}{2,6}\)|\) ?\p{L}+)`);
const capitalBefore = preparedPattern(String.raw`\p{Lu}\p{L}+ $`);

/** "Respiratory Care Professional license": with a capital behind a capital it is a part of the name. */
function isWithinName(text: string, { text: word, start }: Token): boolean {
  return (
    capital.test(word) && capitalBefore.test(text.slice(0, start)) && !/[.!?:] $/.test(text.slice(0, start))
  );
}

/** A capital at the start of a line says nothing. */
function isName({ text, start }: Token): boolean {
  return writtenAsName.test(text) || (start > 0 && capital.test(text));
}

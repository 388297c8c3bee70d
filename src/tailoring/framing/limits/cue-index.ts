import { itemsIn, packedRows } from '../../../lexicon/packed-lexicon.ts';
import { wordList } from '../../../lexicon/word-lists.ts';
import { lowerCase } from '../../../text/fold.ts';
import { lazy } from '../../../text/memoize.ts';
import { tokenize } from '../../../text/tokenize.ts';
import type { Cue, CueWord, cueFlags } from './cue.ts';

type CueFlag = (typeof cueFlags)[number];

/** A text may mix languages, and a short one does not say which it is in: cues of all languages are looked at. */
const byFirstWord = lazy((): ReadonlyMap<string, readonly Cue[]> => {
  const index = new Map<string, Cue[]>();
  for (const cue of packedRows('cues').flatMap(cuesOfRow)) {
    const [first] = cue.words;
    if (typeof first !== 'string') throw new Error('A cue begins with a word.');
    const known = index.get(first);
    if (known) known.push(cue);
    else index.set(first, [cue]);
  }
  return index;
});

export function cuesBeginningWith(word: string): readonly Cue[] {
  return byFirstWord().get(word) ?? [];
}

/** A row of `data/tailoring/cues.tsv`: each of its phrases is a cue, `a/b` is either word, `*` any word, `*3` up to three. */
function cuesOfRow([
  limit = '',
  reach = '',
  flags = '',
  openings = '',
  notBefore = '',
  notUnder = '',
  phrases = '',
]: readonly string[]): readonly Cue[] {
  const has = (flag: CueFlag) => itemsIn(flags).includes(flag);
  const kind = {
    limit: limit as Cue['limit'],
    reach: reach as Cue['reach'],
    ...(openings && { openings: new Set(itemsIn(openings)) }),
    ...(has('is_of_heads') && { isOfHeads: true }),
    ...(has('is_of_programs') && { isOfPrograms: true }),
    ...(has('is_aside') && { isAside: true }),
    ...(has('ends_phrase') && { endsPhrase: true }),
    ...(has('opens_clause') && { opensClause: true }),
    ...(has('is_of_learning') && { isOfLearning: true }),
    ...(notBefore && { notBefore: new Set(itemsIn(notBefore)) }),
    ...(notUnder && { notUnder: new Set(itemsIn(notUnder)) }),
  };
  return itemsIn(phrases).flatMap((phrase) =>
    spellings(phrase.split(' ')).map((words) => ({ ...kind, words })),
  );
}

function spellings(parts: readonly string[]): readonly (readonly CueWord[])[] {
  return parts.reduce<readonly (readonly CueWord[])[]>(
    (begun, part) => {
      const choices = choicesOf(part);
      return begun.flatMap((words) => choices.map((choice) => [...words, ...choice]));
    },
    [[]],
  );
}

function choicesOf(part: string): readonly (readonly CueWord[])[] {
  if (part === '*') return [[null]];
  if (part.startsWith('*')) return [[Number(part.slice(1))]];
  return part.split('/').map(tokensOf);
}

/** As the tokenizer parts them: 基础 is two tokens. */
function tokensOf(word: string): readonly string[] {
  return tokenize(word).map(({ text }) => lowerCase(text));
}

const listEnds = wordList('tailoring', 'list_end');
const turns = wordList('tailoring', 'clause_turn');
const joiners = wordList('tailoring', 'list_joiner');

/** Whether a word ends a list of names: prepositions, relative pronouns, words of strength. */
export function endsList(word: string): boolean {
  return listEnds.has(word);
}

/** Whether a word begins another clause. */
export function turnsClause(word: string): boolean {
  return turns.has(word);
}

export function joinsNames(word: string): boolean {
  return joiners.has(word);
}

import { lazy } from '../../../text/memoize.ts';
import type { Cue } from './cue.ts';
import { chinese } from './cues/chinese.ts';
import { english } from './cues/english.ts';
import { french } from './cues/french.ts';
import { german } from './cues/german.ts';
import { spanish } from './cues/spanish.ts';

/** A text may mix languages, and a short one does not say which it is in: all tables are looked at. */
const tables = lazy(() => [english(), german(), french(), spanish(), chinese()]);

const byFirstWord = lazy((): ReadonlyMap<string, readonly Cue[]> => {
  const index = new Map<string, Cue[]>();
  for (const cue of tables().flatMap(({ cues }) => cues)) {
    const [first] = cue.words;
    if (typeof first !== 'string') throw new Error('A cue begins with a word.');
    const known = index.get(first);
    if (known) known.push(cue);
    else index.set(first, [cue]);
  }
  return index;
});

const stops = lazy(() => new Set(tables().flatMap((table) => [...table.stops])));
const turns = lazy(() => new Set(tables().flatMap((table) => [...table.turns])));
const joiners = lazy(() => new Set(tables().flatMap((table) => [...table.joiners])));

export function cuesBeginningWith(word: string): readonly Cue[] {
  return byFirstWord().get(word) ?? [];
}

/** Whether a word ends a list of names. */
export function endsList(word: string): boolean {
  return stops().has(word);
}

export function turnsClause(word: string): boolean {
  return turns().has(word);
}

export function joinsNames(word: string): boolean {
  return joiners().has(word);
}

import { fold } from '../fold.ts';

/** A shorter part is in too many words. */
const shortest = 4;
const linking = /(?:es|s|en|n|e)$/;

export interface CompoundParts {
  readonly modifier: string;
  readonly head: string;
}

/** Every way to part a closed compound in two, folded and without the linking letters: `Rechnungsprüfung`. */
export function compoundSplits(word: string): readonly CompoundParts[] {
  const folded = fold(word);
  const splits: CompoundParts[] = [];
  for (let at = shortest; at <= folded.length - shortest; at += 1) {
    const modifier = folded.slice(0, at);
    const head = folded.slice(at);
    const unlinked = modifier.replace(linking, '');
    splits.push({ modifier, head });
    if (unlinked !== modifier && unlinked.length >= shortest) splits.push({ modifier: unlinked, head });
  }
  return splits;
}

import { fold } from '../values/fold.ts';

/** Shorter parts occur in too many words. */
const minPartLength = 4;
const linking = /(?:es|s|en|n|e)$/;

export interface CompoundParts {
  readonly modifier: string;
  readonly head: string;
}

/** All ways to split a closed compound in two, folded and with or without linking letters: `Rechnungsprüfung`. */
export function compoundSplits(word: string): readonly CompoundParts[] {
  const folded = fold(word);
  const splits: CompoundParts[] = [];
  for (let at = minPartLength; at <= folded.length - minPartLength; at += 1) {
    const modifier = folded.slice(0, at);
    const head = folded.slice(at);
    const unlinked = modifier.replace(linking, '');
    splits.push({ modifier, head });
    if (unlinked !== modifier && unlinked.length >= minPartLength) splits.push({ modifier: unlinked, head });
  }
  return splits;
}

/**
 * Possible base forms of a lower-case English word, likeliest first: `stopped` gives `stop`, `studies` gives `study`.
 */
export function englishBases(word: string): readonly string[] {
  const ending = /(?:ing|ied|ed|ies|es|s)$/.exec(word)?.[0];
  if (ending === undefined) return [word];
  const stem = word.slice(0, -ending.length);
  if (stem.length < 3) return [word];
  if (ending === 'ied' || ending === 'ies') return [word, `${stem}y`, `${stem}ie`];
  const undoubled = stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : [];
  return [word, `${stem}e`, stem, ...undoubled];
}

/** Endings of number, gender and case in German, French and Spanish, longest first. */
const endings = /(?:ern|en|em|er|es|as|os|ees|ee|e|s|(?<!io)n|a|o)$/;
/** Shorter stems match by chance. */
const minStemLength = 5;

/** A folded word without its ending: the same for `facturas` and `factura`, `Rechnungen` and `Rechnung`. */
export function lightStem(word: string): string {
  const ending = endings.exec(word)?.[0] ?? '';
  const stem = word.slice(0, word.length - ending.length);
  return stem.length < minStemLength ? word : stem;
}

/** Endings of number and case that German nouns add: `Kinder`, `Kindern`. */
const caseEnding = /^(?:e|en|er|ern|es|n|s)$/;

/** True if two folded words are forms of one noun in different number or case. */
export function areFormsOfOneNoun(one: string, other: string): boolean {
  if (lightStem(one) === lightStem(other)) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= minPartLength && long.startsWith(short) && caseEnding.test(long.slice(short.length));
}

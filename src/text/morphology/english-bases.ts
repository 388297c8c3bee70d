/** What an English word in small letters may be a form of, the likeliest first: `stopped` of `stop`, `studies` of `study`. */
export function englishBases(word: string): readonly string[] {
  const ending = /(?:ing|ied|ed|ies|es|s)$/.exec(word)?.[0];
  if (ending === undefined) return [word];
  const stem = word.slice(0, -ending.length);
  if (stem.length < 3) return [word];
  if (ending === 'ied' || ending === 'ies') return [word, `${stem}y`, `${stem}ie`];
  const undoubled = stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : [];
  return [word, `${stem}e`, stem, ...undoubled];
}

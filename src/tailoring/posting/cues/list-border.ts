/** Where one item of a list ends and the next begins. */
export const listBorder =
  /\s*(?:[,;，、；()（）•|]|[:：](?=\s)|\s[/–—-]\s|\b(?:and\/or|and|or|as well as|plus|und|oder|sowie|et|ou|ainsi que|y|e|o|u)\b(?=\s)|和|及|与|以及|或者?)\s*/giu;

/** Either of two satisfies. */
export const alternative = /\s*(?:\b(?:or|oder|bzw\.?|ou|o)\b|\/|或者?)\s*/iu;

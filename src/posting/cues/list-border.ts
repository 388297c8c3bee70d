/* Blanks stand one at a time in a cleaned posting, beside the end of a line at most three. */

/** Where one item of a list ends and the next begins. */
export const listBorder =
  /\s{0,3}(?:[,;，、；（）•|]|(?<![A-Z]{2}(?=\([A-Z]{1,2}\)))\(|(?<!\([A-Z]{1,2})\)|[:：](?=\s)|\s[/–—-]\s|(?<![\p{L}\p{N}_])(?:and\/or|and|or|as well as|plus|und|oder|sowie|et|ou|ainsi que|y|e|o|u)(?=\s)|和|及(?!以上)|与|以及|或者?|(?<=\p{Script=Han}{2})(?<!了解|熟悉|掌握|关注)行业(?=\p{Script=Han}))\s{0,3}/giu;

/** Either of two satisfies. */
export const alternative = /\s{0,3}(?:\b(?:or|oder|bzw\.?|ou|o)\b|\/|或者?)\s{0,3}/iu;

/** The regions that one set of Chinese characters is drawn for, by the letters that tell them apart. */
const regions: readonly (readonly [RegExp, RegExp])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, / JP\b|Japan|Hiragino|Yu Gothic|Meiryo/i],
  [/\p{Script=Hangul}/u, / KR\b|Korea|Malgun|Apple SD/i],
  [/\p{Script=Han}/u, / SC\b|Simplified|PingFang SC|YaHei/i],
];

/** What belongs into a heading, a terminal or a book rather than beside a sans-serif text. */
const unfit = /mono|code|serif|display|looped|condensed|\bUI\b|rashi|kufi|nastaliq|naskh|black|fallback/i;

/** How well a family stands beside the shipped fonts, for text of these characters; less is better. */
export function rankOf(family: string, characters: readonly string[]): number {
  const text = characters.join('');
  const region = regions.find(([script]) => script.test(text))?.[1];
  const forOthers = region && /\b(SC|TC|HK|JP|KR)\b/.test(family) && !region.test(family);
  return (unfit.test(family) ? 4 : 0) + (forOthers ? 2 : 0) + (/^Noto /.test(family) ? 0 : 1);
}

const radical = /[\u2E80-\u2FD5]/g;

/** What compatibility decomposition leaves as it is, or turns into the traditional form: radical, ideograph. */
const pairs =
  '⺠民⻁虎⻄西⻅见⻆角⻉贝⻋车⻑長⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻲亀⼾户';
const ideographs: ReadonlyMap<string, string> = new Map(
  [...pairs.matchAll(/(.)(.)/gu)].map(([, from = '', to = '']) => [from, to]),
);

/**
 * Ideographs where a PDF names radicals: fonts have one glyph for both, and browsers write the first of its names
 * (`⻓期` for `长期`). Nobody who searches for the word would find it.
 */
export function withoutRadicals(text: string): string {
  return text.replace(radical, (letter) => ideographs.get(letter) ?? letter.normalize('NFKC'));
}

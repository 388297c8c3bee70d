/** Nouns that add little to the word before them: who writes cash flow forecasts does cash flow forecasting work. */
const lightHeads: ReadonlySet<string> = new Set(
  `management analysis development technique method methodology operation service practice work processing handling
  planning administration coordination support skill knowledge experience solution project program function
  workflow application technology`.split(/\s+/),
);

export function isLightHead(key: string): boolean {
  return lightHeads.has(key);
}

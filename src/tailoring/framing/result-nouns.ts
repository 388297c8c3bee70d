/** Lemmas of the verbs that say what a noun of change names: `a 20% reduction in waste` is `reduced waste by 20%`. */
export const resultNouns: ReadonlyMap<string, string> = new Map([
  ['decrease', 'decrease'],
  ['improvement', 'improve'],
  ['increase', 'increase'],
  ['reduction', 'reduce'],
]);

/** Endings of number, gender and case in German, French and Spanish, longest first. */
const endings = /(?:ern|en|em|er|es|as|os|ees|ee|e|s|n|a|o)$/;
/** A shorter stem is shared by chance. */
const fewestLeft = 5;

/** A folded word without its ending: `facturas` and `factura`, `Rechnungen` and `Rechnung` meet in it. */
export function lightStem(word: string): string {
  const ending = endings.exec(word)?.[0] ?? '';
  const stem = word.slice(0, word.length - ending.length);
  return stem.length < fewestLeft ? word : stem;
}

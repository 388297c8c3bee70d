/* Years of experience that a text states, and the most that a resume shows; without code of the engine. */

const yearsSaid =
  /(?<![\d.,])(\d{1,2})\s?\+?\s(?:or more )?(?:years?|yrs|Jahre?n?|ans?|années|años?)(?!\p{L})(?!\sold)|(?<!\d)(\d{1,2})\s?多?年(?![\d月级])/giu;

/** The text without statements of at most `max` years. Every other number stays. */
export function withoutShownYears(text: string, max: number): string {
  return text.replace(yearsSaid, (said, years, chinese) => (Number(years ?? chinese) <= max ? '' : said));
}

const openEnd = /present|today|now|heute|jetzt|aujourd|actual|至今/iu;

/**
 * The largest number of years that the texts state or that lie between the first and the last date of the jobs. One
 * more, because a year without months may be a whole one.
 */
export function maxShownYears(
  texts: readonly string[],
  dates: readonly string[],
  currentYear: number,
): number {
  const stated = texts.flatMap((text) =>
    [...text.matchAll(yearsSaid)].map(([, years, chinese]) => Number(years ?? chinese)),
  );
  const named = dates.flatMap((date) => [
    ...(date.match(/\b(?:19|20)\d\d\b/gu) ?? []).map(Number),
    ...(openEnd.test(date) ? [currentYear] : []),
  ]);
  const dated = named.length === 0 ? 0 : Math.max(...named) - Math.min(...named) + 1;
  return Math.max(0, dated, ...stated);
}

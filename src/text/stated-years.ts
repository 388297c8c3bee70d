/* Numbers as English, German, French, Spanish and Chinese spell them. */
const spelled: readonly (readonly [number, string])[] = [
  [1, 'one ein eine einem einer un une uno 一'],
  [2, 'two zwei deux dos 两 二'],
  [3, 'three drei trois tres 三'],
  [4, 'four vier quatre cuatro 四'],
  [5, 'five fünf cinq cinco 五'],
  [6, 'six sechs seis 六'],
  [7, 'seven sieben sept siete 七'],
  [8, 'eight acht huit ocho 八'],
  [9, 'nine neun neuf nueve 九'],
  [10, 'ten zehn dix diez 十'],
  [11, 'eleven elf onze once 十一'],
  [12, 'twelve zwölf douze doce 十二'],
  [13, 'thirteen dreizehn treize trece 十三'],
  [14, 'fourteen vierzehn quatorze catorce 十四'],
  [15, 'fifteen fünfzehn quinze quince 十五'],
  [16, 'sixteen sechzehn seize dieciséis 十六'],
  [17, 'seventeen siebzehn diecisiete 十七'],
  [18, 'eighteen achtzehn dieciocho 十八'],
  [19, 'nineteen neunzehn diecinueve 十九'],
  [20, 'twenty zwanzig vingt veinte 二十'],
  [30, 'thirty dreißig trente treinta 三十'],
];
const values: ReadonlyMap<string, number> = new Map(
  spelled.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)),
);
const yearWords: ReadonlySet<string> = new Set(
  'year years yr yrs jahr jahre jahren an ans année années año años'.split(' '),
);
const decadeWords: ReadonlySet<string> = new Set('decade jahrzehnt décennie década'.split(' '));

const wordPattern = /\d+|[\p{L}\p{M}]+/gu;
const hanYears = /(?:(?<!\d)\d{1,2}|[一二两三四五六七八九十]{1,2})\s?年/gu;
/** A calendar year is no number of years. */
const maxDigits = 2;
/** `10 full years`: words that may be between a number and its years. */
const maxBetween = 1;

/** The largest number of years that a text states, in digits or words; 0 when it states none. */
export function statedYears(text: string): number {
  const words = text.toLowerCase().match(wordPattern) ?? [];
  const stated = words.map((word, index) => {
    if (decadeWords.has(word)) return 10;
    return yearWords.has(word) ? yearsBefore(words, index) : 0;
  });
  const han = (text.match(hanYears) ?? []).map((match) => numberIn(match.replace(/\s?年$/u, '')));
  return Math.max(0, ...stated, ...han);
}

function yearsBefore(words: readonly string[], end: number): number {
  for (let index = end - 1; index >= Math.max(0, end - 1 - maxBetween); index -= 1) {
    const value = numberIn(words[index] ?? '');
    if (value === 0) continue;
    const tens = numberIn(words[index - 1] ?? '');
    return tens >= 20 && value < 10 && !/\d/.test(words[index] ?? '') ? tens + value : value;
  }
  return 0;
}

function numberIn(word: string): number {
  if (/^\d+$/.test(word)) return word.length <= maxDigits ? Number(word) : 0;
  return values.get(word) ?? 0;
}

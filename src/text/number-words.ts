/* Number words in English, German, French, Spanish and Chinese, in this order. */

const spelled: readonly (readonly [value: number, words: string])[] = [
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
  [24, 'twenty-four'],
  [30, 'thirty dreißig trente treinta 三十'],
  [36, 'thirty-six'],
];

/** The value of each word, in lower case. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  spelled.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)),
);

const several = spelled.filter(([value]) => value > 1).map(([, words]) => words.split(' '));

/** Words for two and more, as alternatives of a pattern; words for one are also articles. */
export const severalInWords: string = several.flat().join('|');

/** The English ones only. */
export const severalInEnglish: string = several.map(([english]) => english).join('|');

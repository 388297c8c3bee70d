import { allMatches } from './patterns/patterns.ts';

/*
 * Parts of a text that wait for the person's own words, recognized by their form: `[client]`, `<department>`, `XX%`,
 * `20XX`. One recognizer for answers and for `proofread`.
 */

/** Words in brackets. In a proposal they are a blank; elsewhere they may also be a remark: `[part-time]`. */
export interface Bracketed {
  readonly quote: string;
  /** Without the brackets. */
  readonly words: string;
  readonly start: number;
  readonly end: number;
}

const brackets =
  /\[[^[\]\n]{1,80}\]|【[^【】\n]{1,80}】|\{[^{}\n]{1,80}\}|<\p{L}[\p{L}\p{M}'’_-]{0,40}(?:\s[\p{L}\p{M}'’_-]{1,40}){0,7}>/gu;
/** A letter, digit or bracket right before makes it an index or a type: `C[6]`, `grid[i][j]`, `List<Text>`. */
const attached = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}_)]$/u;
/** The address of a Markdown link, after its text. */
const address = /^\((?:[a-z][a-z\d+.-]*:|www\.|[/#])/i;
/** What an editor of a quotation adds. */
const editorial = /^(?:sic!?|…|\.{3})$/i;

/** Words in brackets that could be a blank. */
export function bracketedIn(text: string): readonly Bracketed[] {
  let indexEnd = -1;
  return allMatches(text, brackets).flatMap(({ 0: quote, index: start }) => {
    const end = start + quote.length;
    const words = quote.slice(1, -1).trim();
    if (start === indexEnd || attached.test(text.slice(Math.max(0, start - 2), start))) {
      indexEnd = end;
      return [];
    }
    const isBlank = /\p{L}/u.test(words) && !/\p{N}/u.test(words) && !editorial.test(words);
    return isBlank && !address.test(text.slice(end, end + 20)) ? [{ quote, words, start, end }] : [];
  });
}

const forms: readonly RegExp[] = [
  /[Ll]orem [Ii]psum(?: [Dd]olor sit amet)?|[Dd]olor sit amet|[Dd]escription of your (?:responsibilities|duties|achievements)|(?<![\p{L}\p{N}])(?:TODO|FIXME|TBD)(?:\s?[:：]|$)/gu,
  // `from ?? to ????`, but not `really??`, nor an operator in quotation marks.
  /(?<![\p{L}\p{N}\p{P}])\?{2,}(?![\p{L}\p{N}"'”’»])/gu,
  // `XX%`, `$XXk`, `XXX`, `XX people`; two letters alone may be a Roman numeral.
  /(?<![\p{L}\p{N}-])[Xx]{1,4}\s?%|[$€£¥]\s?[Xx]{2,5}|(?<![\p{L}\p{N}.-])X{3,5}(?![\p{L}\p{N}-])|(?<![\p{L}\p{N}.-])(?:xx|XX)(?= (?:years|months|users|people|customers|clients|employees|projects|Jahren?|Mitarbeiter|Kunden|ans|personnes|années|años|personas|clientes)(?!\p{L}))/gu,
  // `20XX`, `201X`, `MM/YYYY`, `YYYY`; but `YYYY-MM-DD` names a format.
  /(?<![\p{L}\p{N}.-])(?:19|20)(?:XX|xx|\dX)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}-])MM\s?[./-]\s?(?:YYYY|JJJJ|AAAA|YY|JJ|AA)(?![\p{L}\p{N}-])|(?<![\p{L}\p{N}-])(?:YYYY|JJJJ)(?![\p{L}\p{N}-])/gu,
];

/** Letters in place of a figure, a date or a text that is still to come, by their form alone. */
export function unwrittenIn(text: string): readonly string[] {
  return forms.flatMap((form) => allMatches(text, form).map(([found]) => found.trim()));
}

/** What is still to be filled in, in a text that was made from a proposal, where all words in brackets are blanks. */
export function blanksLeftIn(text: string): readonly string[] {
  return [...new Set([...bracketedIn(text).map(({ quote }) => quote), ...unwrittenIn(text)])];
}

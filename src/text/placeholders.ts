import { lazy } from '../values/memoize.ts';
import { allMatches, compiledPattern } from './patterns/patterns.ts';

/*
 * Parts of a text that wait for the person's own words, recognized by their form: `[client]`, `<department>`, `XX%`,
 * `20XX`. Answers and `proofread` share the forms; whether brackets are a blank or a remark, each decides with its own words.
 * The patterns are made when they are needed: every command loads this file, and V8 checks the literals of a file.
 */

/** Words in brackets. In a proposal they are a blank; elsewhere they may also be a remark: `[part-time]`. */
export interface Bracketed {
  readonly quote: string;
  /** Without the brackets. */
  readonly words: string;
  readonly start: number;
  readonly end: number;
}

const brackets = lazy(() =>
  compiledPattern(
    String.raw`\[[^[\]\n]{1,80}\]|【[^【】\n]{1,80}】|\{[^{}\n]{1,80}\}|<\p{L}[\p{L}\p{M}'’_-]{0,40}(?:\s[\p{L}\p{M}'’_-]{1,40}){0,7}>`,
    'gu',
  ),
);
/** A letter, digit or bracket right before makes it an index or a type: `C[6]`, `grid[i][j]`, `List<Text>`. */
const attached = lazy(() =>
  compiledPattern(String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}_)]$`, 'u'),
);
/** The address of a Markdown link, after its text. */
const address = /^\((?:[a-z][a-z\d+.-]*:|www\.|[/#])/i;
/** What an editor of a quotation adds. */
const editorial = /^(?:sic!?|…|\.{3})$/i;

/** Words in brackets that could be a blank. */
export function bracketedIn(text: string): readonly Bracketed[] {
  let indexEnd = -1;
  return allMatches(text, brackets()).flatMap(({ 0: quote, index: start }) => {
    const end = start + quote.length;
    const words = quote.slice(1, -1).trim();
    if (start === indexEnd || attached().test(text.slice(Math.max(0, start - 2), start))) {
      indexEnd = end;
      return [];
    }
    const isBlank = /\p{L}/u.test(words) && !/\p{N}/u.test(words) && !editorial.test(words);
    return isBlank && !address.test(text.slice(end, end + 20)) ? [{ quote, words, start, end }] : [];
  });
}

const forms = lazy((): readonly RegExp[] => [
  compiledPattern(
    String.raw`[Ll]orem [Ii]psum(?: [Dd]olor sit amet)?|[Dd]olor sit amet|[Dd]escription of your (?:responsibilities|duties|achievements)|(?<![\p{L}\p{N}])(?:TODO|FIXME|TBD)(?:\s?[:：]|$)`,
    'gu',
  ),
  // `from ?? to ????`, but not `really??`, nor an operator in quotation marks.
  compiledPattern(String.raw`(?<![\p{L}\p{N}\p{P}])\?{2,}(?![\p{L}\p{N}"'”’»])`, 'gu'),
  // `XX%`, `$XXk`, `XXX`, `XX people`; two letters alone may be a Roman numeral.
  compiledPattern(
    String.raw`(?<![\p{L}\p{N}-])[Xx]{1,4}\s?%|[$€£¥]\s?[Xx]{2,5}|(?<![\p{L}\p{N}.-])X{3,5}(?![\p{L}\p{N}-])|(?<![\p{L}\p{N}.-])(?:xx|XX)(?= (?:years|months|users|people|customers|clients|employees|projects|Jahren?|Mitarbeiter|Kunden|ans|personnes|années|años|personas|clientes)(?!\p{L}))`,
    'gu',
  ),
  // `20XX`, `201X`, `MM/YYYY`, `YYYY`; but `YYYY-MM-DD` names a format.
  compiledPattern(
    String.raw`(?<![\p{L}\p{N}.-])(?:19|20)(?:XX|xx|\dX)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}-])MM\s?[./-]\s?(?:YYYY|JJJJ|AAAA|YY|JJ|AA)(?![\p{L}\p{N}-])|(?<![\p{L}\p{N}-])(?:YYYY|JJJJ)(?![\p{L}\p{N}-])`,
    'gu',
  ),
]);

/** Letters in place of a figure, a date or a text that is still to come, by their form alone. */
export function unwrittenIn(text: string): readonly string[] {
  return forms().flatMap((form) => allMatches(text, form).map(([found]) => found.trim()));
}

/** Words after which a text needs another one, in the languages of resumes. */
const needsWord = lazy(() =>
  compiledPattern(
    String.raw`(?<![\p{L}\p{N}'’-])(?:an?|about|across|among|and|as|at|between|by|during|for|from|in|into|my|of|on|onto|or|our|over|per|the|through|to|under|using|via|with|within|without|als|am|auf|aus|bei|beim|bis|das|dem|den|der|des|die|durch|ein|eine|einem|einen|einer|für|gegen|im|ins|mit|nach|oder|pro|seit|über|um|und|unter|vom|von|vor|zu|zum|zur|au|aux|avec|chez|dans|de|des|du|en|et|la|le|les|ou|par|pour|sans|sous|sur|un|une|vers|à|al|como|con|del|desde|el|entre|hasta|las|los|o|para|por|según|sin|sobre|una|y)$`,
    'iu',
  ),
);
/** A verb in the past that opens the text, and needs what was done: `Sold [product] to bakers`. */
const openingVerb = lazy(() =>
  compiledPattern(
    String.raw`^(?:\p{L}{2,}ed|built|bought|brought|cut|drove|grew|held|kept|led|made|ran|sent|set|sold|taught|won|wrote)$`,
    'iu',
  ),
);
/** Words that ask for others: `what you did`, `my part`, `insert number`, `client name`, `X`. */
const asking = lazy(() =>
  compiledPattern(
    String.raw`^(?:an?|the|my|your|our|what|which|who|whom|where|how|when|insert|add|enter|fill in|was|welche[nrs]?|wen|wem|wie|wo|mein(?:e[mnr]?)?|ihr(?:e[mnr]?)?|der|die|das|den|ce que|quel(?:le)?s?|qui|où|comment|mon|ma|mes|votre|vos|lo que|qué|quién|dónde|cómo|su|tu|mi)(?![\p{L}\p{N}])|(?:^|\s)(?:name|number|date|amount|title|percentage|figure|here|anzahl|zahl|datum|nombre|número|fecha|cantidad|nom|montant)$|^(?:x+|_+)$`,
    'iu',
  ),
);

/** True if words in brackets wait for others. A remark adds to a text that is whole without it: `Cashier [part-time]`. */
function isLeftOpen({ quote, words, start, end }: Bracketed, text: string): boolean {
  // Nobody puts a remark into these.
  if (/^[【{<]/.test(quote) || asking().test(words)) return true;
  const before = text.slice(Math.max(0, start - 40), start).trimEnd();
  if (before === '' || /[\p{Script=Han}，、：]$/u.test(before)) return true;
  // `Ran [project] and [project]`: a blank beside a blank.
  if (/[\]}>]$/.test(before) || needsWord().test(before)) return true;
  return openingVerb().test(text.slice(0, start).trim()) && /^\s?\S/u.test(text.slice(end));
}

/**
 * What is still to be filled in, in an answer: the blanks of the proposal that it was made from, and all words in brackets
 * without which the text is not whole.
 */
export function blanksLeftIn(text: string, proposal = ''): readonly string[] {
  const proposed = new Set(bracketedIn(proposal).map(({ quote }) => quote));
  const open = bracketedIn(text).filter((one) => proposed.has(one.quote) || isLeftOpen(one, text));
  return [...new Set([...open.map(({ quote }) => quote), ...unwrittenIn(text)])];
}

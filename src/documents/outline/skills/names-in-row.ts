import { shippedKindOf } from '../../../lexicon/lexicon.ts';
import { andWords } from '../../../lexicon/words/function-words.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { withoutMarker } from '../source-line.ts';

/* Names in a row: `Go, Rust and SQL`. */

const separator = /[,;、，；|｜•·∙⋅]/;

/** Splits a text at separators outside brackets. */
export function partsOf(text: string): readonly string[] {
  return splitWhere(text, (sign) => separator.test(sign));
}

function splitWhere(
  text: string,
  parts: (sign: string, before: string, behind: string) => boolean,
): readonly string[] {
  const found: string[] = [];
  let end = text.length;
  let isInBrackets = false;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const sign = text.charAt(at);
    if (/[)）\]]/.test(sign) && text.slice(0, at).search(/[(（[]/) >= 0) isInBrackets = true;
    else if (/[(（[]/.test(sign)) isInBrackets = false;
    if (isInBrackets || !parts(sign, text.charAt(at - 1), text.charAt(at + 1))) continue;
    found.push(text.slice(at + 1, end).trim());
    end = at;
  }
  return [...found, text.slice(0, end).trim()].reverse();
}

const andSoOn = /^(?:\.{2,}|…|(?:etc|usw|u\.\s?a|entre otros|y más|(?:and )?(?:more|others)|等|等等)\.*)$/iu;
const andSoOnAtEnd =
  /(?<=[\p{L}\p{N})+#])(?:,?\s(?:etc|usw|u\.\s?a)\.{0,3}|\s(?:and|&) (?:others|more)\.?|\s?(?:\.{2,3}|…))$/iu;
const joint = preparedPattern(() => String.raw`^(?:${andWords()}|&|以及|和|及)\s+(?=\S)`, 'iu');
const jointInside = preparedPattern(
  () =>
    String.raw`\s(?:${andWords()}|&|以及|[和与與及])\s|(?<=[\p{Script=Latin}\p{N}+#])(?:以及|[和与與及])(?=\p{Script=Latin})`,
  'iu',
);

/** The names of a list, as a sentence or a label has it: without the `and` before the last, `etc.` and the full stop. */
export function namesIn(text: string): string[] {
  const dashed = text.split(/\s[-–—]\s/u);
  // `Patient - Helpful - Curious`: dashes part a list where nothing else does.
  const areNames = dashed.every((part) => /^[\p{Lu}\p{Script=Han}]/u.test(part.trim()));
  const areDashed = dashed.length > 2 && areNames && !/[,;:、，；：|•·/]/u.test(text);
  const parts = (
    areDashed
      ? dashed.map((part) => part.trim())
      : splitWhere(
          text,
          (sign, before, behind) =>
            separator.test(sign) || (sign === '/' && before === ' ' && behind === ' '),
        )
  )
    .map(bareName)
    .filter((part) => /[\p{L}\p{N}]/u.test(part) && !andSoOn.test(part))
    .flatMap(atSlashes);
  // Between bars and points `SEO & Analytics` is one name.
  const isListed = parts.length > 1 && !(/[|•·]/.test(text) && / & /.test(parts.at(-1) ?? ''));
  return parts.flatMap((part, index) => {
    if (index === parts.length - 1 && areTwoTools(part)) return part.split(jointInside.regExp);
    if (index === 0 || index < parts.length - 1) return [part];
    const alone = part.replace(joint.regExp, '');
    return alone === part && isListed ? lastTwo(part, parts.slice(0, -1)) : [alone];
  });
}

const word = /^\p{L}[\p{L}\p{N}.+#-]+$/u;

/** `HTML/CSS/JavaScript` are three names; `C/C++` and `UI/UX` are one. */
function atSlashes(name: string): readonly string[] {
  const pieces = name.split('/');
  return pieces.length > 2 && pieces.every((piece) => word.test(piece)) ? pieces : [name];
}

/** Signs around a name that do not belong to it; a list may end as a sentence does. */
function bareName(part: string): string {
  return withoutMarker(part)
    .replace(/^-\s*(?=\p{L})/u, '')
    .replace(andSoOnAtEnd, '')
    .replace(/(?<=[\p{Ll}\p{N})]{2}|\p{L}(?:\p{Lu}{2}|\p{N})|[)）])\.$|。$/u, '');
}

/** `PowerPoint and Access`, wherever it stands. */
function areTwoTools(part: string): boolean {
  const pieces = part.split(jointInside.regExp);
  return (
    pieces.length === 2 &&
    pieces.every((piece) => shippedKindOf(piece) === 'tool') &&
    shippedKindOf(part) === null
  );
}

/** `Go, Rust and SQL` joins two names; where `and` joins words of other names, too, it parts none. */
function lastTwo(part: string, others: readonly string[]): readonly string[] {
  if (others.some((other) => jointInside.test(other)) || /[(（]/.test(part)) return [part];
  const pieces = part.split(jointInside.regExp);
  const isShort = pieces.every((piece) => piece.split(/\s+/).length <= 2 && piece.length > 1);
  // Of two names one alone may be joined of two: `Baking, Food and Wine`.
  const areNames = others.length > 1 || pieces.every((piece) => shippedKindOf(piece) !== null);
  return pieces.length === 2 && isShort && areNames ? pieces : [part];
}

/** `Python (expert)`: what comes before the last bracket and what is inside it; null where no bracket ends the text. */
export function bracketAtEnd(text: string): { readonly before: string; readonly inside: string } | null {
  const open = Math.max(...['(', '（', '['].map((sign) => text.lastIndexOf(sign)));
  const inside = text.slice(open + 1, -1);
  const before = text.slice(0, Math.max(open, 0)).trimEnd();
  const isWhole = /[)）\]]$/.test(text) && !/[)）\]]/.test(inside);
  return before === '' || inside === '' || !isWhole ? null : { before, inside };
}

import { plainText, type Run } from '../../contract/resume/rich-text.ts';
import { hasSafeScheme } from '../../values/web-address.ts';
import { isFileName, webHref } from '../resume-document/link.ts';

/*
 * Inline Markdown: **strong**, *emphasis*, `code`, [words](link). Characters count as markup only where a person would
 * put it, so `2*3*4`, `**kwargs`, `__init__` and `snake_case_name` are unchanged. A backslash escapes a character.
 */

type Face = Omit<Run, 'text'>;

/** Markup characters to remove, and the style of the text between them. */
interface Mark {
  readonly from: number;
  readonly to: number;
  /** From after the opening characters to the closing ones. */
  readonly inner: readonly [number, number];
  readonly face: Face;
}

interface Sign {
  readonly text: string;
  readonly at: number;
  readonly before: string;
  readonly after: string;
}

/** Backslashes before punctuation (with the escaped character if their number is odd), emphasis, code and brackets. */
const signs =
  /(?<!\\)(?:(?:\\{2})*\\[!-/:-@[\]^_`{-~]|(?:\\{2})+(?=[!-/:-@[\]^_`{-~]))|\*{1,3}|_{1,2}|`{1,3}|~~|!?\[|\]|</g;
const maxAddress = 2000;

/** Reads inline Markdown in a line of runs; a pair of marks may span several runs. */
export function inlineMarkdown(runs: readonly Run[]): readonly Run[] {
  const { marks } = marksIn(plainText(runs));
  return marks.length === 0 ? runs : withMarks(runs, marks);
}

/**
 * The same without escaping backslashes, if the unescaped text would not be read as markup again.
 * @param isWords true if the line does not begin with block markup
 */
export function unescapedMarkdown(runs: readonly Run[], isWords: (line: string) => boolean): readonly Run[] {
  const { marks, escapes } = marksIn(plainText(runs));
  const read = marks.length === 0 ? runs : withMarks(runs, marks);
  if (escapes.length === 0) return read;
  const unescaped = withMarks(runs, [...marks, ...escapes]);
  const words = plainText(unescaped);
  return isWords(words) && marksIn(words).marks.length === 0 ? unescaped : read;
}

/** The stretches of a line that are not shown, in their order: markup, and backslashes before a character. */
export function unshownStretches(line: string): readonly (readonly [from: number, to: number])[] {
  const { marks, escapes } = marksIn(line);
  return [...marks, ...escapes]
    .flatMap(({ from, to, inner: [start, end] }) => [[from, start] as const, [end, to] as const])
    .filter(([from, to]) => to > from)
    .sort(([one], [other]) => one - other);
}

interface Marks {
  readonly marks: readonly Mark[];
  /** Backslashes that only escape a character. */
  readonly escapes: readonly Mark[];
}

function marksIn(text: string): Marks {
  const marks: Mark[] = [];
  const escapes: Mark[] = [];
  const open = new Map<string, Sign>();
  let resumeAt = 0;
  for (const { 0: written, index: at } of text.matchAll(signs)) {
    if (at < resumeAt) continue;
    const end = at + written.length;
    if (written.startsWith('\\')) {
      const to = at + Math.ceil(written.replace(/[^\\]$/, '').length / 2);
      escapes.push({ from: at, to, inner: [to, to], face: {} });
      continue;
    }
    const sign: Sign = { text: written, at, before: text[at - 1] ?? '', after: text[end] ?? '' };
    if (written === '<') {
      const mark = addressAt(text, at);
      if (mark) marks.push(mark);
    } else if (written === '[' || written === '![') {
      open.set('[', sign);
    } else if (written === ']') {
      const mark = linkAt(text, at, open.get('['));
      open.delete('[');
      if (mark) marks.push(mark);
      resumeAt = mark?.to ?? 0;
    } else {
      const start = open.get(written);
      const closes = start !== undefined && canClose(sign);
      if (closes) open.delete(written);
      if (closes && holdsWords(text, start, sign)) {
        const inner = [start.at + written.length, at] as const;
        marks.push({ from: start.at, to: end, inner, face: faceOf(written) });
      } else if (canOpen(sign)) open.set(written, sign);
      else if (isLoose(text, sign)) marks.push({ from: at, to: end, inner: [end, end], face: {} });
    }
  }
  const first = open.get('**');
  if (first?.at === 0 && /^\*\*[\p{Lu}\p{Lo}]/u.test(text))
    marks.push({ from: 0, to: 2, inner: [2, 2], face: {} });
  return { marks, escapes };
}

const word = /[\p{L}\p{N}]/u;
/** Characters before emphasized words, but not those before part of an address or file pattern. */
const edge = /^$|[\s("'“‘«[*_~—–,:;.、，。（]/;
/** Scripts without spaces between words. */
const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

function canOpen({ text, before, after }: Sign): boolean {
  if (after === '' || /\s/.test(after)) return false;
  switch (text) {
    case '**':
    case '***':
      return !/[\d*]/.test(before) && (!word.test(before) || /\p{L}/u.test(after));
    case '*':
    case '_':
    case '__':
      return edge.test(before) && /[\p{L}\p{N}"'“‘«([_*`]/u.test(after);
    default:
      return true;
  }
}

function canClose({ text, before, after }: Sign): boolean {
  if (before === '' || /\s/.test(before)) return text.startsWith('`');
  switch (text) {
    case '**':
    case '***':
      if (/[([{,]/.test(before) || after === '*') return false;
      return !word.test(after) || joinsWords(before, after);
    case '*':
      return !/[([{,;*]/.test(before) && !word.test(after) && after !== '*';
    case '_':
    case '__':
      return !word.test(after) && after !== '_' && before !== '_';
    default:
      return true;
  }
}

/** True inside or between words: `**Tools:**Docker`, `精通**数据库**设计`, `**un**locked`. */
function joinsWords(before: string, after: string): boolean {
  if (/[:.!?)]/.test(before) || spaceless.test(before) || spaceless.test(after)) return true;
  return /\p{L}/u.test(before) && /\p{L}/u.test(after);
}

/** True if the text between two underscores is words, not part of a name in code. */
function holdsWords(text: string, { text: written, at }: Sign, { at: end }: Sign): boolean {
  const content = text.slice(at + written.length, end);
  if (content.trim() === '') return false;
  // A name in code does not begin with a digit, but dates do: `_2014-2017_`.
  if (/^\p{N}/u.test(content)) return true;
  if (written === '__') return /\s/.test(content) || /^\p{Lu}\p{Ll}|^\p{Lo}/u.test(content);
  return written !== '_' || /\s/.test(content) || /^\p{L}+[.!?:]?$/u.test(content);
}

/** True for `**` at the end of a line without an opening one: `and so on**`. */
function isLoose(text: string, { text: written, at, before }: Sign): boolean {
  return written === '**' && at + 2 === text.length && /[\p{L}.:!?)]/u.test(before);
}

function faceOf(written: string): Face {
  if (written === '***') return { strong: true, em: true };
  if (written === '**' || written === '__') return { strong: true };
  return written === '*' || written === '_' ? { em: true } : {};
}

/** `<https://a.example>`, `<me@a.example>`. */
function addressAt(text: string, at: number): Mark | null {
  let end = at + 1;
  while (end < text.length && !/[<>\s]/.test(text[end] ?? '')) end += 1;
  if (text[end] !== '>') return null;
  const address = text.slice(at + 1, end);
  const isMail = /^[^\s<>@:/]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}$/.test(address);
  if (!isMail && !hasSafeScheme(address)) return null;
  const href = isMail ? `mailto:${address}` : address;
  return { from: at, to: end + 1, inner: [at + 1, end], face: webHref(href) === null ? {} : { href } };
}

/** `[words](address)`. The address of an image is dropped, and so is one with an unsafe scheme. */
function linkAt(text: string, at: number, start: Sign | undefined): Mark | null {
  if (!start || text[at + 1] !== '(') return null;
  const inner = [start.at + start.text.length, at] as const;
  const words = text.slice(...inner);
  const { address, end } = addressAfter(text, at + 1);
  if (end === null || words !== words.trim() || (words === '' && start.text === '[')) return null;
  if (start.text === '![') return { from: start.at, to: end + 1, inner, face: {} };
  const href = webHref(address);
  if (href !== null) return { from: start.at, to: end + 1, inner, face: { href } };
  // `list[0](name)` is code. Fragments, file paths and unsafe schemes are not linked.
  const leadsNowhere = isFileName(address) || /^(?:[#/.]|[a-z][a-z+.-]{1,20}:)/i.test(address);
  return leadsNowhere && !word.test(start.before) ? { from: start.at, to: end + 1, inner, face: {} } : null;
}

interface Target {
  readonly address: string;
  /** Index of the closing bracket; null if it is not closed. */
  readonly end: number | null;
}

/** `(address)`, `(address "title")`, `(<address>)`; angle brackets allow other brackets inside. */
function addressAfter(text: string, from: number): Target {
  const [whole, pointed] = /^\(\s?<([^<>\n]*)>\)/.exec(text.slice(from, from + maxAddress)) ?? [];
  if (whole !== undefined && pointed !== undefined) return { address: pointed, end: from + whole.length - 1 };
  const end = closingBracket(text, from);
  const [written = ''] = text
    .slice(from + 1, end ?? from)
    .trim()
    .split(/\s/, 1);
  return { address: written.replace(/^<|>$/g, ''), end };
}

/** The bracket that closes the one at `from`, with balanced brackets inside; null if there is none. */
function closingBracket(text: string, from: number): number | null {
  let depth = 0;
  const most = Math.min(text.length, from + maxAddress);
  for (let at = from; at < most; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
    if (depth > 3 || text[at] === '[' || text[at] === ']') return null;
  }
  return null;
}

function withMarks(runs: readonly Run[], marks: readonly Mark[]): readonly Run[] {
  const changes = marks
    .flatMap(({ from, to, inner: [start, end], face }): readonly Change[] => [
      { at: from, gone: 1 },
      { at: start, gone: -1, begins: face },
      { at: end, gone: 1, ends: face },
      { at: to, gone: -1 },
    ])
    .sort((one, other) => one.at - other.at);
  const made: Run[] = [];
  const faces: Face[] = [];
  let gone = 0;
  let next = 0;
  let offset = 0;
  for (const run of runs) {
    const end = offset + run.text.length;
    for (let at = offset; at < end; ) {
      for (let change = changes[next]; change && change.at <= at; change = changes[next]) {
        gone += change.gone;
        if (change.begins) faces.push(change.begins);
        if (change.ends) faces.splice(faces.lastIndexOf(change.ends), 1);
        next += 1;
      }
      const until = Math.min(end, changes[next]?.at ?? end);
      const text = run.text.slice(at - offset, until - offset);
      if (gone === 0 && text !== '') made.push({ ...run, ...Object.assign({}, ...faces), text });
      at = until;
    }
    offset = end;
  }
  return made;
}

interface Change {
  readonly at: number;
  readonly gone: 1 | -1;
  readonly begins?: Face;
  readonly ends?: Face;
}

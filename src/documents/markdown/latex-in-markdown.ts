/*
 * Markdown that is made into a PDF may hold LaTeX where Markdown has no layout: tables of dates and texts, mostly. Each line of it
 * is written as Markdown has it, so that lines keep their numbers.
 */

const environment = /\\(begin|end)\{([a-z]{1,20})\*?\}/g;
const opens = /^[ \t]{0,8}\\begin\{[a-z]{1,20}\*?\}/m;
const startsWithCommand = /^\s{0,8}\\[a-z]{2,20}\*?[{[\s]/i;

/** The same lines, those in environments of LaTeX and those that begin with a command as Markdown. */
export function latexAsMarkdown(lines: readonly string[]): readonly string[] {
  if (!opens.test(lines.join('\n'))) return lines;
  let depth = 0;
  return lines.map((line) => {
    const isInside = depth > 0;
    let opened = 0;
    for (const { 1: kind } of line.matchAll(environment)) {
      depth = Math.max(0, depth + (kind === 'begin' ? 1 : -1));
      opened += 1;
    }
    return isInside || opened > 0 || startsWithCommand.test(line) ? asMarkdown(line) : line;
  });
}

/** How many arguments in braces belong to the layout and say nothing. */
const layout = new Map<string, number>([
  ...['vspace', 'hspace', 'end', 'pagestyle', 'thispagestyle', 'usepackage', 'documentclass'].map(one),
  ...['color', 'textcolor', 'parbox', 'includegraphics', 'label', 'input', 'vskip', 'hskip', 'colorbox'].map(
    one,
  ),
  ...(
    ['rule', 'fontsize', 'setlength', 'definecolor', 'addtolength', 'renewcommand', 'newcommand'] as const
  ).map((name) => [name, 2] as const),
]);

function one(name: string): readonly [string, number] {
  return [name, 1];
}

/** What a command puts around its argument. */
const marks = new Map([
  ['textbf', '**'],
  ['textit', '*'],
  ['emph', '*'],
  ['textsl', '*'],
]);
const beginnings = new Map([
  ['section', '## '],
  ['subsection', '### '],
  ['subsubsection', '#### '],
  ['item', '- '],
]);
const gaps: ReadonlySet<string> = new Set(['hfill', 'newline', 'linebreak', 'quad', 'qquad', 'dotfill']);
const accents = new Map([
  ["'", '\u0301'],
  ['`', '\u0300'],
  ['^', '\u0302'],
  ['"', '\u0308'],
  ['~', '\u0303'],
]);

function asMarkdown(line: string): string {
  let text = '';
  const closers: string[] = [];
  for (let at = 0; at < line.length; ) {
    const sign = line.charAt(at);
    if (sign === '%') break;
    if (sign === '\\') {
      const name = /^[a-z]{1,30}/i.exec(line.slice(at + 1, at + 31))?.[0] ?? '';
      if (name === '') {
        const [escaped, length] = escapedSign(line, at + 1);
        text += escaped;
        at += 1 + length;
        continue;
      }
      at += 1 + name.length + (line.charAt(at + 1 + name.length) === '*' ? 1 : 0);
      if (name === 'begin') return text;
      if (gaps.has(name)) text += '\t';
      text += beginnings.get(name) ?? '';
      at = behindArguments(line, at, layout.get(name) ?? 0);
      const around = marks.get(name);
      const href = name === 'href' ? argumentAt(line, at) : null;
      if (href !== null) {
        at = href.end;
        text += '[';
        closers.push(`](${href.text})`);
        at += line.charAt(at) === '{' ? 1 : 0;
      } else if (around !== undefined && line.charAt(at) === '{') {
        text += around;
        closers.push(around);
        at += 1;
      }
    } else if (sign === '{') {
      closers.push('');
      at += 1;
    } else if (sign === '}') {
      const closer = closers.pop() ?? '';
      // Behind a title in bold what is set otherwise is another thing.
      text += closer === '**' && line.charAt(at + 1) === '\\' ? '**\t' : closer;
      at += 1;
    } else {
      if (sign === '&') text += '\t';
      else text += sign === '~' ? ' ' : sign;
      at += 1;
    }
  }
  const whole = (text + closers.reverse().join('')).replaceAll('****', '');
  const cells = whole.split('\t').map((cell) => cell.trim());
  return cells.filter((cell) => cell !== '').join(' || ');
}

/** What a backslash and a sign stand for, and how many signs that takes behind the backslash. */
function escapedSign(line: string, at: number): readonly [text: string, length: number] {
  const sign = line.charAt(at);
  const accent = accents.get(sign);
  const [, letter] = /^\{?([a-z])\}?/i.exec(line.slice(at + 1, at + 4)) ?? [];
  if (accent !== undefined && letter !== undefined) {
    const isInBraces = line.charAt(at + 1) === '{';
    return [`${letter}${accent}`.normalize('NFC'), isInBraces ? 4 : 2];
  }
  if (sign === '\\') return ['\t', 1];
  return /[ ,;:!]/.test(sign) ? [' ', 1] : [sign, 1];
}

/** Where what is said begins, behind arguments in brackets and as many in braces. */
function behindArguments(line: string, from: number, count: number): number {
  let at = from;
  for (let left = count; ; ) {
    if (line.charAt(at) === '[' && left > 0) {
      const end = line.indexOf(']', at);
      if (end < 0) return line.length;
      at = end + 1;
    } else if (line.charAt(at) === '{' && left > 0) {
      at = argumentAt(line, at)?.end ?? at + 1;
      left -= 1;
    } else return at;
  }
}

/** Far more than an address or a measure has: a longer argument is text. */
const longestArgument = 500;

/** The argument in braces that begins here; null where none does or it is not closed. */
function argumentAt(line: string, from: number): { readonly text: string; readonly end: number } | null {
  if (line.charAt(from) !== '{') return null;
  let depth = 0;
  for (let at = from; at < Math.min(line.length, from + longestArgument); at += 1) {
    if (line.charAt(at) === '{') depth += 1;
    else if (line.charAt(at) === '}') depth -= 1;
    if (depth === 0) return { text: line.slice(from + 1, at), end: at + 1 };
  }
  return null;
}

/*
 * Converts LaTeX in Markdown that is made into PDFs, mostly tables of dates and texts. Each line becomes one line of
 * Markdown, so that line numbers stay the same.
 */

const environment = /\\(begin|end)\{([a-z]{1,20}\*?)\}/g;
const opens = /^[ \t]{0,8}\\begin\{[a-z]{1,20}\*?\}/m;
const startsWithCommand = /^\s{0,8}\\[a-z]{2,20}\*?[{[\s]/i;

/** Converts lines in LaTeX environments and lines that begin with a command. */
export function latexAsMarkdown(lines: readonly string[]): readonly string[] {
  if (!opens.test(lines.join('\n'))) return lines;
  const changes = depthChanges(lines);
  let depth = 0;
  return lines.map((line, index) => {
    depth += changes.begun[index] ?? 0;
    const isInside = depth > 0;
    depth -= changes.ended[index] ?? 0;
    const plain = withoutPictures(line);
    return isInside || startsWithCommand.test(plain) ? asMarkdown(plain) : plain;
  });
}

/** Removes icons such as `\faGithub`; a dot between names becomes a character. */
function withoutPictures(line: string): string {
  return line
    .replace(/\\fa[A-Z][A-Za-z]{0,30}\*?(?:\{\})?(?:&nbsp;)?/g, '')
    .replace(/\\textbullet(?![A-Za-z])(?:\{\})?/g, '•')
    .replace(/\$?\\cdotp?\$|\$\\cdotp?(?![A-Za-z])/g, '·')
    .replace(/\\hfill\s?\\break(?![A-Za-z])|\\(?:newpage|clearpage|pagebreak)(?![A-Za-z])/g, ' ');
}

/**
 * Number of environments that begin and end on each line. An unclosed one is ignored, so that the lines after it are
 * read as Markdown.
 */
function depthChanges(lines: readonly string[]): Readonly<Record<'begun' | 'ended', Uint32Array>> {
  const [begun, ended] = [new Uint32Array(lines.length), new Uint32Array(lines.length)];
  const open = new Map<string, number[]>();
  for (const [index, line] of lines.entries()) {
    for (const [, kind, name = ''] of line.matchAll(environment)) {
      const ofName = open.get(name) ?? [];
      open.set(name, ofName);
      if (kind === 'begin') {
        ofName.push(index);
        continue;
      }
      const from = ofName.pop();
      if (from === undefined) continue;
      begun[from] = (begun[from] ?? 0) + 1;
      ended[index] = (ended[index] ?? 0) + 1;
    }
  }
  return { begun, ended };
}

/** Layout commands, with the number of arguments in braces to skip. */
const layout = new Map<string, number>([
  ...['vspace', 'hspace', 'end', 'pagestyle', 'thispagestyle', 'usepackage', 'documentclass'].map(
    withOneArgument,
  ),
  ...['color', 'textcolor', 'parbox', 'includegraphics', 'label', 'input', 'vskip', 'hskip', 'colorbox'].map(
    withOneArgument,
  ),
  ...(
    ['rule', 'fontsize', 'setlength', 'definecolor', 'addtolength', 'renewcommand', 'newcommand'] as const
  ).map((name) => [name, 2] as const),
]);

/** Environments, with the number of layout arguments before their text. */
const layoutOfEnvironment = new Map<string, number>([
  ...['tabular', 'longtable', 'array', 'minipage', 'multicols', 'spacing'].map(withOneArgument),
  ...(['tabular*', 'tabularx', 'tabulary', 'adjustwidth', 'wrapfigure'] as const).map(
    (name) => [name, 2] as const,
  ),
]);

function withOneArgument(name: string): readonly [string, number] {
  return [name, 1];
}

/** Markup around the argument of a command. */
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
  ['=', '\u0304'],
  ['.', '\u0307'],
]);
const accentsByName = new Map([
  ['c', '\u0327'],
  ['v', '\u030C'],
  ['r', '\u030A'],
  ['u', '\u0306'],
  ['H', '\u030B'],
  ['k', '\u0328'],
]);
const letters = new Map([
  ['ss', 'ß'],
  ['o', 'ø'],
  ['O', 'Ø'],
  ['ae', 'æ'],
  ['AE', 'Æ'],
  ['oe', 'œ'],
  ['OE', 'Œ'],
  ['aa', 'å'],
  ['AA', 'Å'],
  ['l', 'ł'],
  ['L', 'Ł'],
  ['i', 'i'],
]);
/** A letter under an accent, in braces or after a space. */
const accented = /^(?: ?\{ ?\\?([a-z])\}| ?\\?([a-z])(?![a-z]))/i;

function asMarkdown(line: string): string {
  let text = '';
  const closers: string[] = [];
  for (let at = 0; at < line.length; ) {
    const sign = line.charAt(at);
    if (sign === '%' && !isPercentSign(line, at)) break;
    if (sign === '\\') {
      const name = /^[a-z]{1,30}/i.exec(line.slice(at + 1, at + 31))?.[0] ?? '';
      if (name === '') {
        const [escaped, length] = escapedSign(line, at + 1);
        text += escaped;
        at += 1 + length;
        continue;
      }
      at += 1 + name.length + (line.charAt(at + 1 + name.length) === '*' ? 1 : 0);
      if (name === 'begin') {
        at = afterBegin(line, at);
        continue;
      }
      const letter = letterNamed(name, line, at);
      if (letter !== null) {
        text += letter.text;
        at = letter.end;
        continue;
      }
      if (gaps.has(name)) text += '\t';
      text += beginnings.get(name) ?? '';
      at = afterArguments(line, at, layout.get(name) ?? 0);
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
      // Text with other formatting after a bold title is a separate cell.
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

/** The text for a backslash and a character, and how many characters it replaces after the backslash. */
function escapedSign(line: string, at: number): readonly [text: string, length: number] {
  const sign = line.charAt(at);
  const accent = accents.get(sign);
  const [whole, inBraces, bare] = /^(?:\{\\?([a-z])\}|\\?([a-z]))/i.exec(line.slice(at + 1, at + 5)) ?? [];
  const letter = inBraces ?? bare;
  if (accent !== undefined && whole !== undefined && letter !== undefined)
    return [`${letter}${accent}`.normalize('NFC'), 1 + whole.length];
  // A line break may be followed by its height in brackets.
  if (sign === '\\')
    return ['\t', 1 + (/^\[-?[\d.]{1,6} ?[a-z]{2}\]/.exec(line.slice(at + 1, at + 16))?.[0].length ?? 0)];
  return /[ ,;:!]/.test(sign) ? [' ', 1] : [sign, 1];
}

/** True after a number: LaTeX would read a comment, but no text may be lost. */
function isPercentSign(line: string, at: number): boolean {
  return /\d ?$/.test(line.slice(Math.max(0, at - 2), at));
}

/** The letter for `\ss` or `\c{c}`, and where the text continues; spaces after the name only end it. */
function letterNamed(
  name: string,
  line: string,
  from: number,
): { readonly text: string; readonly end: number } | null {
  const accent = accentsByName.get(name);
  const [whole, inBraces, bare] = (accent && accented.exec(line.slice(from, from + 6))) || [];
  const under = inBraces ?? bare;
  if (whole !== undefined && under !== undefined)
    return { text: `${under}${accent}`.normalize('NFC'), end: from + whole.length };
  const text = letters.get(name);
  if (text === undefined) return null;
  return { text, end: line.charAt(from) === ' ' ? from + 1 : from };
}

/** Where the text of an environment begins, after its name and layout arguments. */
function afterBegin(line: string, from: number): number {
  const name = argumentAt(line, from);
  if (name === null) return from;
  const at = afterArguments(line, name.end, layoutOfEnvironment.get(name.text) ?? 0);
  return afterBrackets(line, at) ?? at;
}

/** Null if the bracket is not closed soon, or is the text of a link. */
function afterBrackets(line: string, from: number): number | null {
  if (line.charAt(from) !== '[') return null;
  const length = line.slice(from, from + maxArgumentLength).indexOf(']');
  return length < 0 || line.charAt(from + length + 1) === '(' ? null : from + length + 1;
}

/** Where the text begins, after options in brackets and `count` arguments in braces. */
function afterArguments(line: string, from: number, count: number): number {
  let at = from;
  for (let left = count; ; ) {
    if (line.charAt(at) === '[' && left > 0) {
      const end = afterBrackets(line, at);
      if (end === null) return at;
      at = end;
    } else if (line.charAt(at) === '{' && left > 0) {
      at = argumentAt(line, at)?.end ?? at + 1;
      left -= 1;
    } else return at;
  }
}

/** Far longer than an address or a length; a longer argument is text. */
const maxArgumentLength = 500;

/** The argument in braces at `from`; null if there is none or it is not closed. */
function argumentAt(line: string, from: number): { readonly text: string; readonly end: number } | null {
  if (line.charAt(from) !== '{') return null;
  let depth = 0;
  for (let at = from; at < Math.min(line.length, from + maxArgumentLength); at += 1) {
    if (line.charAt(at) === '{') depth += 1;
    else if (line.charAt(at) === '}') depth -= 1;
    if (depth === 0) return { text: line.slice(from + 1, at), end: at + 1 };
  }
  return null;
}

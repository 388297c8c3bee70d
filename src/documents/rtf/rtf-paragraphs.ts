import { UnreadableFile } from '../files/unreadable-file.ts';
import type { StyledParagraph, StyledRun } from '../html/styled-paragraphs.ts';
import { decoded, encodingOfCharset, encodingOfCodepage, rtfTokens } from './rtf-tokens.ts';

export interface RtfParagraph extends StyledParagraph {
  /** Number of lists around it; 0 outside lists. */
  readonly level: number;
}

interface RtfRow {
  readonly cells: readonly (readonly RtfParagraph[])[];
}

export type RtfPart = readonly (RtfParagraph | RtfRow)[];

export interface RtfParts {
  readonly headers: RtfPart;
  readonly body: RtfPart;
  readonly footers: RtfPart;
}

type Target = 'body' | 'headers' | 'footers' | 'fonts' | 'styles' | 'link' | 'marker' | 'nothing';

/** Properties that are restored at the end of a group. */
interface State {
  target: Target;
  isBold: boolean;
  isItalic: boolean;
  isHidden: boolean;
  size: number;
  font: number;
  link: string;
  /** Number of fallback characters after each `\u`, for programs that do not support it. */
  fallback: number;
  // Properties of the paragraph:
  isInTable: boolean;
  style: number;
  outline: number;
  list: number;
  level: number;
  align: string;
}

const maxDepth = 256;
/** Including empty ones: far more than any resume has. */
const maxParagraphs = 5000;
/** Runs of text with the same formatting. */
const maxRuns = 50_000;
const plainText = { isBold: false, isItalic: false, isHidden: false, size: 12 };
const plainParagraph = { isInTable: false, style: 0, outline: 9, list: 0, level: 0, align: '' };

const targets: ReadonlyMap<string, Target> = new Map<string, Target>([
  ...['header', 'headerl', 'headerr', 'headerf'].map((word): [string, Target] => [word, 'headers']),
  ...['footer', 'footerl', 'footerr', 'footerf'].map((word): [string, Target] => [word, 'footers']),
  ...['listtext', 'pntext'].map((word): [string, Target] => [word, 'marker']),
  ...['fonttbl'].map((word): [string, Target] => [word, 'fonts']),
  ...['stylesheet'].map((word): [string, Target] => [word, 'styles']),
  ...['fldinst'].map((word): [string, Target] => [word, 'link']),
  ...['shptxt', 'fldrslt'].map((word): [string, Target] => [word, 'body']),
  ...['colortbl', 'info', 'pict', 'object', 'footnote', 'annotation', 'xe', 'tc', 'nonshppict', 'pn'].map(
    (word): [string, Target] => [word, 'nothing'],
  ),
]);
const letters: ReadonlyMap<string, string> = new Map([
  ['emdash', '—'],
  ['endash', '–'],
  ['bullet', '•'],
  ['lquote', '‘'],
  ['rquote', '’'],
  ['ldblquote', '“'],
  ['rdblquote', '”'],
  ['emspace', ' '],
  ['enspace', ' '],
  ['~', ' '],
  ['_', '-'],
  ['tab', '\t'],
  ['line', '\n'],
]);
const alignments = new Set(['ql', 'qc', 'qr', 'qj']);
const paragraphEnds = new Set(['par', 'sect', 'page', 'nestcell']);

/** @throws UnreadableFile if groups are nested too deeply or the text is not RTF */
export function rtfParagraphs(rtf: string): RtfParts {
  if (!rtf.startsWith('{\\rtf')) throw new UnreadableFile('is not an RTF file');
  const reader = createReader();
  for (const token of rtfTokens(rtf)) {
    if (token.kind === 'open') reader.open();
    else if (token.kind === 'close') reader.close();
    else if (token.kind === 'word') reader.word(token.word, token.value);
    else if (token.kind === 'bytes') reader.bytes(token.bytes);
  }
  return reader.end();
}

function createReader() {
  const parts = { headers: [], body: [], footers: [] } as Record<'headers' | 'body' | 'footers', RtfBlock[]>;
  const charsets = new Map<number, number>();
  const styleNames = new Map<number, string>();
  const stack: State[] = [];
  let state: State = { target: 'body', font: 0, link: '', fallback: 1, ...plainText, ...plainParagraph };
  let own = encodingOfCodepage(1252);
  let runs: StyledRun[] = [];
  let cell: RtfParagraph[] = [];
  let cells: (readonly RtfParagraph[])[] = [];
  let paragraphs = 0;
  let runCount = 0;
  let isMarked = false;
  let isStarred = false;
  let skipped = 0;
  let pending = '';
  let target = '';

  const part = () =>
    state.target === 'headers' || state.target === 'footers' ? parts[state.target] : parts.body;

  /** Decodes pending bytes; a character of several bytes may come in pieces. */
  const flush = () => {
    if (pending === '') return;
    const bytes = pending;
    pending = '';
    text(decoded(bytes, encodingOfCharset(charsets.get(state.font), own)));
  };
  const text = (words: string) => {
    if (state.isHidden || words === '') return;
    if (state.target === 'link') target += words;
    else if (state.target === 'styles')
      styleNames.set(state.style, (styleNames.get(state.style) ?? '') + words);
    else if (state.target === 'body' || state.target === 'headers' || state.target === 'footers') {
      const { isBold, isItalic, size, link } = state;
      runCount += 1;
      if (runCount > maxRuns)
        throw new UnreadableFile(
          `is too large to be a resume: over ${maxRuns.toLocaleString('en')} separate pieces of text`,
        );
      runs.push({ text: words, isBold, isItalic, size, link });
    }
  };
  /**
   * Adds a character given by number. Chinese text is written this way, so characters with the same formatting are
   * joined to one run.
   */
  const letterByNumber = (sign: string) => {
    const last = runs.at(-1);
    const { isBold, isItalic, size, link } = state;
    const isAlike =
      last?.isBold === isBold && last.isItalic === isItalic && last.size === size && last.link === link;
    if (isAlike && isText() && !state.isHidden) runs[runs.length - 1] = { ...last, text: last.text + sign };
    else text(sign);
  };
  const endParagraph = () => {
    paragraphs += 1;
    if (paragraphs > maxParagraphs) {
      throw new UnreadableFile(
        `is too large to be a resume: over ${maxParagraphs.toLocaleString('en')} paragraphs`,
      );
    }
    const isItem = isMarked || state.list > 0;
    const kind = isItem ? 'li' : kindOf(state, styleNames.get(state.style) ?? '');
    const level = isItem ? state.level + 1 : 0;
    const paragraph = { kind, level, look: `${state.style} ${state.align}`, runs };
    [runs, isMarked] = [[], false];
    if (state.isInTable) {
      cell.push(paragraph);
      return;
    }
    endRow();
    part().push(paragraph);
  };
  const endCell = () => {
    if (runs.length > 0 || cell.length === 0) {
      const isInTable = state.isInTable;
      state.isInTable = true;
      endParagraph();
      state.isInTable = isInTable;
    }
    cells.push(cell);
    cell = [];
  };
  const endRow = () => {
    if (cell.length > 0) cells.push(cell);
    if (cells.length > 0) part().push({ cells });
    [cell, cells] = [[], []];
  };

  const setText = (word: string, value: number | null): boolean => {
    const isOn = value !== 0;
    if (word === 'b') state.isBold = isOn;
    else if (word === 'i') state.isItalic = isOn;
    else if (word === 'v' || word === 'deleted') state.isHidden = isOn;
    else if (word === 'fs') state.size = (value ?? 24) / 2;
    else if (word === 'f') state.font = value ?? 0;
    else if (word === 'plain') Object.assign(state, plainText);
    else return false;
    return true;
  };
  const setParagraph = (word: string, value: number | null): boolean => {
    if (word === 'pard') Object.assign(state, plainParagraph);
    else if (word === 'intbl') state.isInTable = true;
    else if (word === 's') state.style = value ?? 0;
    else if (word === 'outlinelevel') state.outline = value ?? 9;
    else if (word === 'ls') state.list = value ?? 0;
    else if (word === 'ilvl') state.level = Math.max(0, value ?? 0);
    else if (alignments.has(word)) state.align = word;
    else return false;
    return true;
  };
  const setDocument = (word: string, value: number | null): boolean => {
    if (word === 'ansicpg') own = encodingOfCodepage(value ?? 1252);
    else if (word === 'mac') own = encodingOfCodepage(10_000);
    else if (word === 'uc') state.fallback = Math.max(0, Math.min(value ?? 1, 8));
    else if (word === 'fcharset' && state.target === 'fonts') charsets.set(state.font, value ?? 0);
    else return false;
    return true;
  };
  /** The first word of a group determines its target; unknown groups that are marked with `\*` are skipped. */
  const setTarget = (word: string): boolean => {
    const found = targets.get(word);
    const isSkipped = state.target === 'nothing' && word !== 'shptxt' && word !== 'fldinst';
    if (isStarred) {
      isStarred = false;
      if (!isSkipped || found === 'body') state.target = found ?? 'nothing';
      if (found === 'link') target = '';
      return true;
    }
    if (found === undefined) return false;
    if (word === 'fldrslt') {
      state.link = linkIn(target);
      if (state.target === 'link') state.target = 'body';
      return true;
    }
    if (isSkipped) return true;
    if (found === 'marker') isMarked = true;
    if (found === 'headers' || found === 'footers') leaveBody();
    state.target = found;
    return true;
  };
  const leaveBody = () => {
    if (runs.length > 0) endParagraph();
    Object.assign(state, plainParagraph);
  };
  const endBlock = (word: string): boolean => {
    if (paragraphEnds.has(word)) endParagraph();
    else if (word === 'cell') endCell();
    else if (word === 'row') endRow();
    else return false;
    return true;
  };
  const isText = () => state.target === 'body' || state.target === 'headers' || state.target === 'footers';

  return {
    open() {
      flush();
      if (stack.length > maxDepth) throw new UnreadableFile('is nested too deeply to be a resume');
      stack.push({ ...state });
    },
    close() {
      flush();
      isStarred = false;
      skipped = 0;
      const before = stack.pop();
      if (!before) return;
      const isEdge = state.target === 'headers' || state.target === 'footers';
      if (isEdge && before.target === 'body' && runs.length > 0) endParagraph();
      state = before;
    },
    word(word: string, value: number | null) {
      if (word === 'u' && value !== null) {
        flush();
        letterByNumber(String.fromCharCode(value & 0xffff));
        skipped = state.fallback;
        return;
      }
      flush();
      skipped = 0;
      if (word === '*') {
        isStarred = true;
        return;
      }
      if (setTarget(word) || setDocument(word, value) || setText(word, value) || setParagraph(word, value))
        return;
      if (!isText()) return;
      const letter = letters.get(word);
      if (letter !== undefined) text(letter);
      else endBlock(word);
    },
    bytes(bytes: string) {
      if (skipped > 0) {
        const rest = bytes.slice(skipped);
        skipped -= bytes.length - rest.length;
        pending += rest;
      } else pending += bytes;
    },
    end(): RtfParts {
      flush();
      if (runs.length > 0) endParagraph();
      endRow();
      return parts;
    },
  };
}

type RtfBlock = RtfPart[number];

function kindOf({ outline }: State, style: string): string {
  const name = style.replace(/;$/, '').trim().toLowerCase();
  if (name === 'title') return 'h1';
  const level = /^heading ([1-6])$/.exec(name)?.[1];
  if (level !== undefined) return `h${level}`;
  return outline < 6 ? `h${outline + 1}` : 'p';
}

/** The address in `HYPERLINK "https://…"`. */
function linkIn(instruction: string): string {
  return /HYPERLINK\s{1,4}"([^"]{1,2000})"/.exec(instruction)?.[1] ?? '';
}

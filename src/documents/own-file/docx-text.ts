import { escapeHtml } from '../../contract/resume/rich-text.ts';
import { addTo } from '../../values/lists.ts';
import type { WordAtom } from './docx-source.ts';
import { placedSigns } from './placed-xml.ts';
import { type Splice, spliced } from './splice.ts';

/* Edits of the text of a paragraph, within its runs: the runs and their formatting stay. */

/** An edit in the text of one line of a paragraph. */
export interface LineEdit {
  /** The number of the line in its paragraph. */
  readonly number: number;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** An atom and where it is in the text of its line. */
interface LineAtom {
  readonly atom: WordAtom;
  readonly from: number;
  readonly to: number;
}

/** The lines of a paragraph, which breaks divide. */
export function linesIn(atoms: readonly WordAtom[]): readonly (readonly LineAtom[])[] {
  const lines: LineAtom[][] = [[]];
  let at = 0;
  for (const atom of atoms) {
    if (atom.text === '\n') {
      lines.push([]);
      at = 0;
      continue;
    }
    lines.at(-1)?.push({ atom, from: at, to: at + atom.text.length });
    at += atom.text.length;
  }
  return lines;
}

export function textIn(line: readonly LineAtom[]): string {
  return line.map(({ atom }) => atom.text).join('');
}

/** How the text in a part of a line looks: one entry for each look. */
export function looksIn(atoms: readonly WordAtom[], { number, from, to }: LineEdit): readonly string[] {
  const line = linesIn(atoms)[number] ?? [];
  return [...new Set(line.filter((one) => one.from < to && one.to > from).map(({ atom }) => atom.look))];
}

/** The atoms that an edit changes. The first one takes the new words, so they look like the first that they replace. */
function touched(line: readonly LineAtom[], { from, to, text }: LineEdit): readonly LineAtom[] {
  if (to > from) return line.filter((one) => one.from < to && one.to > from);
  const behind = line.find((one) => one.from <= from && from < one.to);
  const before = line.find((one) => one.from < from && from <= one.to);
  // A bracket or full stop that closes looks like the words that it closes.
  const isClosing = before !== undefined && /^[)\]）】.,:!?。，；：！？;]/.test(text);
  const found = behind && !behind.atom.isLocked && !isClosing ? behind : before;
  return found ? [found] : [];
}

/** False if an edit would change a sign, a field or a tracked change. */
export function canWrite(atoms: readonly WordAtom[], edits: readonly LineEdit[]): boolean {
  const lines = linesIn(atoms);
  return edits.every((edit) => {
    const found = touched(lines[edit.number] ?? [], edit);
    return found.length > 0 && found.every(({ atom }) => !atom.isLocked);
  });
}

/** @param xml the text of the part */
export function textSplices(
  xml: string,
  atoms: readonly WordAtom[],
  edits: readonly LineEdit[],
): readonly Splice[] {
  const lines = linesIn(atoms);
  const byAtom = new Map<WordAtom, Splice[]>();
  for (const edit of edits)
    for (const [index, { atom, from }] of touched(lines[edit.number] ?? [], edit).entries())
      addTo(byAtom, atom, {
        from: Math.max(0, edit.from - from),
        to: Math.min(edit.to - from, atom.text.length),
        text: index === 0 ? edit.text : '',
      });
  return [...byAtom].flatMap(([atom, own]) => atomSplices(xml, atom, own));
}

/** @param edits in the text of the atom */
function atomSplices(xml: string, { element, text }: WordAtom, edits: readonly Splice[]): readonly Splice[] {
  const { contentFrom, contentTo, attributes } = element;
  const offsets = offsetsIn(xml.slice(contentFrom, contentTo));
  const placeOf = (at: number) => contentFrom + (offsets[at] ?? 0);
  // Word drops blanks at the ends of a text that does not say to keep them.
  const isAtEdge = /^\s|\s$/.test(spliced(text, edits)) && !('xml:space' in attributes);
  return [
    ...edits.map(({ from, to, text: words }) => ({
      from: placeOf(from),
      to: placeOf(to),
      text: escapeHtml(words),
    })),
    ...(isAtEdge ? [{ from: contentFrom - 1, to: contentFrom - 1, text: ' xml:space="preserve"' }] : []),
  ];
}

/** Where each character of a text is written, and where the last one ends. */
function offsetsIn(raw: string): readonly number[] {
  const signs = placedSigns(raw);
  // A character beyond the first plane has two units in the text.
  return [...signs.flatMap(({ from, text }) => Array.from({ length: text.length }, () => from)), raw.length];
}

import { groupBy } from '../../values/lists.ts';
import { replacedEntries } from '../archive/replaced-entries.ts';
import { zipEntries } from '../archive/zip-entries.ts';
import { bodyName, edgeNames, partRoot, type WordParts, wordParts } from '../docx/word-parts.ts';
import { UnreadableFile } from '../files/unreadable-file.ts';
import { withoutMarker } from '../outline/source-line.ts';
import { type WordSource, wordSources } from './docx-source.ts';
import { canWrite, type LineEdit, linesIn, looksIn, textIn, textSplices } from './docx-text.ts';
import type { BlockRange, FilePlan, OwnFile, OwnLine, TextEdit } from './own-file.ts';
import { placedXml } from './placed-xml.ts';
import { type Splice, spliced } from './splice.ts';

/** A paragraph, and the same one in the other alternatives of its box, which older programs show. */
interface Block {
  readonly part: string;
  readonly sources: readonly WordSource[];
  /** False if the alternatives differ: then only the person knows how to change them. */
  readonly isSafe: boolean;
}

interface WordLine extends OwnLine {
  /** Its number in its paragraph, which breaks divide into lines. */
  readonly number: number;
}

/**
 * Opens a Word document.
 * @throws UnreadableFile
 */
export async function openDocx(bytes: Uint8Array): Promise<OwnFile> {
  const parts = await wordParts(await zipEntries(bytes));
  const blocks = (await shownParts(parts)).flatMap((part) => {
    const xml = parts.get(part) ?? '';
    if (xml.includes('\uFFFD'))
      throw new UnreadableFile('has text that is not in UTF-8; save it again in Word');
    return blocksOf(part, wordSources(xml, placedXml(xml)));
  });
  const lines = blocks.flatMap(linesOfBlock);
  const single = ({ first, last }: BlockRange) => (first === last ? blocks[first] : undefined);
  const firstLines = new Map(lines.toReversed().map((line) => [line.block, line]));
  const markerOf = ({ first }: BlockRange) => {
    const line = firstLines.get(first);
    return line?.text.slice(0, line.start);
  };
  const isBelow = (block: number, parent: number) =>
    levelOf(blocks[block]?.sources[0]) > levelOf(blocks[parent]?.sources[0]) &&
    levelOf(blocks[parent]?.sources[0]) >= 0;
  return {
    lines,
    canEdit: (edits) =>
      !leavesEmptyLine(edits, lines) &&
      [...editsByBlock(edits, lines)].every(([number, own]) => {
        const block = blocks[number];
        return block?.isSafe === true && block.sources.every(({ atoms }) => canWrite(atoms, own));
      }),
    isSetAlike(stretches) {
      const looks = [...editsByBlock(stretches, lines)].flatMap(([number, own]) =>
        (blocks[number]?.sources ?? []).flatMap(({ atoms }) => own.flatMap((edit) => looksIn(atoms, edit))),
      );
      // A note would stay behind, at another name.
      const haveMore = stretches.some(({ line }) =>
        blocks[lines[line]?.block ?? -1]?.sources.some(({ hasMore }) => hasMore),
      );
      return new Set(looks).size <= 1 && !haveMore;
    },
    isBelow,
    canSwap(ranges) {
      const found = ranges.map(single);
      const markers = new Set(ranges.map(markerOf));
      return (
        found.every((block) => block && isMovable(block) && isLike(block, found[0])) &&
        markers.size === 1 &&
        !ranges.some(({ first, last }) => isBelow(last + 1, first))
      );
    },
    canRemove(range) {
      const block = single(range);
      return block !== undefined && isMovable(block) && !block.sources.some(({ isNeeded }) => isNeeded);
    },
    write: (plan) => replacedEntries(bytes, changedParts(plan, { parts, blocks, lines })),
  };
}

/** The parts whose text the import reads, except notes. */
async function shownParts(parts: WordParts): Promise<readonly string[]> {
  const body = await bodyName(parts);
  const root = await partRoot(parts, body);
  const headers = await edgeNames(parts, { body, root }, 'header');
  const footers = await edgeNames(parts, { body, root }, 'footer');
  return [...new Set([body, ...headers, ...footers])];
}

/** The paragraphs with text. Of alternatives, the first with text counts, as in the import. */
function blocksOf(part: string, sources: readonly WordSource[]): readonly Block[] {
  const choices = groupBy(
    sources.filter(({ branch, atoms }) => branch !== null && hasText(atoms)),
    ({ branch }) => branch?.alternatives,
  );
  const boxes = new Map([...choices].map(([key, own]) => [key, alternativesOf(own)]));
  return sources.flatMap((source): readonly Block[] => {
    if (!hasText(source.atoms)) return [];
    const { branch } = source;
    if (branch === null) return [{ part, sources: [source], isSafe: true }];
    const box = boxes.get(branch.alternatives);
    const at = box?.first.indexOf(source) ?? -1;
    if (!box || at < 0) return [];
    const copies = box.others.flatMap((other) => other[at] ?? []);
    return [{ part, sources: [source, ...copies], isSafe: box.areSame }];
  });
}

interface Alternatives {
  readonly first: readonly WordSource[];
  readonly others: readonly (readonly WordSource[])[];
  readonly areSame: boolean;
}

function alternativesOf(own: readonly WordSource[]): Alternatives {
  const [first = [], ...others] = groupBy(own, ({ branch }) => branch?.choice).values();
  const textOf = (some: readonly WordSource[]) =>
    some.map(({ atoms }) => textIn(linesIn(atoms).flat())).join('\n');
  return { first, others, areSame: others.every((other) => textOf(other) === textOf(first)) };
}

function hasText(atoms: WordSource['atoms']): boolean {
  return atoms.some(({ text }) => text.trim() !== '');
}

function linesOfBlock({ sources }: Block, block: number): readonly WordLine[] {
  return linesIn(sources[0]?.atoms ?? []).map((atoms, number) => {
    const text = textIn(atoms);
    const start = text.length - withoutMarker(text.trimStart()).length;
    const isItem = start > 0 ? text.slice(0, start).trim() !== '' : levelOf(sources[0]) >= 0;
    const cell = sources[0]?.cell;
    return { text, block, number, start, isItem, ...(cell && { cell }) };
  });
}

/** Edits by the number of their block. */
function editsByBlock(
  edits: readonly TextEdit[],
  lines: readonly WordLine[],
): ReadonlyMap<number, readonly LineEdit[]> {
  const placed = edits.map(({ line, ...edit }) => ({
    block: lines[line]?.block ?? -1,
    edit: { ...edit, number: lines[line]?.number ?? 0 },
  }));
  const groups = groupBy(placed, ({ block }) => block);
  return new Map([...groups].map(([block, own]) => [block, own.map(({ edit }) => edit)]));
}

/** A paragraph without text would stay as an empty bullet. */
function leavesEmptyLine(edits: readonly TextEdit[], lines: readonly WordLine[]): boolean {
  return [...groupBy(edits, ({ line }) => line)].some(([line, own]) => {
    const { text = '', start = 0 } = lines[line] ?? {};
    return spliced(text, own).slice(start).trim() === '';
  });
}

/** The level of a paragraph in its list; -1 if it is in none. */
function levelOf(source: WordSource | undefined): number {
  const setting = source?.setting ?? '';
  const level = /<w:ilvl w:val="(\d)"/.exec(setting)?.[1];
  return level === undefined ? -1 : Number(level);
}

function isMovable({ sources, isSafe }: Block): boolean {
  return isSafe && sources.every(({ hasMore }) => !hasMore);
}

function isLike(block: Block, first: Block | undefined): boolean {
  const [own, other] = [block.sources[0], first?.sources[0]];
  return (
    block.part === first?.part &&
    block.sources.length === first.sources.length &&
    own?.group === other?.group &&
    own?.setting === other?.setting
  );
}

interface Opened {
  readonly parts: WordParts;
  readonly blocks: readonly Block[];
  readonly lines: readonly WordLine[];
}

/** The parts of the archive that a plan changes. */
function changedParts(plan: FilePlan, { parts, blocks, lines }: Opened): ReadonlyMap<string, Uint8Array> {
  const edits = editsByBlock(plan.edits, lines);
  const comesFrom = new Map(plan.moves.map(({ from, to }) => [to.first, from.first]));
  const removed = new Set(plan.removed);
  const byPart = groupBy(blocks.keys(), (number) => blocks[number]?.part ?? '');
  return new Map(
    [...byPart].flatMap(([part, numbers]) => {
      const xml = parts.get(part) ?? '';
      const splices = numbers.flatMap((number) => {
        const origin = comesFrom.get(number) ?? number;
        return blockSplices(xml, blocks[number], blocks[origin], {
          edits: edits.get(origin) ?? [],
          isRemoved: removed.has(number),
        });
      });
      return splices.length === 0 ? [] : [[part, Buffer.from(spliced(xml, splices))] as const];
    }),
  );
}

/** @param origin the block whose content it gets */
function blockSplices(
  xml: string,
  block: Block | undefined,
  origin: Block | undefined,
  { edits, isRemoved }: { readonly edits: readonly LineEdit[]; readonly isRemoved: boolean },
): readonly Splice[] {
  return (block?.sources ?? []).flatMap((source, index): readonly Splice[] => {
    const { element, contentFrom } = source;
    if (isRemoved) return [{ from: element.from, to: element.to, text: '' }];
    const given = origin?.sources[index] ?? source;
    const own = textSplices(xml, given.atoms, edits);
    if (given === source) return own;
    const content = spliced(xml, own, { from: given.contentFrom, to: given.element.contentTo });
    return [{ from: contentFrom, to: element.contentTo, text: content }];
  });
}

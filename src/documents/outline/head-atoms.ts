import { trimEndOf } from '../../contract/strings.ts';
import { datesInText } from './dates-in-text.ts';
import { cellsIn, headCellsIn, type SourceLine } from './source-line.ts';

/** The smallest part of a head that is one thing: a title, an employer, a town, a date. */
export interface HeadAtom {
  readonly text: string;
  /** What parts it from the atom before, as written; '' at the beginning of a cell. */
  readonly parting: string;
  readonly side: 'text' | 'aside';
  /** Counts the cells of its line, from 0. */
  readonly cell: number;
  readonly isDate: boolean;
}

/** Signs and words between the names of a head, where one blank stands for any. A legal form stays with its company. */
const parting =
  / [|·•∙–—~/@-] | @|[,;:] (?!(?:Inc|LLC|Ltd|GmbH|Corp|S\.L|S\.A)\b)| ?[，、：；｜] ?| \(|\)(?: ?[,;:–—-]? |$)| ?— ?| (?:at|bei|chez) /giu;

/** The atoms of a line and of its other end, from the left. */
export function headAtoms({
  text,
  aside,
  opening,
}: Pick<SourceLine, 'text' | 'aside' | 'opening'>): readonly HeadAtom[] {
  const cells = [
    ...headCellsIn({ text, ...(opening !== undefined && { opening }) })
      .flatMap(tabbed)
      .map((cell) => ({ cell, side: 'text' as const })),
    ...cellsIn(aside)
      .flatMap(tabbed)
      .map((cell) => ({ cell, side: 'aside' as const })),
  ];
  return cells.flatMap(({ cell, side }, index) =>
    atomsOfCell(cell).map((atom) => ({ ...atom, side, cell: index })),
  );
}

function tabbed(cell: string): readonly string[] {
  return cell
    .split('\t')
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
}

type CellAtom = Pick<HeadAtom, 'text' | 'parting' | 'isDate'>;

function atomsOfCell(cell: string): readonly CellAtom[] {
  const { date, rest } = datesInText(cell);
  if (date === '') return namesIn(cell);
  const at = cell.indexOf(date);
  // A year whose century was left out is read as another text than stands there.
  if (at < 0) return [...rest.split(' | ').flatMap(namesIn), { text: date, parting: '', isDate: true }];
  const [before, behind] = [cell.slice(0, at), cell.slice(at + date.length)];
  return [
    ...namesIn(trimEndOf(before, /[\s,;:|·•(–—-]/u)),
    { text: date, parting: '', isDate: true },
    ...namesIn(behind.replace(/^[\s,;:|·•)–—-]+/u, '')),
  ];
}

function namesIn(text: string): readonly CellAtom[] {
  const atoms: CellAtom[] = [];
  let [from, before] = [0, ''];
  const add = (to: number, next: string) => {
    const name = text.slice(from, to).trim();
    if (name !== '') {
      atoms.push({ text: name, parting: before, isDate: false });
      before = '';
    }
    before += next;
  };
  for (const { 0: sign, index } of text.matchAll(parting)) {
    add(index, sign);
    from = index + sign.length;
  }
  add(text.length, '');
  return atoms;
}

import { shippedKindOf } from '../../../lexicon/lexicon.ts';
import { isJobTitle } from '../heads/head-names.ts';
import { datesInText } from '../recognize/dates-in-text.ts';
import { isPlace, isSchool, namesRole } from '../recognize/name-kinds.ts';
import { isSurelyPlace, namesRegion } from '../recognize/place-names.ts';
import { cellsIn, type SourceLine } from '../source-line.ts';

/*
 * Text that a page sets side by side may arrive without a separator: `Lyon, France Head Baker`, `ADA MOOR Head Baker`. It is split
 * after a country or region, and after a name in capitals.
 */

const maxHeadLength = 140;

/** Puts a bar between a place or a name and the title after it. */
export function withSeparateTitles(lines: readonly SourceLine[]): readonly SourceLine[] {
  const first = lines.findIndex(({ style }) => style !== 'running');
  return lines.map((line, index) => {
    if (line.style === 'bullet' || line.text.length > maxHeadLength || /[.:;]$/.test(line.text)) return line;
    const cells = cellsIn(line.text);
    const split = cells.flatMap((cell, at) =>
      index === first && at === 0 ? nameAndTitle(cell) : placeAndTitle(cell),
    );
    return split.length === cells.length ? line : { ...line, text: split.join(' | ') };
  });
}

const townAndMore =
  /^((?:\p{Lu}[\p{L}.'’-]{1,20} ){0,2}\p{Lu}[\p{L}.'’-]{1,20}), (\p{Lu}[^,]{1,20}?)(?= \p{Lu}) (.+)$/u;

function placeAndTitle(cell: string): readonly string[] {
  const [, town = ''] = townAndMore.exec(cell) ?? [];
  if (town === '' || !isPlace(town)) return [cell];
  const words = cell.slice(town.length + 2).split(' ');
  for (let count = Math.min(words.length - 1, maxRegionWords); count > 0; count -= 1) {
    const region = words.slice(0, count).join(' ');
    const title = words.slice(count).join(' ');
    // `Portland OR` is known without its comma; other codes may belong to the title: `Lyon, HR Manager`.
    if ((namesRegion(region) || isSurelyPlace(`${town} ${region}`)) && isTitle(title))
      return [`${town}, ${region}`, title];
  }
  return [cell];
}

const maxRegionWords = 3;

/** True for a title, also with dates or a bracket after it. */
function isTitle(text: string): boolean {
  const { rest } = datesInText(text);
  return /^\p{Lu}/u.test(rest) && !isSchool(rest) && isJobTitle(rest);
}

const capitalsAndMore =
  /^((?:\p{Lu}[\p{Lu}'’.-]{1,20} ){1,3}\p{Lu}[\p{Lu}'’.-]{1,20}) (\p{Lu}\p{Ll}.{3,80})$/u;

function nameAndTitle(cell: string): readonly string[] {
  const [, name = '', title = ''] = capitalsAndMore.exec(cell) ?? [];
  return name !== '' &&
    !namesRole(name) &&
    !name.split(' ').some((word) => shippedKindOf(word) !== null) &&
    isTitle(title)
    ? [name, title]
    : [cell];
}

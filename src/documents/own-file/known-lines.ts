import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import { isJsonObject } from '../../values/json-object.ts';
import { sectionNamed, sectionOf } from '../outline/recognize/section-headings.ts';
import type { EntryTexts } from './changed-texts.ts';
import { keyOf, type TextIndex } from './text-index.ts';

/* Which lines of the file say what the resume says. Others may change what is beside them. */

export interface KnownLines {
  /** True if no word of it is new. */
  isWhole(line: number): boolean;
  /** True if at least half of it is in the resume. */
  isMostly(line: number): boolean;
  /** True if these signs are in the resume; signs such as commas do not count. */
  isCovered(from: number, to: number): boolean;
  isSection(line: number): boolean;
}

/** More places of one text are not marked, because each takes time. */
const maxPlaces = 200;

export function knownLines(
  index: TextIndex,
  base: ResumeDocument,
  entries: readonly EntryTexts[],
): KnownLines {
  const covered = new Uint8Array(index.signs.length);
  const texts = [
    ...stringsIn(base.basics),
    ...stringsIn(base.sections),
    ...entries.flatMap((one) => one.lines),
  ];
  for (const key of new Set(texts.map(keyOf)))
    for (const place of index.placesOf(key).slice(0, maxPlaces)) covered.fill(1, place, place + key.length);
  const { custom, ...lists } = base.sections;
  const names = new Set(
    [...Object.values(lists), ...Object.values(custom)].map(({ name }) => keyOf(name)).filter(Boolean),
  );
  const shareOf = (from: number, to: number): number => {
    let [all, known] = [0, 0];
    for (let at = from; at < to; at += 1) {
      if (!/[\p{L}\p{N}]/u.test(index.signs.charAt(at))) continue;
      all += 1;
      known += covered[at] ?? 0;
    }
    return all === 0 ? 1 : known / all;
  };
  const share = (line: number) => shareOf(index.wordsOf(line), index.endOf(line));
  return {
    isWhole: (line) => share(line) === 1,
    isMostly: (line) => share(line) >= 0.5,
    isCovered: (from, to) => shareOf(from, to) === 1,
    isSection: (line) => {
      const text = (index.lines[line]?.text ?? '').slice(index.lines[line]?.start ?? 0).trim();
      const isNamed = !/[,;|，、；]/.test(text) && sectionNamed(text) !== null;
      return isNamed || sectionOf(text) !== null || names.has(keyOf(text));
    },
  };
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  return isJsonObject(value) ? Object.values(value).flatMap(stringsIn) : [];
}

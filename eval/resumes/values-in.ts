import { comparableLink, comparablePhone, comparableText, type HashValue } from './hashed-value.ts';

/** The text of a label, by its hashes; `?` if no text of the file has one of them. */
export type SaidOf = (hashes: readonly string[]) => string;

/** Maximum number of words of a value, and of characters in Chinese. */
const maxWords = 16;
const maxCharacters = 30;
/** Maximum number of words or Chinese characters of a line that are searched for values. */
const maxUnits = 80;
const counts = 200;
const [firstYear, lastYear] = [1950, 2035];
const months = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'));
const partsOfYear = [...months, 'spring', 'summer', 'fall', 'winter'];

/** Recovers the texts of labels by hashing all parts of the file's lines, dates and small numbers. Needs the file. */
export function valuesIn(lines: readonly string[], hash: HashValue): SaidOf {
  const known = new Map<string, string>();
  const learn = (value: string, shown: string) => {
    const key = hash(value);
    if (!known.has(key)) known.set(key, shown);
  };
  for (let count = 0; count <= counts; count += 1) learn(`${count}`, `${count}`);
  for (let year = firstYear; year <= lastYear; year += 1)
    for (const date of [`${year}`, ...partsOfYear.map((part) => `${year}-${part}`)]) learn(date, date);
  learn('present', 'present');
  for (const [index, line] of lines.entries()) {
    for (const stretch of stretchesOf(line, lines[index + 1] ?? '')) learn(comparableText(stretch), stretch);
    for (const [piece] of line.matchAll(/\S+/g)) learn(comparableLink(piece), piece);
    for (const [number] of line.matchAll(/\+?\d[\d ()./-]{6,24}\d/g)) learn(comparablePhone(number), number);
  }
  return (hashes) => (hashes.length === 0 ? '–' : (hashes.map((one) => known.get(one)).find(Boolean) ?? '?'));
}

/** All sequences of words that start in a line and may end in the next. */
function* stretchesOf(line: string, next: string): Generator<string, void> {
  const isChinese = /\p{Script=Han}/u.test(line);
  const [own, other] = [line, next].map((text) => unitsOf(text, isChinese)) as [string[], string[]];
  const units = [...own, ...other];
  for (let start = 0; start < own.length; start += 1) {
    if (!/[\p{L}\p{N}]/u.test(own[start] ?? '')) continue;
    let stretch = '';
    for (const unit of units.slice(start, start + (isChinese ? maxCharacters : maxWords))) {
      stretch += stretch === '' || isChinese ? unit : ` ${unit}`;
      yield stretch;
    }
  }
}

function unitsOf(text: string, isChinese: boolean): string[] {
  const units = isChinese
    ? [...text.replace(/\s+/g, '')]
    : text.split(/\s+|(?<=[,;:()/|–-])|(?=[,;:()/|–-])/);
  return units.filter((unit) => unit !== '').slice(0, maxUnits);
}

import { isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import { ownValue } from '../../contract/own-value.ts';
import type { ReadingNote } from '../notes/reading-note.ts';

const wanted: Readonly<
  Record<string, readonly (readonly [key: string, others: readonly string[], what: string])[]>
> = {
  work: [
    ['name', [], 'employer'],
    ['position', [], 'position'],
    ['startDate', ['date', 'endDate'], 'date'],
  ],
  education: [
    ['institution', [], 'school'],
    ['startDate', ['date', 'endDate'], 'date'],
  ],
};

/** What an entry usually has and this one does not: the layout may have hidden it from us. */
export function whatToCheck(source: Readonly<JsonObject>): readonly ReadingNote[] {
  return Object.entries(wanted).flatMap(([list, rules]) => {
    const items = ownValue(source, list);
    if (!Array.isArray(items)) return [];
    return items.filter(isJsonObject).flatMap((item, index) =>
      rules
        .filter(([key, others]) => [key, ...others].every((one) => ownValue(item, one) === undefined))
        .map(
          ([, , what]): ReadingNote => ({
            kind: 'odd',
            path: `${list}[${index}]`,
            message: `no ${what} was found; look at it`,
          }),
        ),
    );
  });
}

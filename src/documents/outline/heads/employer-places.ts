import { isLegalForm, writtenLegalForms } from '../../../lexicon/legal-forms.ts';
import type { JsonObject } from '../../../values/json-object.ts';
import { lazy } from '../../../values/memoize.ts';
import { ownValue } from '../../../values/own-value.ts';
import { isPlace } from '../recognize/name-kinds.ts';
import { saysTitle } from './head-names.ts';

/** The name of a company, which ends with its legal form, and the text after it. */
const afterLegalForm = lazy(
  () =>
    new RegExp(
      String.raw`^(.{2,60}\s(?:GmbH & Co\. KG|(?:${writtenLegalForms('resume')})\.?))(?:, ?| )(\p{Lu}.{2,40})$`,
      'u',
    ),
);

/**
 * Splits the place off an employer such as `Front Range Electric, Inc., Denver`: if it follows a legal form, or if most
 * employers of the section are written like this.
 */
export function withEmployerPlaces(
  items: readonly JsonObject[],
  employerKey: 'name' | 'organization',
): readonly JsonObject[] {
  const split = items.map((item) => splitEmployer(item, employerKey));
  const count = split.filter((one) => one !== null).length;
  const areMost = count > 1 && 3 * count >= 2 * items.filter((item) => item['location'] === undefined).length;
  const bracketed = split.filter((one) => one?.isInBrackets === true).length;
  const areBracketed = bracketed > 1 && 2 * bracketed >= items.length;
  return items.map((item, index) => {
    const found = split[index];
    const isUsual = areMost || (areBracketed && found?.isInBrackets === true);
    if (!found || !(isUsual || found.isSure)) return item;
    const { [employerKey]: _, position, ...others } = item;
    return {
      [employerKey]: found.employer,
      ...(position !== undefined && { position }),
      location: found.location,
      ...others,
    };
  });
}

/** A place in brackets: `Acme (Linz)`, `Acme, S.L. (Linz – Wels)`. */
const inBrackets = /^(.{2,80}?)(?:\s[-–])?\s\(([^()]{3,40})\)$/u;

function splitEmployer(
  item: Readonly<JsonObject>,
  employerKey: string,
): {
  readonly employer: string;
  readonly location: string;
  readonly isSure: boolean;
  readonly isInBrackets?: boolean;
} | null {
  const written = ownValue(item, employerKey);
  if (typeof written !== 'string' || item['location'] !== undefined) return null;
  const [, named, town] = afterLegalForm().exec(written) ?? [];
  if (named !== undefined && town !== undefined && isPlace(town) && saysTitle(town) <= 0)
    return { employer: named, location: town, isSure: true };
  const [, before, inside] = inBrackets.exec(written) ?? [];
  if (before && inside?.split(/\s[–-]\s/).every(isPlace))
    return { employer: before, location: inside, isSure: false, isInBrackets: true };
  const pieces = written.split(/,\s+|,(?=\p{Lu})/u);
  // City and region, or the city alone.
  const count = pieces.length > 2 && isPlace(pieces.at(-2) ?? '') ? 2 : 1;
  const location = pieces.slice(-count).join(', ');
  const employer = pieces.slice(0, -count).join(', ');
  if (employer === '' || isLegalForm(pieces.at(-count) ?? '', 'resume') || !isPlace(location)) return null;
  return { employer, location, isSure: false };
}

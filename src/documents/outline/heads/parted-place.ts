import { isLegalForm } from '../../../lexicon/legal-forms.ts';
import { isPlace, namesOrganization } from '../recognize/name-kinds.ts';
import { isRegion, isSurelyPlace } from '../recognize/place-names.ts';

/** A name, and where that is. */
export interface PartedPlace {
  readonly rest: string;
  /** '' where nothing says that it is one. */
  readonly place: string;
}

const states =
  /^(?:A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCDSTUL]|O[HKRN]|PA|RI|S[CDK]|T[NX]|UT|V[TA]|W[AVIY]|AB|BC|MB|QC|PEI?|NSW|VIC|QLD|TAS|UK|USA?|DE|FR|ES|CH|AT|BE|NL|IE|SG|HK|BR|MX|CL)(?: \d{5})?$/;

/** `Acme Inc., Denver, CO`, `Acme – Lyon, France`, `Acme (Remote)`: taken out only where it is a place without doubt. */
export function partedPlace(text: string): PartedPlace {
  const written = inBrackets(text) ?? afterDash(text) ?? afterComma(text) ?? filledIn(text);
  return written ?? { rest: text, place: '' };
}

function inBrackets(text: string): PartedPlace | null {
  const open = text.endsWith(')') ? text.lastIndexOf(' (') : -1;
  const place = open > 0 ? text.slice(open + 2, -1) : '';
  return place !== '' && isSurelyPlace(place) ? { rest: text.slice(0, open).trimEnd(), place } : null;
}

function afterDash(text: string): PartedPlace | null {
  const parts = text.split(/(\s[–—-]\s|\s?—\s?)/u);
  const place = parts.at(-1)?.trim() ?? '';
  if (parts.length < 3 || !(isSurelyPlace(place) || (place.includes(',') && isPlace(place)))) return null;
  return { rest: parts.slice(0, -2).join('').trim(), place };
}

function afterComma(text: string): PartedPlace | null {
  const pieces = text.split(/,\s+|,(?=\p{Lu})/u);
  const last = pieces.at(-1) ?? '';
  const town = pieces.at(-2) ?? '';
  if (pieces.length < 2) return null;
  const glued = townAfterName(town);
  if (glued && (states.test(last) || isRegion(last)))
    return { rest: [...pieces.slice(0, -2), glued.name].join(', '), place: `${glued.town}, ${last}` };
  const hasTown = pieces.length > 2 && isPlace(town) && !isLegalForm(town, 'resume');
  const isCode = /^\p{Lu}{2,3}(?: \d{5})?$/u.test(last);
  if (isCode ? !(hasTown && states.test(last)) : !isSurelyPlace(last)) return null;
  const count = hasTown && isRegion(last) ? 2 : 1;
  return {
    rest: pieces.slice(0, -count).join(', ').replace(/,$/, ''),
    place: pieces.slice(-count).join(', '),
  };
}

/** `Acme Inc. Denver` before its state. */
function townAfterName(text: string): { readonly name: string; readonly town: string } | null {
  const words = text.split(' ');
  const end = words.findLastIndex((word) => isLegalForm(word, 'resume') || namesOrganization(word)) + 1;
  const town = words.slice(end).join(' ');
  if (end < 2 || end === words.length || !isPlace(town)) return null;
  return { name: words.slice(0, end).join(' '), town };
}

/** `Company Name City, State`: forms that are filled in say what would be there. */
function filledIn(text: string): PartedPlace | null {
  const found = /\s(?:city, ?state|city, ?country)$/i.exec(text);
  return found ? { rest: text.slice(0, found.index), place: found[0].trim() } : null;
}

import { isLegalForm } from '../../../lexicon/legal-forms.ts';
import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { isPlace, namesOrganization } from '../recognize/name-kinds.ts';
import { isSurelyPlace } from '../recognize/place-names.ts';

/** A name and its place. */
export interface SplitPlace {
  readonly rest: string;
  /** '' if the text has no place for certain. */
  readonly place: string;
}

/** Codes of states, provinces and countries, with or without a postal code. */
const regionCodes = preparedPattern(() => {
  const codes = [wordList('resume', 'us_state'), wordList('resume', 'region_code')];
  return String.raw`^(?:${codes.map((list) => list.alternatives()).join('|')})(?: \d{5})?$`;
});

/** Splits off a place, but only a certain one: `Acme Inc., Denver, CO`, `Acme – Lyon, France`, `Acme (Remote)`. */
export function splitPlace(text: string): SplitPlace {
  const found =
    inBrackets(text) ?? afterDash(text) ?? afterHyphen(text) ?? afterComma(text) ?? placeholder(text);
  return found ?? { rest: text, place: '' };
}

function inBrackets(text: string): SplitPlace | null {
  const open = text.endsWith(')') ? text.lastIndexOf(' (') : -1;
  const place = open > 0 ? text.slice(open + 2, -1) : '';
  return place !== '' && isSurelyPlace(place) ? { rest: text.slice(0, open).trimEnd(), place } : null;
}

function afterDash(text: string): SplitPlace | null {
  const parts = text.split(/(\s[–—-]\s|\s?—\s?)/u);
  const place = parts.at(-1)?.trim() ?? '';
  if (parts.length < 3 || !(isSurelyPlace(place) || (place.includes(',') && isPlace(place)))) return null;
  return { rest: parts.slice(0, -2).join('').trim(), place };
}

/** A hyphen with a blank on one side, as people type it: `Oak Hospital- Provo, UT`, `Oak Hospital -Provo UT`. */
const typedHyphen = /(?<=[\p{L})])(?:[–-]\s|\s[–-])(?=\p{Lu})/u;

function afterHyphen(text: string): SplitPlace | null {
  const [rest = '', place = '', ...others] = text.split(typedHyphen);
  return others.length === 0 && /[ ,]/.test(place) && isSurelyPlace(place)
    ? { rest: rest.trimEnd(), place }
    : null;
}

function afterComma(text: string): SplitPlace | null {
  const pieces = text.split(/,\s+|,(?=\p{Lu})/u);
  const last = pieces.at(-1) ?? '';
  const town = pieces.at(-2) ?? '';
  if (pieces.length < 2) return null;
  const split = townAfterName(town);
  if (split && regionCodes.test(last))
    return { rest: [...pieces.slice(0, -2), split.name].join(', '), place: `${split.town}, ${last}` };
  const hasTown = pieces.length > 2 && isPlace(town);
  const isCode = /^\p{Lu}{2,3}(?: \d{5})?$/u.test(last);
  if (isCode ? !(hasTown && regionCodes.test(last)) : !isSurelyPlace(last)) return null;
  const count = hasTown ? 2 : 1;
  return {
    rest: pieces.slice(0, -count).join(', ').replace(/,$/, ''),
    place: pieces.slice(-count).join(', '),
  };
}

/** Splits the town off the text before a state: `Acme Inc. Denver`. */
function townAfterName(text: string): { readonly name: string; readonly town: string } | null {
  const words = text.split(' ');
  const end = words.findLastIndex((word) => isLegalForm(word, 'resume') || namesOrganization(word)) + 1;
  const town = words.slice(end).join(' ');
  if (end < 2 || end === words.length || !isPlace(town)) return null;
  return { name: words.slice(0, end).join(' '), town };
}

/** Splits off the placeholder for a place in a form: `Company Name City, State`. */
function placeholder(text: string): SplitPlace | null {
  const found = /\s(?:city, ?state|city, ?country)$/i.exec(text);
  return found ? { rest: text.slice(0, found.index), place: found[0].trim() } : null;
}

const signAtEnd = /(?:\s?[,;|·•]|\s[–—-]|[–—-](?=\s))\s?$/u;
/** A remark in brackets behind a name: `Acme, Linz (40 %)`. */
const remarkAtEnd = / \([^()]{1,40}\)$/u;

/**
 * Removes the place from `Acme, Linz`, `Acme, Linz (40 %)` and `Acme (Linz)`. Without a separator it is part of the name:
 * `Stadtwerke Linz`.
 */
export function withoutPlaceAtEnd(name: string, place: string): string {
  if (place === '') return name;
  const inBrackets = ` (${place})`;
  if (name.endsWith(inBrackets)) return name.slice(0, -inBrackets.length).trim();
  const remark = name.endsWith(place) ? '' : (remarkAtEnd.exec(name)?.[0] ?? '');
  const named = name.slice(0, name.length - remark.length);
  if (!named.endsWith(place)) return name;
  const before = named.slice(0, -place.length);
  const employer = before.replace(signAtEnd, '').trimEnd();
  return employer !== before.trimEnd() ? `${employer}${remark}` : name;
}

import type { JsonObject } from '../../../values/json-object.ts';
import { trimEndOf } from '../../../values/strings.ts';
import { filled, textOf } from '../../files/json-parts.ts';
import { saysTitle } from '../heads/head-names.ts';
import { withoutPlaceAtEnd } from '../heads/place-in-name.ts';
import { isPlace, isSchool, namesDegree, namesSubject } from '../recognize/name-kinds.ts';
import { namesRegion } from '../recognize/place-names.ts';
import type { ReadAtom } from './read-heads.ts';

/*
 * No list has all towns, but what is the place in one head of a resume is a place in its other heads, too: in `Oak
 * School, Wels` or as the degree that was read below a school.
 */

/** How surely each text is a place: each atom that was read as one counts, and counts more if it was read surely. */
export type KnownPlaces = ReadonlyMap<string, number>;

/** Behind a separator, one sure atom is enough. */
const minSureness = 2;
/** Alone in a field, a place may be something else. */
const minSurenessAlone = 3;

export function placesAmong(atoms: readonly ReadAtom[]): KnownPlaces {
  const places = new Map<string, number>();
  for (const { role, text, sureness } of atoms) {
    const mayBe = role === 'P' && isPlace(text) && !namesDegree(text) && !namesSubject(text);
    if (mayBe) places.set(text, (places.get(text) ?? 0) + 1 + sureness);
  }
  return places;
}

/** Moves known places from employer and title to the place of a job that has none. */
export function withKnownPlaces(jobs: readonly JsonObject[], places: KnownPlaces): readonly JsonObject[] {
  return jobs.map((job) => {
    const [name, title, location] = [textOf(job, 'name'), textOf(job, 'position'), textOf(job, 'location')];
    const ofName = splitKnown(name, places);
    const ofTitle = splitKnown(title, places);
    const found = ofName.place || ofTitle.place;
    // A place that is there already is only removed where it is said again.
    if (found === '' || (location !== '' && !location.split(/,\s*/).includes(found))) return job;
    const { name: _, position: __, location: ___, ...others } = job;
    const position = ofName.place === '' || ofTitle.place === found ? ofTitle.rest : title;
    return { ...filled({ name: ofName.rest, position, location: location || found }), ...others };
  });
}

/** Moves known places from the names of a school to its text. */
export function withKnownPlacesOfSchools(
  schools: readonly JsonObject[],
  places: KnownPlaces,
): readonly JsonObject[] {
  return schools.map((school) => {
    const named = splitKnown(textOf(school, 'institution'), places);
    const studies = splitKnown(textOf(school, 'studyType'), places);
    const subject = splitKnown(textOf(school, 'area'), places);
    const found = [named, studies, subject].flatMap(({ place }) => (place === '' ? [] : [place]));
    if (found.length === 0) return school;
    const { institution: _, studyType: __, area: ___, summary, ...others } = school;
    const texts = typeof summary === 'string' ? summary.split('\n\n') : [];
    const added = found.filter((place) => !texts.some((text) => wordsOf(text).includes(wordsOf(place))));
    return {
      ...filled({ institution: named.rest, studyType: studies.rest, area: subject.rest }),
      ...others,
      ...filled({ summary: [...texts, ...added].join('\n\n') }),
    };
  });
}

/** Between blanks, so that `Wels` is not in `Welsh`. */
function wordsOf(text: string): string {
  return ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}

interface SplitName {
  readonly rest: string;
  readonly place: string;
}

/** Splits known places off the end of a name, or takes a name that is one. */
function splitKnown(name: string, places: KnownPlaces): SplitName {
  if ((places.get(name) ?? 0) >= minSurenessAlone && saysTitle(name) === 0) return { rest: '', place: name };
  let rest = name;
  for (let next = withoutLast(rest, places); next !== rest; next = withoutLast(rest, places)) rest = next;
  const place = name.slice(rest.length).replace(/^[\s,;|·•–—-]+/u, '');
  return { rest, place };
}

/** A longer text is no place. */
const maxWordsOfPlace = 6;

function withoutLast(name: string, places: KnownPlaces): string {
  const ends = [...name.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].slice(-maxWordsOfPlace);
  const place = ends
    .map(({ index }) => name.slice(index))
    .find((end) => (places.get(end) ?? 0) >= minSureness && isBehindName(name, end));
  return place === undefined ? name : withoutPlaceAtEnd(name, place);
}

/** Behind the school of a state, the town is part of its name: `University of California, Davis`. */
function isBehindName(name: string, place: string): boolean {
  const before = trimEndOf(name.slice(0, -place.length), /[\s,–—-]/u);
  if (namesRegion(place) || !isSchool(before)) return true;
  const words = before.split(' ');
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  return ![...words, ...pairs].some(namesRegion);
}

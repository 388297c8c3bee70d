import { describe, expect, it } from 'vitest';
import {
  placesAmong,
  withKnownPlaces,
  withKnownPlacesOfSchools,
} from '../../../src/documents/outline/models/known-places.ts';
import { atomsOf, type ReadAtom } from '../../../src/documents/outline/models/read-heads.ts';
import type { SourceLine } from '../../../src/documents/outline/source-line.ts';

const line = (text: string, aside = ''): SourceLine => ({
  text,
  place: text,
  aside,
  style: 'text',
  links: [],
});

function atoms(text: string, role: ReadAtom['role'], sureness: ReadAtom['sureness']): readonly ReadAtom[] {
  return atomsOf([line(text)]).map((atom) => ({ ...atom, role, sureness }));
}

const places = placesAmong([...atoms('Wels', 'P', 2), ...atoms('Steyr', 'P', 0), ...atoms('Davis', 'P', 2)]);

describe('Places that other heads of the resume show', () => {
  it.each([
    ['Crust & Co, Wels', 'Crust & Co', 'Wels'],
    ['Crust & Co – Wels', 'Crust & Co', 'Wels'],
    ['Wels', undefined, 'Wels'],
    // Read as a place once, and not surely.
    ['Crust & Co, Steyr', 'Crust & Co, Steyr', undefined],
    ['Stadtwerke Wels', 'Stadtwerke Wels', undefined],
  ])('are taken from the employer: %s', (employer, name, location) => {
    const [job] = withKnownPlaces([{ name: employer, position: 'Baker' }], places);
    expect([job?.['name'], job?.['location']]).toEqual([name, location]);
  });

  it('are not the title of a job', () => {
    const job = { name: 'Crust & Co', position: 'Wels', startDate: '2018' };
    expect(withKnownPlaces([job], places)).toEqual([
      { name: 'Crust & Co', location: 'Wels', startDate: '2018' },
    ]);
  });

  it('do not replace another place', () => {
    const job = { name: 'Crust & Co, Wels', position: 'Baker', location: 'Graz' };
    expect(withKnownPlaces([job], places)).toEqual([job]);
  });

  it('go to the text of a school', () => {
    const schools = [
      { institution: 'Oak School, Wels', studyType: 'Diploma' },
      { institution: 'Elm School', studyType: 'Wels', summary: 'With honors' },
    ];
    expect(withKnownPlacesOfSchools(schools, places)).toEqual([
      { institution: 'Oak School', studyType: 'Diploma', summary: 'Wels' },
      { institution: 'Elm School', summary: 'With honors\n\nWels' },
    ]);
  });

  it.each(['School of Bread, University of California, Davis', 'New Mexico State University, Wels'])(
    'stay in the name of a school of a state: %s',
    (institution) => {
      expect(withKnownPlacesOfSchools([{ institution }], places)).toEqual([{ institution }]);
    },
  );
});

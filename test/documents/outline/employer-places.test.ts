import { describe, expect, it } from 'vitest';
import { withEmployerPlaces } from '../../../src/documents/outline/heads/employer-places.ts';

const places = (...names: string[]) =>
  withEmployerPlaces(
    names.map((name) => ({ name })),
    'name',
  );

describe('the place of an employer', () => {
  it.each([
    ['Front Range Electric, Inc., Denver, CO', 'Front Range Electric, Inc.', 'Denver, CO'],
    ['Riverbend Medical Center, Columbus, OH', 'Riverbend Medical Center', 'Columbus, OH'],
  ])('is taken out of %s', (written, name, location) => {
    expect(places(written)).toEqual([{ name, location }]);
  });

  it('is taken out without a region only where all are written like this', () => {
    expect(places('Delta Pumps B.V., Utrecht', 'Brouwer & Zonen, Breda')).toEqual([
      { name: 'Delta Pumps B.V.', location: 'Utrecht' },
      { name: 'Brouwer & Zonen', location: 'Breda' },
    ]);
    expect(places('Smith, Jones')).toEqual([{ name: 'Smith, Jones' }]);
    expect(places('Smith, Jones', 'Acme')).toEqual([{ name: 'Smith, Jones' }, { name: 'Acme' }]);
  });

  it.each(['Department of Physics, University of Oslo', 'Miller and Sons, Inc.', 'Ada Lovelace, Consultant'])(
    'is not seen in %s',
    (name) => expect(places(name, name)).toEqual([{ name }, { name }]),
  );

  it('that is known already stays', () => {
    const job = { name: 'Acme, Berlin', location: 'Hamburg' };
    expect(withEmployerPlaces([job, job], 'name')).toEqual([job, job]);
  });
});

it.each([
  ['Delta Pumpen GmbH Kiel', 'Delta Pumpen GmbH', 'Kiel'],
  ['Delta Pumpen GmbH, Hof bei Kiel', 'Delta Pumpen GmbH', 'Hof bei Kiel'],
])('What comes after the legal form is where it is: %s', (written, name, location) => {
  expect(places(written, 'Oak')).toEqual([{ name, location }, { name: 'Oak' }]);
});

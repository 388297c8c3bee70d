import { describe, expect, it } from 'vitest';
import { withEmployerPlaces } from '../../../src/documents/outline/heads/employer-places.ts';

const places = (...names: string[]) =>
  withEmployerPlaces(
    names.map((name) => ({ name })),
    'name',
  );

describe('The place after an employer name', () => {
  it.each([['Front Range Electric, Inc., Denver, CO', 'Front Range Electric, Inc.', 'Denver, CO']])(
    'is moved out of %s',
    (written, name, location) => {
      expect(places(written)).toEqual([{ name, location }]);
    },
  );

  it('is moved out without a region only if all employers are written that way', () => {
    expect(places('Delta Pumps B.V., Utrecht', 'Brouwer & Zonen, Breda')).toEqual([
      { name: 'Delta Pumps B.V.', location: 'Utrecht' },
      { name: 'Brouwer & Zonen', location: 'Breda' },
    ]);
    expect(places('Smith, Jones')).toEqual([{ name: 'Smith, Jones' }]);
    expect(places('Smith, Jones', 'Acme')).toEqual([{ name: 'Smith, Jones' }, { name: 'Acme' }]);
  });

  it.each(['Department of Physics, University of Oslo', 'Miller and Sons, Inc.', 'Ada Lovelace, Consultant'])(
    'is not found in %s',
    (name) => expect(places(name, name)).toEqual([{ name }, { name }]),
  );

  it('is not changed if the entry already has a place', () => {
    const job = { name: 'Acme, Berlin', location: 'Hamburg' };
    expect(withEmployerPlaces([job, job], 'name')).toEqual([job, job]);
  });
});

it.each([
  ['Delta Pumpen GmbH Kiel', 'Delta Pumpen GmbH', 'Kiel'],
  ['Delta Pumpen GmbH, Hof bei Kiel', 'Delta Pumpen GmbH', 'Hof bei Kiel'],
])('reads the text after a legal form as the place: %s', (written, name, location) => {
  expect(places(written, 'Oak')).toEqual([{ name, location }, { name: 'Oak' }]);
});

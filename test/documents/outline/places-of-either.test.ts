import { expect, it } from 'vitest';
import { withOtherPlaces } from '../../../src/documents/outline/corrections/places-of-either.ts';

const taken = [
  { name: 'Crust & Co, Linz', position: 'Baker', startDate: '2018', endDate: '2020' },
  { name: 'Oven House', position: 'Cook', startDate: '2015', summary: 'Wels' },
];
const others = [
  { name: 'Crust & Co', position: '', location: 'Linz', startDate: '2018', endDate: '2020' },
  { name: 'Oven House', location: 'Wels', startDate: '2015' },
];

it('takes the place of a job from the other reading and removes it from the name or text', () => {
  expect(withOtherPlaces(taken, others)).toEqual([
    { name: 'Crust & Co', position: 'Baker', location: 'Linz', startDate: '2018', endDate: '2020' },
    { name: 'Oven House', position: 'Cook', location: 'Wels', startDate: '2015' },
  ]);
});

it('does not take a place if the dates do not match exactly one job or the job has a place', () => {
  const twice = [...taken, { name: 'Mill Lane', startDate: '2015' }];
  expect(withOtherPlaces(twice, others)[1]).toEqual(taken[1]);
  const placed = [{ ...taken[0], location: 'Steyr' }];
  expect(withOtherPlaces(placed, others)).toEqual(placed);
  const undated = [{ name: 'Oven House' }];
  expect(withOtherPlaces(undated, [{ name: 'Oven House', location: 'Wels' }])).toEqual(undated);
});

it.each([
  ['Museum of London', 'London', 'Museum of London'],
  ['Stadtwerke Linz', 'Linz', 'Stadtwerke Linz'],
  ['Oven House | Linz', 'Linz', 'Oven House'],
  ['Oven House – Linz', 'Linz', 'Oven House'],
  ['Oven House (Linz)', 'Linz', 'Oven House'],
  ['Oven House, Linz (60 %)', 'Linz', 'Oven House (60 %)'],
  ['Oven House (90 hours)- Linz', 'Linz', 'Oven House (90 hours)'],
  ['Oven House -Linz', 'Linz', 'Oven House'],
  ['Oven-Linz', 'Linz', 'Oven-Linz'],
])('removes a place from a name only after a separator: %s', (name, location, left) => {
  const [job] = withOtherPlaces([{ name, startDate: '2018' }], [{ location, startDate: '2018' }]);
  expect(job).toEqual({ name: left, location, startDate: '2018' });
});

it.each(['Harbour Gallery', 'Guide', 'the old harbour 12'])('does not read %s as a place', (location) => {
  const jobs = [
    { name: 'Crust & Co', startDate: '2018' },
    { name: 'Harbour Gallery', position: 'Guide', startDate: '2015' },
  ];
  expect(withOtherPlaces(jobs, [{ location, startDate: '2018' }])).toEqual(jobs);
});

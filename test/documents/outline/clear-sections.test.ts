import { describe, expect, it } from 'vitest';
import { withKeptSections } from '../../../src/documents/outline/corrections/clear-sections.ts';

const prize = 'Medal of the Guild of Bakers';
const learned = {
  work: [
    { name: 'Crust & Co', position: 'Baker' },
    { name: `${prize}, Graz`, date: '2019' },
  ],
};

describe('what models read as a job', () => {
  it('is none where it stands under a heading of prizes', () => {
    const ruled = {
      work: [{ name: 'Crust & Co' }],
      awards: [{ title: prize, awarder: 'Graz', date: '2019' }],
    };
    expect(withKeptSections(learned, ruled)['work']).toEqual([learned.work[0]]);
  });

  it('is one that the rules read too, whatever training of that year has its name', () => {
    const job = {
      name: 'Medal of the Guild Ltd',
      position: 'Maker of coins and medals',
      startDate: '2008-02',
    };
    const certificates = [{ name: 'Maker of coins and medals, with exam', date: '2008-11' }];
    const ruled = { work: [{ position: job.position, startDate: job.startDate }], certificates };
    const read = { work: [job] };
    expect(withKeptSections(read, ruled)).toBe(read);
    expect(withKeptSections(read, { ...ruled, work: [{ name: 'Crust & Co' }] })['work']).toEqual([]);
  });

  it('is none where it is unpaid work under its own heading', () => {
    const helped = { name: 'Vienna Bakers without Borders', startDate: '2014-03' };
    const ruled = {
      work: [{ name: 'Crust & Co' }],
      volunteer: [{ organization: helped.name, startDate: helped.startDate }],
    };
    const read = { work: [...learned.work, { ...helped, position: 'Helper' }] };
    expect(withKeptSections(read, ruled)['work']).toEqual(learned.work);
  });

  it('is one where only its name stands in a prize of another year', () => {
    const ruled = { work: [{ name: 'Crust & Co' }], awards: [{ title: prize, date: '2012' }] };
    expect(withKeptSections(learned, ruled)).toBe(learned);
  });

  it('is none under a heading that says nothing, where another one holds the jobs', () => {
    const custom = [{ name: 'Extracurricular', items: [{ name: prize, date: '2019' }] }];
    expect(withKeptSections(learned, { work: [{ name: 'Crust & Co' }], custom })['work']).toHaveLength(1);
    expect(withKeptSections(learned, { custom })).toBe(learned);
  });
});

import { describe, expect, it } from 'vitest';
import { withKeptSections } from '../../../src/documents/outline/corrections/clear-sections.ts';

const prize = 'Medal of the Guild of Bakers';
const byModels = {
  work: [
    { name: 'Crust & Co', position: 'Baker' },
    { name: `${prize}, Graz`, date: '2019' },
  ],
};

describe('A job read by the models', () => {
  it('is dropped if the rules read it under an awards heading', () => {
    const byRules = {
      work: [{ name: 'Crust & Co' }],
      awards: [{ title: prize, awarder: 'Graz', date: '2019' }],
    };
    expect(withKeptSections(byModels, byRules)['work']).toEqual([byModels.work[0]]);
  });

  it('is kept if the rules read it as a job too, even if a training course of that year has its name', () => {
    const job = {
      name: 'Medal of the Guild Ltd',
      position: 'Maker of coins and medals',
      startDate: '2008-02',
    };
    const certificates = [{ name: 'Maker of coins and medals, with exam', date: '2008-11' }];
    const byRules = { work: [{ position: job.position, startDate: job.startDate }], certificates };
    const read = { work: [job] };
    expect(withKeptSections(read, byRules)).toBe(read);
    expect(withKeptSections(read, { ...byRules, work: [{ name: 'Crust & Co' }] })['work']).toEqual([]);
  });

  it('is dropped if it is unpaid work under its own heading', () => {
    const volunteering = { name: 'Vienna Bakers without Borders', startDate: '2014-03' };
    const byRules = {
      work: [{ name: 'Crust & Co' }],
      volunteer: [{ organization: volunteering.name, startDate: volunteering.startDate }],
    };
    const read = { work: [...byModels.work, { ...volunteering, position: 'Helper' }] };
    expect(withKeptSections(read, byRules)['work']).toEqual(byModels.work);
  });

  it('is kept if an award shares only its name, not its year', () => {
    const byRules = { work: [{ name: 'Crust & Co' }], awards: [{ title: prize, date: '2012' }] };
    expect(withKeptSections(byModels, byRules)).toBe(byModels);
  });

  it('is dropped if it is under an unknown heading and another section has the jobs', () => {
    const custom = [{ name: 'Extracurricular', items: [{ name: prize, date: '2019' }] }];
    expect(withKeptSections(byModels, { work: [{ name: 'Crust & Co' }], custom })['work']).toHaveLength(1);
    expect(withKeptSections(byModels, { custom })).toBe(byModels);
  });
});

it('keeps a degree of a school that gave an award in the same year', () => {
  const school = { institution: 'University of Oakhurst', studyType: 'PhD', startDate: '2019' };
  const awards = [{ title: 'University of Oakhurst: Prize for Research', date: '2019' }];
  const read = { education: [school] };
  expect(withKeptSections(read, { awards })).toBe(read);
  expect(withKeptSections({ education: [{ ...school, studyType: '' }] }, { awards })['education']).toEqual(
    [],
  );
});

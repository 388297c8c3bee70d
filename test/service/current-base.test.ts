import { describe, expect, it } from 'vitest';
import type { ResumeDocument } from '../../src/contract/resume/resume-document.ts';
import { readBaseResume } from '../../src/documents/read-base-resume.ts';
import { textsAddedSince } from '../../src/service/resumes/current-base.ts';

describe('textsAddedSince', () => {
  const job = { name: 'Corn Street', position: 'Baker', highlights: ['Shaped loaves'] };
  const person = {
    basics: { name: 'Ida Lund' },
    work: [job, { name: 'Rye Lane', position: 'Apprentice', summary: 'Learned it all.' }],
    skills: [{ name: 'Baking', keywords: ['Sourdough'] }],
  };
  const documentOf = (source: object): ResumeDocument => readBaseResume({ ...source }).document;
  const addedIn = (source: object) => textsAddedSince(documentOf(person), documentOf(source));

  it('is empty for the same resume', () => expect(addedIn(person)).toEqual([]));

  it('lists the texts and entries that answers add at the ends of lists', () =>
    expect(
      addedIn({
        ...person,
        work: [
          { ...job, highlights: [...job.highlights, 'Trained three', 'Ran nights'] },
          { ...person.work[1], highlights: ['Kept the oven'] },
        ],
        skills: [{ name: 'Baking', keywords: ['Sourdough', 'Rye'] }, { name: 'Excel' }],
        languages: [{ language: 'Danish' }],
        certificates: [{ name: 'Food safety' }],
      }),
    ).toEqual([
      { path: 'work[0].highlights', text: 'Trained three' },
      { path: 'work[0].highlights', text: 'Ran nights' },
      { path: 'work[1].highlights', text: 'Kept the oven' },
      { path: 'skills[0].keywords', text: 'Rye' },
      { path: 'skills', text: 'Excel' },
      { path: 'certificates', text: 'Food safety' },
      { path: 'languages', text: 'Danish' },
    ]));

  it.each([
    ['a new name', { ...person, basics: { name: 'Ida Holm' } }],
    ['a changed bullet', { ...person, work: [{ ...job, highlights: ['Shaped rolls'] }, person.work[1]] }],
    [
      'a bullet added in front',
      { ...person, work: [{ ...job, highlights: ['New', 'Shaped loaves'] }, person.work[1]] },
    ],
    ['a removed bullet', { ...person, work: [{ ...job, highlights: [] }, person.work[1]] }],
    ['a new title', { ...person, work: [{ ...job, position: 'Head baker' }, person.work[1]] }],
    ['another order', { ...person, work: [person.work[1], job] }],
    ['a new job', { ...person, work: [...person.work, { name: 'Mill', position: 'Driver' }] }],
    ['a new interest', { ...person, interests: [{ name: 'Chess' }] }],
  ])('is null after %s', (_change, source) => expect(addedIn(source)).toBeNull());
});

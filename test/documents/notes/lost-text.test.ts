import { describe, expect, it } from 'vitest';
import { findLostFields } from '../../../src/documents/notes/lost-text.ts';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';

const lostMessages = (text: string, kept: string) =>
  findLostFields([{ place: 'here', texts: [text] }], { basics: { summary: kept } }).map(
    ({ message }) => message,
  );

describe('Lost text', () => {
  it.each([
    ['Ten years at the wheel.', '', 'has no place in the resume document: "Ten years at the wheel."'],
    [
      'Drove a van for ten years at the wheel of it',
      'Drove a van',
      '"for ten years at the wheel of it" of "Drove a van for ten years at the wheel of it" has no place in the resume document',
    ],
    [
      'Forklift: Paris, trucks: Lyon',
      'Paris Lyon',
      '"Forklift", "trucks" of "Forklift: Paris, trucks: Lyon" has no place in the resume document',
    ],
  ])('is reported for %s with only this part kept: %s', (text, kept, message) => {
    expect(lostMessages(text, kept)).toEqual([message]);
  });

  it('is not reported if every word is kept or names a field', () => {
    expect(lostMessages('GPA: 3.8 and since', '3.8')).toEqual([]);
    expect(lostMessages('Lehre beim Bäcker', 'Lehre Bäcker')).toEqual([]);
    expect(lostMessages('Köchin am Gasthof Ofner', 'Köchin Gasthof Ofner')).toEqual([]);
    expect(lostMessages('Meisterprüfung - Durchschnittsnote: 1,7', 'Meisterprüfung 1,7')).toEqual([]);
    expect(lostMessages('Oven course, date: 2011', 'Oven course 2011')).toEqual([]);
    expect(lostMessages('Baker’s and Cook’s guild', 'Baker Cook guild')).toEqual([]);
    expect(lostMessages('Manejo de redes y de la caja', 'Manejo redes caja')).toEqual([]);
  });

  it('does not include a month inside a text whose date is kept', () => {
    const text = 'Master of Baking May 2011 Oak College';
    const found = (date: string) =>
      findLostFields([{ place: 'here', texts: [text] }], {
        education: [{ studyType: 'Master of Baking', institution: 'Oak College', endDate: date }],
      });
    expect(found('2011-05')).toEqual([]);
    expect(found('2012-05')).toMatchObject([{ message: expect.stringContaining('May 2011') }]);
  });

  it('is reported for its line, not for another line that shares a word', () => {
    const texts = ['Areas: rye bread and the history of ovens', 'Rye bread for beginners, a course'];
    const places = texts.map((text, index) => ({ place: `line ${index}`, texts: [text] }));
    expect(findLostFields(places, { basics: { summary: 'Rye bread for beginners, course' } })).toMatchObject([
      { path: 'line 0' },
    ]);
  });

  it('is reported for its line, not for a paragraph below that was kept', () => {
    const texts = [
      'Master of Rye Bread',
      'Bakes rye bread since the spring',
      'Learned from a master of ovens',
    ];
    const places = texts.map((text, index) => ({ place: `line ${index}`, texts: [text] }));
    expect(findLostFields(places, { basics: { summary: texts.slice(1).join('\n\n- ') } })).toMatchObject([
      { path: 'line 0', message: expect.stringContaining('"Master of Rye Bread"') },
    ]);
  });

  it('does not include a spoken language that is listed twice', () => {
    const kept = { skills: [{ name: 'Baking' }], languages: [{ language: 'French' }, { language: 'Dutch' }] };
    const places = ['French, Dutch', 'Baking, Dutch, French'].map((text) => ({ place: text, texts: [text] }));
    expect(findLostFields(places, kept)).toEqual([]);
  });

  it('does not include a line whose text is a complete value beside its dates', () => {
    const places = ['2015 – 2021 Crust', '2015 – 2017 Crust Vienna'].map((text) => ({
      place: text,
      texts: [text],
    }));
    const kept = { work: [{ name: 'Crust Vienna', startDate: '2015', endDate: '2017' }] };
    expect(findLostFields(places, kept)).toMatchObject([{ path: '2015 – 2021 Crust' }]);
  });

  it('can be a single capital letter', () => {
    expect(lostMessages('R', '')).toHaveLength(1);
  });

  it('does not include a duration alone or beside dates', () => {
    expect(lostMessages('1 year 1 month', '')).toEqual([]);
    const beside = (...texts: readonly string[]) =>
      findLostFields([{ place: 'here', texts }], {
        work: [{ name: 'Crust', startDate: '2019', endDate: '2021' }],
      });
    expect(beside('Crust - 2 years', '2019 – 2021')).toEqual([]);
    expect(beside('Crust - 2 years')).toHaveLength(1);
  });

  it('is reported with its place in the file', async () => {
    const read = async (name: string, text: string) =>
      (await readResumeFile({ name, bytes: new TextEncoder().encode(text) })).notes
        .filter(({ kind }) => kind === 'unplaced')
        .map(({ path, message }) => `${path} ${message}`);
    const fields = 'cv:\n  name: Ana Ruiz\n  email: ana@example.com\n  shoe_size: thirty-nine\n';
    expect(await read('cv.yaml', fields)).toEqual([
      'cv.shoe_size has no place in the resume document: "thirty-nine"',
    ]);
  });
});

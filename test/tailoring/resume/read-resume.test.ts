import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../../src/lexicon/lexicon.ts';
import { readResume } from '../../../src/tailoring/resume/read-resume.ts';
import { resumeOf } from '../fixtures/resume-of.ts';

const job = {
  title: 'Cook',
  company: 'Bistro',
  date: '2021-03 - Present',
  bullets: ['Ran the grill', 'Trained 2 cooks'],
};

describe('readResume', () => {
  it('gives every bullet its path in JSON Resume terms and its pointer in the document', () => {
    const lexicon = standardLexicon();
    const { chunks } = readResume(lexicon, resumeOf({ jobs: [job] }));
    expect(chunks.filter(({ entry }) => entry === 'work[0]')).toEqual([
      {
        lexicon,
        path: 'work[0].position',
        pointer: '/sections/experience/items/0/position',
        kind: 'job_title',
        text: 'Cook',
        entry: 'work[0]',
      },
      {
        lexicon,
        path: 'work[0].highlights[0]',
        pointer: '/sections/experience/items/0/summary',
        kind: 'experience',
        text: 'Ran the grill',
        entry: 'work[0]',
        organization: 'Bistro',
      },
      {
        lexicon,
        path: 'work[0].highlights[1]',
        pointer: '/sections/experience/items/0/summary',
        kind: 'experience',
        text: 'Trained 2 cooks',
        entry: 'work[0]',
        organization: 'Bistro',
      },
    ]);
  });

  it('numbers the bullets of several lists continuously and separates prose', () => {
    const document = resumeOf({ jobs: [job] });
    const [item] = document.sections.experience.items;
    if (item)
      item.summary =
        '<p>Busy <strong>bistro</strong></p><ul><li>One</li></ul><p>Later</p><ol><li>Two</li></ol>';
    const texts = readResume(standardLexicon(), document)
      .chunks.filter(({ kind }) => kind === 'experience')
      .map(({ path, text }) => [path, text]);
    expect(texts).toEqual([
      ['work[0].summary', 'Busy bistro\nLater'],
      ['work[0].highlights[0]', 'One'],
      ['work[0].highlights[1]', 'Two'],
    ]);
  });

  it('leaves out hidden items, and visible ones keep their index', () => {
    const document = resumeOf({
      jobs: [
        { ...job, visible: false },
        { ...job, title: 'Baker' },
      ],
      skills: { Tools: ['Oven'] },
    });
    document.sections.skills.visible = false;
    const { chunks, entries } = readResume(standardLexicon(), document);
    expect(entries.map(({ path, title }) => [path, title])).toEqual([['work[1]', 'Baker']]);
    expect(chunks.filter(({ kind }) => kind === 'skill')).toEqual([]);
    expect(chunks.some(({ path }) => path.startsWith('work[0]'))).toBe(false);
  });

  it('finds the latest job by its dates, not by its place', () => {
    const { entries } = readResume(
      standardLexicon(),
      resumeOf({
        jobs: [
          { ...job, date: '2015 - 2018' },
          { ...job, date: '2020-05 - Present' },
          { ...job, date: '2018 - 2020' },
        ],
      }),
    );
    expect(entries.map(({ recency }) => recency)).toEqual([2, 0, 1]);
  });

  it('reads skills, certificates, languages, schools and projects', () => {
    const { chunks } = readResume(
      standardLexicon(),
      resumeOf({
        skills: { Tools: ['Oven', 'Mixer'] },
        certificates: ['ServSafe'],
        languages: { German: 'B2' },
        education: [['Diploma', 'Culinary Arts']],
        projects: [{ name: 'Cookbook', bullets: ['Wrote 40 recipes'] }],
        interests: ['Chess'],
      }),
    );
    expect(chunks.map(({ path, text }) => [path, text])).toEqual([
      ['projects[0].name', 'Cookbook'],
      ['projects[0].highlights[0]', 'Wrote 40 recipes'],
      ['education[0].studyType', 'Diploma'],
      ['education[0].area', 'Culinary Arts'],
      ['skills[0].name', 'Tools'],
      ['skills[0].keywords[0]', 'Oven'],
      ['skills[0].keywords[1]', 'Mixer'],
      ['certificates[0].name', 'ServSafe'],
      ['languages[0].language', 'German'],
      ['languages[0].fluency', 'B2'],
      ['interests[0].name', 'Chess'],
    ]);
  });

  it('detects email address and phone number', () => {
    expect(readResume(standardLexicon(), resumeOf({ email: '', phone: ' ' })).contact).toEqual({
      email: false,
      phone: false,
    });
  });
});

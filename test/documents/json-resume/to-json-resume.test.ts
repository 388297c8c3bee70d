import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ResumeDocument } from '../../../src/contract/resume/resume-document.ts';
import { readJsonResume } from '../../../src/documents/json-resume/read-json-resume.ts';
import { toJsonResume } from '../../../src/documents/json-resume/to-json-resume.ts';
import { readReactiveResumeV4 } from '../../../src/documents/reactive-resume/read-reactive-resume-v4.ts';

const samplePath = new URL('../../fixtures/documents/sample-person.json', import.meta.url);
const sample = JSON.parse(readFileSync(samplePath, 'utf8')) as Record<string, unknown>;

const source = {
  basics: { name: 'Ana', label: 'Cook', url: 'ana.example', location: { city: 'Porto', postalCode: '4000' } },
  work: [
    {
      company: 'Acme',
      description: 'Canteens',
      startDate: '2020',
      summary: 'First\nparagraph.',
      highlights: ['Fed **40**', ' ', 'Cooked   twice', 'Washed'],
    },
    { name: 'Other', position: 'Help' },
  ],
  skills: [
    { name: 'Kitchen', level: 4, keywords: ['Soup', 'K\u00ADnives', 'Bread'] },
    { name: 'Office', keywords: ['Excel'] },
  ],
};

/** Returns a changed copy of the document, as tailoring does. */
function tailored(
  change: (sections: ResumeDocument['sections'], document: ResumeDocument) => void,
): ResumeDocument {
  const document = structuredClone(readJsonResume(source));
  change(document.sections, document);
  return document;
}

describe('a place in a form that JSON Resume does not know', () => {
  it('is kept if it is a list of texts', () => {
    const listed = { basics: { name: 'Ana', location: ['Porto', 'Portugal'] } };
    const document = readJsonResume(listed);
    expect(document.basics.location).toBe('Porto, Portugal');
    expect(readJsonResume(toJsonResume(document, listed)).basics.location).toBe('Porto, Portugal');
  });

  it('reads the same again if a part ends in a backslash', () => {
    const document = readJsonResume({ basics: { location: { city: 'Porto \\', countryCode: 'PT' } } });
    expect(readReactiveResumeV4(document).basics).toEqual(document.basics);
  });
});

describe('toJsonResume with the source', () => {
  it('restores the sample resume, including parts that the document does not have', () => {
    const validSample = JSON.stringify(sample)
      .replace('"url":"missdirection.example"', '"url":"https://missdirection.example"')
      .replace(',"url":""', '');
    expect(toJsonResume(readJsonResume(sample), sample)).toEqual(JSON.parse(validSample));
  });

  it('keeps the original words of unchanged bullets at any position', () => {
    const document = tailored(({ experience }) => {
      const [job] = experience.items;
      if (job)
        job.summary =
          '<p>First paragraph.</p><ul><li>Cooked twice</li><li>Scrubbed</li><li>Fed <strong>40</strong></li></ul>';
    });
    expect(toJsonResume(document, source).work?.[0]).toEqual({
      ...source.work[0],
      ...{ company: undefined, name: 'Acme' },
      highlights: ['Cooked   twice', 'Scrubbed', 'Fed **40**'],
    });
  });

  it('writes changes of the document, under the key of the schema', () => {
    const document = tailored((sections, { basics }) => {
      basics.headline = 'Head Cook';
      sections.summary.content = '<p>New</p>';
      const [job] = sections.experience.items;
      if (job) job.company = 'Acme Ltd';
    });
    const resume = toJsonResume(document, source);
    expect(resume.basics).toEqual({
      ...source.basics,
      ...{ label: 'Head Cook', summary: 'New', url: 'https://ana.example' },
    });
    expect(resume.work?.[0]).toMatchObject({
      name: 'Acme Ltd',
      description: 'Canteens',
      startDate: '2020',
    });
    expect(resume.work?.[0]).not.toHaveProperty('company');
  });

  it('renames keys of other tools to those of JSON Resume without losing one', () => {
    const written = {
      basics: { fullName: 'Ida Noll', headline: 'Glazier', website: 'noll.example' },
      experience: [
        { company: 'Paneworks', title: 'Glazier', start: '2019', end: '2021', tasks: ['Cut'], team: 4 },
        { name: '', employer: 'Shopfronts', role: 'Helper', date: '2017 - 2018', website: 'shop.example' },
      ],
      education: [{ school: 'Guild', degree: 'Diploma', major: 'Glass', end: '2016', gpa: 2 }],
      languages: [{ name: 'Czech', level: 'B2' }],
      certifications: [{ title: 'Glazing', authority: 'Guild', year: 2020, name: ' ' }],
      hobbies: [{ name: 'Kites' }],
      work: [],
    };
    const { basics, meta: _, ...resume } = toJsonResume(readJsonResume(written), written);
    expect(basics).toMatchObject({ name: 'Ida Noll', label: 'Glazier', url: 'https://noll.example' });
    expect(resume).toEqual({
      work: [
        {
          ...{ name: 'Paneworks', position: 'Glazier', startDate: '2019', endDate: '2021' },
          ...{ highlights: ['Cut'], team: 4 },
        },
        {
          ...{ name: 'Shopfronts', position: 'Helper', startDate: '2017', endDate: '2018' },
          url: 'https://shop.example',
        },
      ],
      education: [{ institution: 'Guild', studyType: 'Diploma', area: 'Glass', endDate: '2016', score: '2' }],
      languages: [{ language: 'Czech', fluency: 'B2' }],
      certificates: [{ name: 'Glazing', issuer: 'Guild', date: '2020' }],
      interests: [{ name: 'Kites' }],
    });
  });

  it('follows the order of the document, without hidden parts', () => {
    const document = tailored(({ skills, experience }) => {
      skills.items.reverse();
      const [, other] = experience.items;
      if (other) other.visible = false;
    });
    const resume = toJsonResume(document, source);
    expect(resume.skills?.map(({ name }) => name)).toEqual(['Office', 'Kitchen']);
    expect(resume.work).toHaveLength(1);
  });

  it('adds new keywords to the original ones', () => {
    const document = tailored(({ skills }) => {
      skills.items[0]?.keywords.unshift('Pastry');
    });
    expect(toJsonResume(document, source).skills?.[0]).toEqual({
      name: 'Kitchen',
      level: '4',
      keywords: ['Pastry', 'Soup', 'K\u00ADnives', 'Bread'],
    });
  });

  it('adds an item that the source does not have', () => {
    const document = tailored(({ skills }) => {
      skills.items.push({
        id: 'abcdefghijklmnopqrstuvwx',
        visible: true,
        name: 'Soup',
        description: '',
        level: 0,
        keywords: [],
      });
    });
    expect(toJsonResume(document, source).skills?.at(-1)).toEqual({ name: 'Soup' });
  });

  it('writes numbers as text and drops nulls and blank bullets', () => {
    const loose = {
      basics: { name: 'Ana', phone: null },
      work: [{ name: 'Acme', startDate: 2019, highlights: [1, '', null] }],
      education: null,
    };
    expect(toJsonResume(readJsonResume(loose), loose)).toEqual({
      basics: { name: 'Ana' },
      work: [{ name: 'Acme', startDate: '2019', highlights: ['1'] }],
    });
  });
});

describe('toJsonResume without a source', () => {
  const document = readReactiveResumeV4({
    basics: {
      name: 'Ana',
      location: 'Porto, Portugal',
      customFields: [{ icon: '', name: 'Visa', value: 'EU' }],
    },
    sections: {
      summary: { content: '<p>One</p><ul><li>Two</li></ul>' },
      experience: {
        items: [
          {
            company: 'Acme',
            date: 'Mar 2021 – Jun 2023',
            summary: '<p>Why</p><ul><li><p>Did <a href="https://x.example">x</a></p></li></ul>',
          },
          { company: 'Other', date: 'March 2024 - Present' },
          { company: 'Third', date: 'a while' },
          { company: 'Hidden', visible: false },
        ],
      },
      custom: { abc: { name: 'Patents', items: [{ name: 'Spoon', date: '2020', summary: '<p>Bent</p>' }] } },
    },
  });

  it('maps everything that JSON Resume supports', () => {
    expect(toJsonResume(document)).toEqual({
      basics: {
        name: 'Ana',
        location: { address: 'Porto, Portugal' },
        customFields: [{ name: 'Visa', value: 'EU' }],
        summary: 'One\n\n- Two',
      },
      work: [
        {
          name: 'Acme',
          startDate: '2021-03',
          endDate: '2023-06',
          summary: 'Why',
          highlights: ['Did [x](https://x.example)'],
        },
        { name: 'Other', startDate: '2024-03' },
        { name: 'Third', date: 'a while' },
      ],
      custom: [{ name: 'Patents', items: [{ name: 'Spoon', endDate: '2020', summary: 'Bent' }] }],
    });
  });

  it('does not treat a Reactive Resume source as a JSON Resume', () => {
    expect(toJsonResume(document, { basics: { name: 'Ana' }, sections: {} })).toEqual(toJsonResume(document));
  });
});

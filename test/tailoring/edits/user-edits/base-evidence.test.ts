import { describe, expect, test } from 'vitest';
import { standardLexicon } from '../../../../src/lexicon/lexicon.ts';
import { baseEvidence, baseSource } from '../../../../src/tailoring/edits/user-edits/base-evidence.ts';
import { readResume } from '../../../../src/tailoring/resume/read-resume.ts';
import { documentOf } from '../../cases.ts';

const base = documentOf({
  resume: {
    basics: {
      name: 'Ada Novak',
      label: 'Engineer',
      url: 'https://example.org/',
      location: { city: 'Wien' },
      summary: 'Builds & mends.',
      profiles: [{ network: 'GitHub', username: 'ada' }],
    },
    work: [
      { name: 'Bluewing', position: 'Engineer', startDate: '2021-03', highlights: ['Wrote <b>', 'Filed'] },
    ],
    skills: [{ name: 'Tools', level: 'Expert', keywords: ['Docker', 'Git'] }],
    languages: [{ language: 'German', fluency: 'Native' }],
    certificates: [{ name: 'CKA', issuer: 'CNCF', date: '2024-01' }],
    publications: [{ name: 'On rest', publisher: 'Press', releaseDate: '2020' }],
    references: [{ name: 'Bo', reference: 'Kind.' }],
  },
});
const { chunks } = readResume(standardLexicon(), base);
const id = 'r00000000000000000000001';
base.sections.custom = {
  talks: {
    id,
    name: 'Talks',
    columns: 1,
    separateLinks: true,
    visible: true,
    items: [
      {
        id,
        visible: true,
        name: 'Keynote',
        description: '',
        date: '',
        location: '',
        summary: '',
        keywords: [],
        url: { label: '', href: '' },
      },
    ],
  },
};

const none = base.sections;
const [job, skill, language] = [none.experience.items[0], none.skills.items[0], none.languages.items[0]];
const [certificate, publication] = [none.certifications.items[0], none.publications.items[0]];
const [reference, profile] = [none.references.items[0], none.profiles.items[0]];

describe('the base evidence at an address', () => {
  const item = (section: string, of: { id: string } | undefined, ...rest: string[]) => {
    return ['sections', section, 'items', of?.id ?? '', ...rest];
  };
  const rows: [string, readonly string[], string, readonly (readonly [string, string])[]][] = [
    ['the name', ['basics', 'name'], 'basics.name', [['basics.name', 'Ada Novak']]],
    ['the headline', ['basics', 'headline'], 'basics.label', [['basics.label', 'Engineer']]],
    ['the place', ['basics', 'location'], 'basics.location', [['basics.location', 'Wien']]],
    ['the address', ['basics', 'url', 'href'], 'basics.url', [['basics.url', 'https://example.org/']]],
    [
      'the summary',
      ['sections', 'summary', 'content'],
      'basics.summary',
      [['basics.summary', 'Builds & mends.']],
    ],
    ['an employer', item('experience', job, 'company'), 'work[0].name', [['work[0].name', 'Bluewing']]],
    ['an open date', item('experience', job, 'date'), 'work[0].date', [['work[0].startDate', '2021-03']]],
    [
      'bullets',
      item('experience', job, 'summary'),
      'work[0].summary',
      [
        ['work[0].highlights[0]', 'Wrote'],
        ['work[0].highlights[1]', 'Filed'],
      ],
    ],
    ['a visibility switch', item('experience', job, 'visible'), 'work[0]', [['work[0].name', 'Bluewing']]],
    ['a whole job', item('experience', job), 'work[0]', [['work[0].name', 'Bluewing']]],
    ['all jobs', ['sections', 'experience', 'items'], 'work', [['work[0].name', 'Bluewing']]],
    [
      'keywords',
      item('skills', skill, 'keywords'),
      'skills[0].keywords',
      [
        ['skills[0].keywords[0]', 'Docker'],
        ['skills[0].keywords[1]', 'Git'],
      ],
    ],
    [
      'a skill level',
      item('skills', skill, 'description'),
      'skills[0].level',
      [['skills[0].level', 'Expert']],
    ],
    [
      'a language',
      item('languages', language, 'name'),
      'languages[0].language',
      [['languages[0].language', 'German']],
    ],
    [
      'fluency',
      item('languages', language, 'description'),
      'languages[0].fluency',
      [['languages[0].fluency', 'Native']],
    ],
    [
      'an issuer',
      item('certifications', certificate, 'issuer'),
      'certificates[0].issuer',
      [['certificates[0].issuer', 'CNCF']],
    ],
    [
      'a date',
      item('certifications', certificate, 'date'),
      'certificates[0].date',
      [['certificates[0].date', '2024-01']],
    ],
    [
      'a release',
      item('publications', publication, 'date'),
      'publications[0].releaseDate',
      [['publications[0].releaseDate', '2020']],
    ],
    [
      'a reference',
      item('references', reference, 'summary'),
      'references[0].reference',
      [['references[0].reference', 'Kind.']],
    ],
    [
      'a profile',
      item('profiles', profile, 'username'),
      'basics.profiles[0].username',
      [['basics.profiles[0].username', 'ada']],
    ],
    [
      'a talk',
      ['sections', 'custom', 'talks', 'items', id, 'name'],
      'custom[0].items[0].name',
      [['custom[0].items[0].name', 'Keynote']],
    ],
    ['the name of the talks', ['sections', 'custom', 'talks', 'name'], 'custom[0]', [['custom[0]', 'Talks']]],
    ['the name of the jobs', ['sections', 'experience', 'name'], 'work', [['work', 'Experience']]],
    ['the page', ['metadata', 'page', 'margin'], 'metadata.page.margin', [['metadata.page.margin', '18']]],
    ['a job that is new', ['sections', 'experience', 'items', id, 'company'], 'work', []],
    ['a section that is new', ['sections', 'custom', 'patents'], 'custom', []],
    ['a text that is empty', ['basics', 'phone'], 'basics.phone', []],
  ];

  test.each(rows)('%s', (_, at, source, evidence) => {
    expect(baseSource(base, at)).toBe(source);
    expect(baseEvidence(base, at, chunks)).toEqual(evidence.map(([path, quote]) => ({ path, quote })));
  });
});

import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReactiveResumeV4 } from '../../../src/documents/reactive-resume/read-reactive-resume-v4.ts';
import { toReactiveResumeV5 } from '../../../src/documents/reactive-resume/to-reactive-resume-v5.ts';
import { v5AsV4 } from '../../../src/documents/reactive-resume/v5-as-v4.ts';
import { runs } from '../../support/how-long.ts';
import { resumeDocument } from '../support/document-arbitrary.ts';
import { v5Schema } from '../support/v5-schema.ts';

const isV5 = new Ajv({ allErrors: true }).compile(v5Schema);

describe('Reactive Resume v4 and v5', () => {
  it('keep all text, dates, links, order and design that both support from v4 to v5 and back', () => {
    fc.assert(
      fc.property(resumeDocument, (document) => {
        expect(readReactiveResumeV4(v5AsV4(toReactiveResumeV5(document)))).toEqual(document);
      }),
      { numRuns: runs(20, 80) },
    );
  });

  it('give the same v5 file when it is read and written again', () => {
    fc.assert(
      fc.property(resumeDocument, (document) => {
        const written = toReactiveResumeV5(document);
        expect(toReactiveResumeV5(readReactiveResumeV4(v5AsV4(written)))).toEqual(written);
      }),
      { numRuns: runs(15, 40) },
    );
  });

  it('have exactly the keys that v5 requires', () => {
    fc.assert(
      fc.property(resumeDocument, (document) => {
        isV5(toReactiveResumeV5(document));
        expect(isV5.errors ?? []).toEqual([]);
      }),
      { numRuns: runs(20, 80) },
    );
  });
});

describe('Reactive Resume v5', () => {
  const v4 = {
    basics: {
      name: 'Ana',
      customFields: [
        { id: 'a'.repeat(24), icon: 'flag', name: 'Nationality', value: 'Spanish' },
        { id: 'b'.repeat(24), icon: '', name: 'Portfolio', value: 'https://work.example' },
      ],
    },
    sections: {
      summary: { name: 'About me', content: '<p>Ich leite die Küche und das Team mit der Ruhe.</p>' },
      volunteer: { items: [{ organization: 'Club', position: 'Coach', summary: '<p>Mondays</p>' }] },
      projects: { items: [{ name: 'Oven', description: 'A kiln', keywords: ['Clay', 'C++'], summary: '' }] },
      skills: { name: 'Skills', items: [{ name: '', keywords: ['Soup'] }] },
      profiles: { items: [{ network: 'GitHub', username: 'ana', icon: 'github' }] },
    },
    metadata: { template: 'nosepass', layout: [[['summary', 'custom.x1'], ['skills']]] },
  };
  const written = toReactiveResumeV5(readReactiveResumeV4(v4));

  it.each([
    [
      'has a custom field as text or link',
      {
        basics: {
          customFields: [
            { text: 'Nationality: Spanish', link: '' },
            { text: 'Portfolio', link: 'https://work.example' },
          ],
        },
      },
    ],
    [
      'has a position without its own field as text',
      {
        sections: { volunteer: { items: [{ description: '<p><strong>Coach</strong></p><p>Mondays</p>' }] } },
      },
    ],
    [
      'has a subtitle and keywords as text',
      {
        sections: {
          projects: { items: [{ description: '<p><strong>A kiln</strong></p><p><em>Clay, C++</em></p>' }] },
        },
      },
    ],
    ['has a placeholder for a missing required name', { sections: { skills: { items: [{ name: '—' }] } } }],
    ['has the name of its own icon', { sections: { profiles: { items: [{ icon: 'github-logo' }] } } }],
    [
      'has a custom title, but not the default title of a language',
      {
        summary: { title: 'About me' },
        sections: { skills: { title: '' } },
        metadata: { page: { locale: 'de-DE' } },
      },
    ],
    ['has another template if its own is unknown', { metadata: { template: 'onyx' } }],
    [
      'has the layout as pages',
      {
        metadata: { layout: { pages: [{ fullWidth: false, main: ['summary', 'x1'], sidebar: ['skills'] }] } },
      },
    ],
  ])('%s', (_what, expected) => {
    expect(written).toMatchObject(expected);
  });

  it('written by another program can have a sentence in italics, which is not read as keywords', () => {
    const description = '<p>Built it.</p><p><em>It still runs today.</em></p>';
    const source = { sections: { projects: { items: [{ id: 'p', name: 'Oven', description }] } } };
    const [project] = readReactiveResumeV4(v5AsV4({ ...source, basics: { name: 'Ana' } })).sections.projects
      .items;
    expect(project).toMatchObject({ description: '', keywords: [], summary: description });
  });
});

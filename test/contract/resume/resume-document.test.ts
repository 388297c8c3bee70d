import { describe, expect, it } from 'vitest';
import { ResumeDocument } from '../../../src/contract/resume/resume-document.ts';
import { tailoredDocument } from '../../support/tailored-document.ts';

const complete = tailoredDocument('Ada Example');

function accepts(document: unknown): boolean {
  return ResumeDocument.safeParse(document).success;
}

describe('the resume document', () => {
  it('is accepted when it is complete', () => {
    expect(accepts(complete)).toBe(true);
  });

  it.each(Object.keys(complete.sections))('is refused without the section %s', (name) => {
    const sections = Object.fromEntries(Object.entries(complete.sections).filter(([key]) => key !== name));
    expect(accepts({ ...complete, sections })).toBe(false);
  });

  it.each(['basics', 'sections', 'metadata'])('is refused without %s', (name) => {
    expect(accepts(Object.fromEntries(Object.entries(complete).filter(([key]) => key !== name)))).toBe(false);
  });

  it.each([
    ['an unknown field', { ...complete, extra: 1 }],
    ['a bad e-mail', { ...complete, basics: { ...complete.basics, email: 'ada at example' } }],
    [
      'a link that is no URL',
      { ...complete, basics: { ...complete.basics, url: { label: '', href: 'example' } } },
    ],
    [
      'a page that is neither a4 nor letter',
      { ...complete, metadata: { ...complete.metadata, page: { ...complete.metadata.page, format: 'a5' } } },
    ],
    ['an item id of another shape', withSkill({ id: 'UPPER', name: 'SQL' })],
    ['a skill level of six', withSkill({ level: 6 })],
  ])('is refused with %s', (_fault, document) => {
    expect(accepts(document)).toBe(false);
  });

  it('is accepted with an item of the right shape', () => {
    expect(accepts(withSkill({}))).toBe(true);
  });
});

function withSkill(fields: object): unknown {
  const id = `a${'0'.repeat(23)}`;
  const skill = { id, visible: true, name: 'SQL', description: '', level: 3, keywords: [], ...fields };
  const skills = { ...complete.sections.skills, items: [skill] };
  return { ...complete, sections: { ...complete.sections, skills } };
}

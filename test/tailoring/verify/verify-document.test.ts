import { describe, expect, test } from 'vitest';
import type { ResumeDocument } from '../../../src/contract/resume/resume-document.ts';
import { standardLexicon } from '../../../src/lexicon/lexicon.ts';
import { readChunks } from '../../../src/tailoring/resume/read-chunks.ts';
import { documentWith, verifierOf } from '../edits.ts';

const person = {
  bullets: ['Wrote 12 guides in Confluence'],
  keywords: ['Filing'],
  certificates: ['First Aid'],
};

/** The rules that the whole document breaks after `change`. */
function brokenBy(change: (document: ResumeDocument) => void): readonly string[] {
  const document = documentWith(person);
  change(document);
  return verifierOf(person, 'good')
    .verifyDocument(document, readChunks(standardLexicon(), document))
    .map(({ rule }) => rule);
}

function job(document: ResumeDocument) {
  const [first] = document.sections.experience.items;
  if (!first) throw new Error('the document has no job');
  return first;
}

describe('the assembled document', () => {
  test('breaks no rule without edits', () => {
    expect(brokenBy(() => {})).toEqual([]);
  });

  test.each<[string, (document: ResumeDocument) => void]>([
    [
      'an employer',
      (document) => {
        job(document).company = 'Netflix';
      },
    ],
    [
      'a title',
      (document) => {
        job(document).position = 'Head Clerk';
      },
    ],
    [
      'a date',
      (document) => {
        job(document).date = '2015-01 - Present';
      },
    ],
    [
      'a place',
      (document) => {
        job(document).location = 'Paris';
      },
    ],
    [
      'a hidden job',
      (document) => {
        job(document).visible = false;
      },
    ],
    [
      'a lost job',
      (document) => {
        document.sections.experience.items.pop();
      },
    ],
    [
      'an added job',
      (document) => {
        document.sections.experience.items.push({ ...job(document), id: 'a'.repeat(24) });
      },
    ],
    [
      'jobs that changed places',
      (document) => {
        document.sections.experience.items.reverse();
      },
    ],
    [
      'a school',
      (document) => {
        for (const item of document.sections.education.items) item.institution = 'MIT';
      },
    ],
    [
      'a degree',
      (document) => {
        for (const item of document.sections.education.items) item.studyType = 'PhD';
      },
    ],
    [
      'a certificate',
      (document) => {
        for (const item of document.sections.certifications.items) item.name = 'CPA';
      },
    ],
    [
      'a name',
      (document) => {
        document.basics.name = 'Pat Smith';
      },
    ],
    [
      'an address',
      (document) => {
        document.basics.email = 'other@example.org';
      },
    ],
    [
      'a hidden section',
      (document) => {
        document.sections.education.visible = false;
      },
    ],
    [
      'a section that left the layout',
      (document) => {
        document.metadata.layout[0]?.[0]?.pop();
      },
    ],
  ])('V8: may not change %s', (_what, change) => {
    expect(brokenBy(change)).toContain('V8');
  });

  test('V2: may not contain a number that the base does not have', () => {
    expect(
      brokenBy((document) => {
        job(document).summary = '<ul><li>Wrote 13 guides in Confluence</li></ul>';
      }),
    ).toEqual(['V2']);
  });

  test('V3: may not contain a skill that the base does not have', () => {
    expect(
      brokenBy((document) => {
        document.sections.skills.items[0]?.keywords.push('Kubernetes');
      }),
    ).toEqual(['V3']);
  });

  test('V9: may not contain a credential that the base does not have', () => {
    expect(
      brokenBy((document) => {
        document.basics.headline = 'Certified clerk';
      }),
    ).toEqual(['V9']);
  });

  test('may name as many years as the dates cover', () => {
    expect(
      brokenBy((document) => {
        document.basics.headline = 'Clerk with 6 years of experience';
      }),
    ).toEqual([]);
    expect(
      brokenBy((document) => {
        document.basics.headline = 'Clerk with 9 years of experience';
      }),
    ).toEqual(['V2']);
  });
});

test('a near synonym is a new term in the document too; another spelling is not', () => {
  const nurse = { bullets: ['Cared for patients on mechanical ventilation and ran CRRT'] };
  const listing = (skill: string) => {
    const document = documentWith(nurse);
    document.sections.skills.items[0]?.keywords.push(skill);
    return verifierOf(nurse, 'good')
      .verifyDocument(document, readChunks(standardLexicon(), document))
      .map(({ rule }) => rule);
  };
  expect(listing('Ventilator management')).toEqual(['V3']);
  expect(listing('Continuous renal replacement therapy')).toEqual([]);
});

describe('years of experience in the assembled document', () => {
  const brokenWith = (stated: string, said: string) => {
    const document = documentWith({ ...person, summary: said });
    return verifierOf({ ...person, summary: stated }, 'good')
      .verifyDocument(document, readChunks(standardLexicon(), document))
      .map(({ rule }) => rule);
  };
  test.each([
    ['Clerk of the records.', 'Clerk with 6 years of experience.', []],
    ['Clerk of the records.', 'Clerk with 7 years of experience.', ['V2']],
    ['Clerk for 9 years.', 'Clerk with 6 years of experience.', ['V2']],
  ])('"%s" → "%s"', (stated, said, rules) => {
    expect(brokenWith(stated, said)).toEqual(rules);
  });
});

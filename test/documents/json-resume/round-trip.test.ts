import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ResumeDocument } from '../../../src/contract/resume/resume-document.ts';
import { parseRichText, plainText } from '../../../src/contract/resume/rich-text.ts';
import { readJsonResume } from '../../../src/documents/json-resume/read-json-resume.ts';
import { sectionMappings } from '../../../src/documents/json-resume/section-mappings.ts';
import { toJsonResume } from '../../../src/documents/json-resume/to-json-resume.ts';
import { readReactiveResumeV4 } from '../../../src/documents/reactive-resume/read-reactive-resume-v4.ts';
import { sectionIds } from '../../../src/documents/resume-document/document-parts.ts';
import { ValidationError } from '../../../src/values/validation-error.ts';
import { runs } from '../../support/how-long.ts';
import { jsonResume, looseJsonResume, validJsonResume } from '../support/resume-arbitraries.ts';

const ownTags = /<(?!\/?(?:p|ul|ol|li|strong|em|a)\b)/;

function htmlOf({ sections }: ResumeDocument): string[] {
  const items = sectionIds.flatMap((id): object[] => sections[id].items);
  const summaries = items.map((item) => ('summary' in item ? String(item.summary) : ''));
  return [sections.summary.content, ...summaries];
}

const olderLists = sectionIds.flatMap((id) => sectionMappings[id].keys.slice(1));

function withoutIds(document: ResumeDocument): unknown {
  return JSON.parse(JSON.stringify(document, (key, value) => (key === 'id' ? undefined : value)));
}

describe('A JSON Resume read and written again', () => {
  it('is unchanged if it is valid', () => {
    fc.assert(
      fc.property(validJsonResume, (source) => {
        expect(toJsonResume(readJsonResume(source), source)).toEqual(source);
      }),
      { numRuns: runs(12, 150) },
    );
  });

  it('is not changed in place', () => {
    fc.assert(
      fc.property(jsonResume, (source) => {
        const before = structuredClone(source);
        toJsonResume(readJsonResume(source), source);
        expect(source).toEqual(before);
      }),
      { numRuns: runs(12, 100) },
    );
  });

  it('gives a valid document or an error with paths', () => {
    fc.assert(
      fc.property(fc.oneof(jsonResume, looseJsonResume), (source) => {
        try {
          expect(ResumeDocument.safeParse(readJsonResume(source)).error).toBeUndefined();
        } catch (error) {
          if (!(error instanceof ValidationError)) throw error;
          expect(error.issues.every(({ path }) => path !== '')).toBe(true);
        }
      }),
      { numRuns: runs(20, 200) },
    );
  });

  it('gives the same document when read again, including ids', () => {
    fc.assert(
      fc.property(fc.oneof(jsonResume, looseJsonResume), (source) => {
        const document = readIfReadable(source);
        fc.pre(document !== null);
        const again = readJsonResume(toJsonResume(document, source));
        // Ids are made from the name of the list, and the export uses the names of JSON Resume.
        const hasCurrentNames = !olderLists.some((name) => Object.hasOwn(source, name));
        expect(hasCurrentNames ? again : withoutIds(again)).toEqual(
          hasCurrentNames ? document : withoutIds(document),
        );
      }),
      { numRuns: runs(20, 200) },
    );
  });

  it('has bullet k at list item k of the document', () => {
    fc.assert(
      fc.property(fc.oneof(jsonResume, looseJsonResume), (source) => {
        const document = readIfReadable(source);
        fc.pre(document !== null);
        const { work = [] } = toJsonResume(document, source);
        document.sections.experience.items.forEach((item, index) => {
          const lists = parseRichText(item.summary).filter((block) => block.type === 'list');
          const items = lists.flatMap((block) => block.items.map(plainText));
          const highlights = readJsonResume({ work: [work[index] ?? {}] }).sections.experience.items[0];
          expect(lists.length).toBeLessThanOrEqual(1);
          expect(highlights?.summary).toBe(item.summary);
          const exported = work[index]?.['highlights'];
          const isPlain = !JSON.stringify(work[index]).includes('- item');
          if (Array.isArray(exported) && isPlain) expect(exported).toHaveLength(items.length);
        });
      }),
      { numRuns: runs(12, 100) },
    );
  });

  it('has the same text without the source', () => {
    fc.assert(
      fc.property(jsonResume, (source) => {
        const document = readJsonResume(source);
        const visible = document.sections.experience.items.filter((item) => item.visible);
        const again = readJsonResume(toJsonResume(document)).sections;
        expect(again.summary.content).toBe(document.sections.summary.content);
        expect(
          again.experience.items.map(({ company, position, summary }) => ({ company, position, summary })),
        ).toEqual(visible.map(({ company, position, summary }) => ({ company, position, summary })));
      }),
      { numRuns: runs(12, 150) },
    );
  });

  it('has only supported markup for any text', () => {
    fc.assert(
      fc.property(jsonResume, (source) => {
        for (const html of htmlOf(readJsonResume(source))) expect(html).not.toMatch(ownTags);
      }),
      { numRuns: runs(12, 100) },
    );
  });

  it('is not changed by the Reactive Resume reader', () => {
    fc.assert(
      fc.property(jsonResume, (source) => {
        const document = readJsonResume(source);
        expect(readReactiveResumeV4(document)).toEqual(document);
      }),
      { numRuns: runs(12, 100) },
    );
  });
});

function readIfReadable(source: Record<string, unknown>): ResumeDocument | null {
  try {
    return readJsonResume(source);
  } catch (error) {
    if (error instanceof ValidationError) return null;
    throw error;
  }
}

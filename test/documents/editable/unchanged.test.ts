import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folders, readResumes } from '../../../eval/cases/cases.ts';
import type { ResumeDocument } from '../../../src/contract/resume/resume-document.ts';
import { printEditable } from '../../../src/documents/editable/print-editable.ts';
import { readEditable } from '../../../src/documents/editable/read-editable.ts';
import { readBaseResume } from '../../../src/documents/read-base-resume.ts';
import { runs, sample } from '../../support/how-long.ts';
import { resumeDocument } from '../support/document-arbitrary.ts';

type Writable<Value> = { -readonly [Key in keyof Value]: Writable<Value[Key]> };
type Draft = Writable<ResumeDocument>;

const readAgain = (text: string, document: ResumeDocument) =>
  JSON.stringify(readEditable('cv.md', text, document));

/** Texts that a document can contain and that can be mistaken for markup of the editable text. */
const awkward = fc.constantFrom(
  ...[
    '{#experience}',
    'a {#rabcde hidden}',
    '{hidden}',
    '\\{#x}',
    'Dates: soon',
    '- one',
    '### Other {#x}',
    '####',
    '##### deep',
    '# Ana',
  ],
  ...[
    '<!-- no comment',
    '-->',
    '1. first',
    '---',
    '  two  spaces ',
    'a\nb\r\nc',
    '\u0000\u0007',
    '\uFDD0',
    '\uFEFF',
  ],
  ...[
    'C:\\#',
    'C:\\',
    'a\\,b, c',
    '*x* **y** _z_',
    '<b>x</b>',
    '&amp; &lt;',
    '[a](b)',
    '\u2028',
    '\u00A0',
    '__proto__',
    ':',
    '',
  ],
);
const awkwardHtml = fc.oneof(
  awkward,
  awkward.map((text) => `<p>${text}</p><p></p><ul><li>${text}</li></ul>`),
  awkward.map((text) => `<ol><li>x <em>${text}</em></li></ol><div>${text}</div>`),
);

/** Sets every text that `edit` shows, and ids with the same prefix, of which one repeats. */
function madeAwkward(document: ResumeDocument, next: (html: boolean) => string): ResumeDocument {
  const draft: Draft = structuredClone(document);
  const { basics, sections } = draft;
  const { summary, custom, ...lists } = sections;
  summary.content = next(true);
  basics.name = next(false);
  basics.location = next(false);
  for (const field of basics.customFields) Object.assign(field, { name: next(false), value: next(false) });
  for (const section of [...Object.values(lists), ...Object.values(custom)]) {
    section.name = next(false);
    for (const [index, item] of section.items.entries()) {
      item.id = `raaaaaaaaaaaaaaaaaaaaaa${'xyz'[index] ?? 'z'}`.slice(0, index > 1 ? 22 : 24).padEnd(24, 'y');
      for (const key of [
        'company',
        'position',
        'name',
        'date',
        'description',
        'title',
        'username',
      ] as const) {
        // Some of them must not be empty.
        if (key in item) Object.assign(item, { [key]: next(false) || 'x' });
      }
      if ('summary' in item) item.summary = next(true);
      if ('keywords' in item) item.keywords = [next(false), next(false)];
      if ('url' in item) item.url = { label: next(false), href: item.url.href };
    }
  }
  return draft;
}

const awkwardDocument = fc
  .tuple(resumeDocument, fc.infiniteStream(awkward), fc.infiniteStream(awkwardHtml))
  .map(([document, texts, htmls]) =>
    madeAwkward(document, (isHtml) => (isHtml ? htmls : texts).next().value ?? ''),
  );

const words = fc
  .stringMatching(/^[A-Za-z][A-Za-z0-9 ,.&<>'"~/*_{}#:-]{0,20}[a-z]$/)
  .map((text) => text.replace(/ +/g, ' '));

/** A document and a copy with items that are moved, hidden, removed or reworded. */
const changedDocument = fc
  .tuple(resumeDocument, fc.infiniteStream(words), fc.infiniteStream(fc.boolean()))
  .map(([before, texts, coin]) => {
    const draft: Draft = structuredClone(before);
    const word = (old: string) => (coin.next().value ? (texts.next().value ?? '') : old);
    const { summary, custom, ...lists } = draft.sections;
    draft.basics.headline = word(draft.basics.headline);
    draft.basics.customFields.reverse();
    summary.visible = summary.content === '' ? summary.visible : Boolean(coin.next().value);
    for (const section of [...Object.values(lists), ...Object.values(custom)]) {
      const items = section.items.filter(() => coin.next().value) as { id: string; visible: boolean }[];
      if (coin.next().value) items.reverse();
      for (const item of items) {
        item.visible = Boolean(coin.next().value);
        for (const [key, value] of Object.entries(item)) {
          const isText = typeof value === 'string' && !['id', 'date', 'icon', 'summary'].includes(key);
          if (isText) Object.assign(item, { [key]: word(value) });
        }
        if ('keywords' in item && coin.next().value) item.keywords = ['a, b', texts.next().value];
      }
      Object.assign(section, { items });
    }
    return [before, draft] as const;
  });

/** Returns a section without the marks of entries that have a unique title. */
function withoutMarks(section: string): string {
  const entry = /^### (.+) \{#[\w-]+( hidden)?\}$/gm;
  const titles = Array.from(section.matchAll(entry), ([, title]) => title);
  return section.replace(entry, (line, title: string, hidden: string | undefined) =>
    titles.filter((one) => one === title).length > 1 ? line : `### ${title}${hidden ? ' {hidden}' : ''}`,
  );
}

describe('An edited text', () => {
  it('gives the identical document if nothing was changed', () => {
    fc.assert(
      fc.property(fc.oneof(resumeDocument, awkwardDocument), (document) => {
        expect(readAgain(printEditable(document), document)).toBe(JSON.stringify(document));
      }),
      { numRuns: runs(40, 1000) },
    );
  });

  it('gives the same document without the marks of entries with different titles', () => {
    fc.assert(
      fc.property(fc.oneof(resumeDocument, awkwardDocument), (document) => {
        const unmarked = printEditable(document)
          .split(/^(?=## )/m)
          .map(withoutMarks)
          .join('');
        expect(readAgain(unmarked, document)).toBe(JSON.stringify(document));
      }),
      { numRuns: runs(40, 600) },
    );
  });

  it('gives the document that it shows, independent of the stored one', () => {
    fc.assert(
      fc.property(changedDocument, ([before, after]) => {
        const icons = (document: ResumeDocument) => ({
          ...document,
          sections: { ...document.sections, profiles: { ...document.sections.profiles, items: [] } },
        });
        const read = readEditable('cv.md', printEditable(after), before);
        expect(icons(read)).toEqual(icons(after));
      }),
      { numRuns: runs(30, 600) },
    );
  });

  it('of a realistic resume gives no change', () => {
    const resumes = folders.flatMap((folder) => [...readResumes(folder).values()]);
    for (const source of sample(resumes, 25)) {
      const { document } = readBaseResume(source);
      expect(readAgain(printEditable(document), document)).toBe(JSON.stringify(document));
    }
  });
});

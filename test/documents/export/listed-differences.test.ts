import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDateRange } from '../../../src/contract/resume/dates.ts';
import type { ResumeDocument } from '../../../src/contract/resume/resume-document.ts';
import { parseRichText, type Run } from '../../../src/contract/resume/rich-text.ts';
import { exportLosses, exportResume } from '../../../src/documents/export/export-resume.ts';
import { readBaseResume } from '../../../src/documents/read-base-resume.ts';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';
import { type SectionId, sectionIds } from '../../../src/documents/resume-document/document-parts.ts';
import { runs } from '../../support/how-long.ts';
import { resumeDocument } from '../support/document-arbitrary.ts';

/* The comparison here is independent of the list: it compares what a reader would see. */

const nouns: Readonly<Record<SectionId, string>> = {
  profiles: 'profiles?',
  experience: 'jobs?',
  education: 'schools?',
  projects: 'projects?',
  volunteer: 'volunteer roles?',
  references: 'references?',
  skills: 'skill groups?',
  interests: 'interests?',
  certifications: 'certificates?',
  awards: 'awards?',
  publications: 'publications?',
  languages: 'languages?',
};

interface Section {
  readonly visible: boolean;
  readonly items: readonly { readonly visible: boolean }[];
}

function seenItems({ visible, items }: Section): readonly unknown[] {
  return items.filter((item) => visible && item.visible).map((item) => Object.entries(item).map(seenLeaf));
}

function seenLeaf([leaf, value]: readonly [string, unknown]): unknown {
  if (leaf === 'id' || leaf === 'icon') return null;
  if (leaf === 'summary') return seenText(String(value));
  if (leaf !== 'date') return value;
  const dates = parseDateRange(String(value));
  return dates.end === null ? value : dates;
}

/** Returns characters with their style; spaces have no style. */
function seenText(html: string): unknown {
  const characters = (list: readonly Run[]) =>
    list.flatMap(({ text, strong, em, href }) =>
      [...text].map((sign) => (sign.trim() === '' ? ' ' : [sign, strong, em, href])),
    );
  return parseRichText(html).map((block) =>
    block.type === 'paragraph' ? characters(block.runs) : [block.ordered, ...block.items.map(characters)],
  );
}

const ownSections = ({ sections }: ResumeDocument) =>
  Object.values(sections.custom)
    .map((section) => ({ name: section.name, items: seenItems(section) }))
    .filter(({ items }) => items.length > 0)
    // Titles distinguish the sections, in any order.
    .sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));

describe.each([
  ['jsonresume', 'me.json', 8, 60],
  ['reactive-resume-v5', 'me.json', 8, 60],
  ['rendercv', 'me.yaml', 8, 40],
] as const)('The list of losses in %s', (format, name, few, many) => {
  it('names each section with a loss and no other', async () => {
    await fc.assert(
      fc.asyncProperty(resumeDocument, async (document) => {
        const bytes = new TextEncoder().encode(await exportResume(document, format));
        const { source } = await readResumeFile({ name, bytes }, { nameless: true });
        const read = readBaseResume(source, { nameless: true }).document;
        const [list = ''] = (await exportLosses(document, format)).filter((one) =>
          one.includes('no place for:'),
        );
        for (const id of sectionIds) {
          // RenderCV spells names and addresses of networks differently.
          if (format === 'rendercv' && id === 'profiles') continue;
          const isSame = isDeepStrictEqual(seenItems(document.sections[id]), seenItems(read.sections[id]));
          expect([id, !isSame, list]).toEqual([id, new RegExp(`\\d ${nouns[id]}[;.]`).test(list), list]);
        }
        const isSame = isDeepStrictEqual(ownSections(document), ownSections(read));
        const isListed = /entr(?:y|ies) in (?:"|a section without)|the title of (?:"|a section without)/.test(
          list,
        );
        expect(['custom', !isSame, list]).toEqual(['custom', isListed, list]);
      }),
      { numRuns: runs(few, many) },
    );
  });
});

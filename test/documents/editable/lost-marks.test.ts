import { describe, expect, it } from 'vitest';
import { printEditable } from '../../../src/documents/editable/print-editable.ts';
import { readEditable } from '../../../src/documents/editable/read-editable.ts';
import { readBaseResume } from '../../../src/documents/read-base-resume.ts';

const { document } = readBaseResume({
  basics: { name: 'Ana Lo' },
  work: [
    { name: 'Northgate', position: 'Baker' },
    { name: 'Harbor Lab', position: 'Developer' },
    { name: 'Quay', position: 'Clerk' },
    { name: 'Quay', position: 'Intern' },
  ],
});
const stored = document.sections.experience.items;

/** Returns the position of each job of the text among the stored jobs, or -1 for a new one. */
function positionsOf(change: (text: string) => string): readonly number[] {
  const { sections } = readEditable('cv.md', change(printEditable(document)), document);
  return sections.experience.items.map(({ id }) => stored.findIndex((job) => job.id === id));
}

const unmarked = (title: string) => (text: string) =>
  text.replaceAll(new RegExp(`^### ${title} .*$`, 'gm'), `### ${title}`);
const copy = '\n### Harbor Lab\nJob title: Pilot\n';

describe('An entry without its mark', () => {
  it('is found by its heading, even if another mark is missing or the entry has moved', () => {
    expect(positionsOf(unmarked('Harbor Lab'))).toEqual([0, 1, 2, 3]);
    expect(positionsOf((text) => unmarked('Harbor Lab')(unmarked('Northgate')(text)))).toEqual([0, 1, 2, 3]);
    expect(positionsOf((text) => text.replace(/^### Harbor Lab [^#]*#[^#]*(?=###)/m, '') + copy)).toEqual([
      0, 2, 3, 1,
    ]);
  });

  it.each<[string, (text: string) => string, readonly number[]]>([
    ['the mark is on another entry with that heading', (text) => text + copy, [0, 1, 2, 3, -1]],
    ['two headings are the same', (text) => unmarked('Harbor Lab')(text) + copy, [0, -1, 2, 3, -1]],
    ['two entries have the same title', unmarked('Quay'), [0, 1, -1, -1]],
    [
      'another entry was renamed to the title',
      (text) => unmarked('Harbor Lab')(text).replace('### Northgate {', '### Harbor Lab {'),
      [0, -1, 2, 3],
    ],
    ['the heading is different', (text) => text.replace(/### Harbor Lab .*/, '### Harbor'), [0, -1, 2, 3]],
  ])('is new if %s', (_why, change, places) => {
    expect(positionsOf(change)).toEqual(places);
  });
});

import { describe, expect, it } from 'vitest';
import { printEditable } from '../../../src/documents/editable/print-editable.ts';
import { readEditable } from '../../../src/documents/editable/read-editable.ts';
import { readBaseResume } from '../../../src/documents/read-base-resume.ts';

const { document } = readBaseResume({
  basics: { name: 'Ana Lo' },
  skills: [{ name: 'Languages', keywords: ['Go', 'SQL'] }],
});

/** Returns the keywords that are read if an editor puts each of them on its own line. */
function wrapped(keywords: readonly string[]): readonly string[] {
  const text = printEditable(document).replace('Go, SQL', keywords.join(',\n  '));
  return readEditable('cv.md', text, document).sections.skills.items[0]?.keywords ?? [];
}

describe('A list of keywords that an editor wrapped', () => {
  it('is read completely, with commas that belong to a keyword', () => {
    expect(wrapped(['Go', 'a\\, b', 'SQL'])).toEqual(['Go', 'a, b', 'SQL']);
  });
});

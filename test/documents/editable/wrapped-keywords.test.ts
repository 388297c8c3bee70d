import { describe, expect, it } from 'vitest';
import { printEditable } from '../../../src/documents/editable/print-editable.ts';
import { readEditable } from '../../../src/documents/editable/read-editable.ts';
import { readBaseResume } from '../../../src/documents/read-base-resume.ts';

const { document } = readBaseResume({
  basics: { name: 'Ana Lo' },
  skills: [{ name: 'Languages', keywords: ['Go', 'SQL'] }],
});

/** The keywords that are read if an editor puts each of them on its own line. */
function wrapped(keywords: readonly string[]): readonly string[] {
  const text = printEditable(document).replace('Go, SQL', keywords.join(',\n  '));
  return readEditable('cv.md', text, document).sections.skills.items[0]?.keywords ?? [];
}

describe('a list of keywords that an editor wrapped', () => {
  it('is read whole, with commas that belong to a keyword', () => {
    expect(wrapped(['Go', 'a\\, b', 'SQL'])).toEqual(['Go', 'a, b', 'SQL']);
  });

  it('takes time in proportion to its lines', () => {
    const timeOf = (count: number) => {
      const keywords = Array.from({ length: count }, (_, index) => `tool ${index}`);
      const before = process.cpuUsage();
      expect(wrapped(keywords)).toHaveLength(count);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    timeOf(5000);
    const once = Math.min(timeOf(10_000), timeOf(10_000));
    // A busy machine may pause for a second; joining each line anew would take many.
    expect(timeOf(80_000)).toBeLessThan(30 * once + 1_000_000);
  });
});

import { describe, expect, it } from 'vitest';
import { withoutPageRows } from '../../src/posting/page-rows.ts';

const page = (...rows: readonly string[]) => ['---', ...rows, '---', '', '# Ferry Deckhand', ''].join('\n');
const words = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

describe('the rows above a posting that are about its page', () => {
  it('are blank: tags and comments', () => {
    const source = page(
      'title: Deckhand',
      '# e.g. `content/welding/index.md`',
      'tags:',
      '- Jobs',
      '- Ropes',
      'place: Hull',
    );
    const text = withoutPageRows(source);
    expect(words(text)).toEqual(['---', 'title: Deckhand', 'place: Hull', '---', '# Ferry Deckhand']);
    expect(text).toHaveLength(source.length);
  });

  it('are blank in one row, too', () => {
    expect(words(withoutPageRows(page('_id: 7', 'title: Deckhand', 'categories: [welding]')))).not.toContain(
      'categories: [welding]',
    );
  });

  it.each([
    ['a text without rows', '# Welding\n\ntags: we weld'],
    ['headings between lines of dashes', '---\n# Requirements\nTwo years at sea.\n---\nJoin us'],
    ['rows that never end', '---\ntitle: Deckhand\ntags: ropes'],
    ['what is asked for', page('title: Deckhand', 'skills:', '- mooring', '- ropes')],
  ])('are not in %s', (_name, source) => {
    expect(withoutPageRows(source)).toBe(source);
  });
});

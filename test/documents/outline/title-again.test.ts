import { expect, it } from 'vitest';
import { draftEntries } from '../../../src/documents/outline/entries/read-entries.ts';
import { isTitleAgain } from '../../../src/documents/outline/lines/title-again.ts';
import { entriesOf, type Section, type TaggedLine } from '../../../src/documents/outline/models/sections.ts';
import { sourceLine } from '../support/source-line.ts';

const title = (text: string) => sourceLine(text, { style: 'strong', setting: 'bold' });
const subtitle = (text: string) => sourceLine(text, { style: 'quiet', setting: 'italic' });

const lines = [
  title('Linz Food Bank'),
  subtitle('Driver (May 2017 - Present)'),
  title('Big Sister Club'),
  subtitle('Mentor'),
  title('Danube Cleaners'),
  subtitle('Collector (August 2010 - Present)'),
];

it('begins an entry at each title that is set like the one above the subtitle', () => {
  const drafts = draftEntries(lines, 'periods');
  expect(drafts.map(({ head }) => head.map(({ text }) => text))).toEqual([
    ['Linz Food Bank', 'Driver (May 2017 - Present)'],
    ['Big Sister Club', 'Mentor'],
    ['Danube Cleaners', 'Collector (August 2010 - Present)'],
  ]);
});

it('begins one there too where a line is tagged as more of the head', () => {
  const tagged = lines.map(
    (line, index): TaggedLine => ({
      ...{ line, sureness: 0 },
      tag: index === 0 ? 'first' : 'head',
    }),
  );
  const section: Section = { kind: 'work', key: 'volunteer', heading: null, lines: tagged };
  expect(entriesOf(section).map(({ head }) => head[0]?.text)).toEqual([
    'Linz Food Bank',
    'Big Sister Club',
    'Danube Cleaners',
  ]);
});

it.each([
  ['a date', title('2017 - 2019'), subtitle('Linz')],
  ['a line above text', title('Linz'), sourceLine('Drove a van')],
  ['the last line', title('Linz'), undefined],
  ['a line with other text at its end', { ...title('Linz'), aside: '2019' }, subtitle('Mentor')],
])('does not take %s for the next title', (_, line, next) => {
  expect(isTitleAgain([title('Linz Food Bank'), subtitle('Driver')], line, next)).toBe(false);
});

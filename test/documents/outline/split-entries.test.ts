import { expect, it } from 'vitest';
import { withSplitEntries } from '../../../src/documents/outline/corrections/split-entries.ts';
import { readOutline } from '../../../src/documents/outline/read-outline.ts';
import type { LineLayout } from '../../../src/documents/outline/source-line.ts';
import { sourceLine as line } from '../support/source-line.ts';

const text: LineLayout = {
  ...{ face: 'Text 10', isBold: false, isItalic: false },
  ...{ larger: 0, gap: 1, indent: 0 },
};

it('splits people with the same layout and space between them into separate references', () => {
  const lines = [
    ...[line('Mara Lindt', { style: 'large' }), line('mara@lindt.example | +43 70 555 0100')],
    ...[
      line('Experience', { style: 'heading' }),
      line('Baker, Crust & Co, Graz', { style: 'strong', aside: '2019 – 2022' }),
    ],
    ...[line('Baked bread for the whole town every night', { style: 'bullet' })],
    line('Apprentice, Mill Lane Bakery, Linz', { style: 'strong', aside: '2016 – 2019' }),
    line('Shaped loaves', { style: 'bullet' }),
    ...[
      line('Education', { style: 'heading' }),
      line('University of Graz', { style: 'strong', aside: '2012 – 2015' }),
    ],
    ...[line('B.S. in Food Science'), line('References', { style: 'heading' })],
    ...[line('Dr. Anna Weber'), line('Head Baker, Crust & Co'), line('anna.weber@crust.example')],
    ...[line('Dr. Tom Klein'), line('Owner, Mill Lane Bakery'), line('tom.klein@mill.example')],
    ...[line('Dr. Eva Novak'), line('Professor, University of Graz'), line('eva.novak@graz.example')],
  ].map((one, index) => ({
    ...one,
    place: `page 1, line ${index + 1}`,
    setting: one.style,
    layout: layoutOf(one),
  }));
  const { source } = readOutline(lines);
  expect(source['references']).toMatchObject([
    { name: 'Dr. Anna Weber' },
    { name: 'Dr. Tom Klein' },
    { name: 'Dr. Eva Novak' },
  ]);
});

function layoutOf({ style, text: said }: ReturnType<typeof line>): LineLayout {
  if (style === 'large') return { ...text, face: 'Text 20', larger: 10, gap: null };
  if (style === 'heading') return { ...text, face: 'Text 14 bold', isBold: true, larger: 4, gap: 2 };
  return said.startsWith('Dr.') ? { ...text, gap: 1.5 } : text;
}

it('does not split several entries, or one entry without the text of the others', () => {
  const parts = { references: [{ name: 'Anna Weber' }, { name: 'Tom Klein' }] };
  const several = { references: [{ name: 'Anna Weber, Crust & Co' }, { name: 'Tom Klein' }] };
  const other = { references: [{ name: 'Anna Weber', reference: 'Bakes on time.' }] };
  const whole = { references: [{ name: 'Anna Weber', reference: 'Tom Klein' }] };
  expect(withSplitEntries(several, parts)).toEqual(several);
  expect(withSplitEntries(other, parts)).toEqual(other);
  expect(withSplitEntries(whole, parts)).toEqual(parts);
});

it('splits an award that contains the next one', () => {
  const awards = [{ title: 'Golden Loaf, Linz' }, { title: 'Oven of the Year, Graz' }];
  const whole = { awards: [{ title: 'Golden Loaf, Linz', awarder: 'Oven of the Year, Graz' }] };
  expect(withSplitEntries(whole, { awards })).toEqual({ awards });
});

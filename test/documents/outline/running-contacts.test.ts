import { describe, expect, it } from 'vitest';
import { withRunningContacts } from '../../../src/documents/outline/lines/running-contacts.ts';
import { readOutline } from '../../../src/documents/outline/read-outline.ts';
import type { SourceLine } from '../../../src/documents/outline/source-line.ts';

let count = 0;

function line(text: string, style: SourceLine['style'] = 'text', aside = ''): SourceLine {
  count += 1;
  return { place: `page 1, line ${count}`, text, aside, style, links: [] };
}

const body = () => [
  line('Mara Lindt', 'large'),
  line('Experience', 'heading'),
  line('Baker, Crust & Co', 'strong', '2019 – 2022'),
  line('Baked rye bread at night', 'bullet'),
];
const foot = () => line('+43 316 555 010 •', 'running', 'mara@example.at');

describe('The footer of every page', () => {
  it('becomes contact details once if there are no others', () => {
    const { source } = readOutline([...body(), foot(), line('Led two people', 'bullet'), foot()]);
    expect(source['basics']).toMatchObject({
      name: 'Mara Lindt',
      email: 'mara@example.at',
      phone: '+43 316 555 010',
    });
    expect(JSON.stringify(source).match(/mara@example\.at/g)).toHaveLength(1);
  });

  it('adds only the contact details that are missing', () => {
    const { source } = readOutline([line('mara@example.at'), ...body(), foot()]);
    expect(source['basics']).toMatchObject({ email: 'mara@example.at', phone: '+43 316 555 010' });
    expect(JSON.stringify(source).match(/mara@example\.at/g)).toHaveLength(1);
  });

  it.each([
    ['is left out if the details are above', [line('mara@example.at | +43 316 555 010'), ...body(), foot()]],
    [
      'is not a contact detail if it only counts pages',
      [...body(), line('Mara Lindt • Page 1 of 2', 'running')],
    ],
  ])('%s', (_, lines) => {
    expect(withRunningContacts(lines)).toEqual(lines);
  });
});

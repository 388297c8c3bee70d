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

describe('what stands at the foot of every page', () => {
  it('is how to reach the person where nothing else says so, once', () => {
    const { source } = readOutline([...body(), foot(), line('Led two people', 'bullet'), foot()]);
    expect(source['basics']).toMatchObject({
      name: 'Mara Lindt',
      email: 'mara@example.at',
      phone: '+43 316 555 010',
    });
    expect(JSON.stringify(source).match(/mara@example\.at/g)).toHaveLength(1);
  });

  it('is read as far as nothing else says it', () => {
    const { source } = readOutline([line('mara@example.at'), ...body(), foot()]);
    expect(source['basics']).toMatchObject({ email: 'mara@example.at', phone: '+43 316 555 010' });
    expect(JSON.stringify(source).match(/mara@example\.at/g)).toHaveLength(1);
  });

  it.each([
    ['is left out where it is said above', [line('mara@example.at | +43 316 555 010'), ...body(), foot()]],
    ['is no contact where it only counts pages', [...body(), line('Mara Lindt • Page 1 of 2', 'running')]],
  ])('%s', (_, lines) => {
    expect(withRunningContacts(lines)).toEqual(lines);
  });
});

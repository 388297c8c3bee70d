import { describe, expect, it } from 'vitest';
import { withTitleAsHeadline } from '../../../src/documents/outline/corrections/title-as-headline.ts';
import { readContactHead } from '../../../src/documents/outline/person/read-contact-head.ts';
import type { SourceLine } from '../../../src/documents/outline/source-line.ts';

function basicsOf(text: string, aside = ''): unknown {
  const name: SourceLine = { place: 'line 1', text, aside, style: 'large', links: [] };
  const mail: SourceLine = {
    place: 'line 2',
    text: 'mara@bread.example',
    aside: '',
    style: 'text',
    links: [],
  };
  return readContactHead([name, mail], []).basics;
}

describe('Behind a name', () => {
  it.each([
    ['Mara Lindt, Oak Campus, 28 Dec 2017', ''],
    ['Mara Lindt (16/06/89)', ''],
    ['Mara Lindt: Oak University of Linz', ''],
    ['Mara Lindt', 'Rosenweg 4057'],
    ['Mara Lindt', '8010 Graz'],
  ])('remarks and addresses are not part of it: %s %s', (text, aside) => {
    const basics = basicsOf(text, aside);
    expect(basics).toMatchObject({ name: 'Mara Lindt' });
    expect(basics).not.toHaveProperty('label');
  });

  it.each([
    ['Mara Lindt, MBA', 'Mara Lindt, MBA'],
    ['LINDT, MARA SOPHIE', 'LINDT, MARA SOPHIE'],
    ['Mara Lindt: Academic CV', 'Mara Lindt'],
  ])('credentials and given names stay: %s', (text, name) => {
    expect(basicsOf(text)).toMatchObject({ name });
  });
});

describe('A name that is the title of a job', () => {
  const work = [{ name: 'Crust & Co', position: 'Night Baker' }];

  it('becomes the headline if there is none', () => {
    const { basics } = withTitleAsHeadline({ basics: { name: 'NIGHT BAKER', email: 'm@b.example' }, work });
    expect(basics).toEqual({ label: 'NIGHT BAKER', email: 'm@b.example' });
  });

  it('stays if no job has it', () => {
    const source = { basics: { name: 'Mara Baker' }, work };
    expect(withTitleAsHeadline(source)).toBe(source);
  });
});

import { describe, expect, it } from 'vitest';
import { readOutline } from '../../../src/documents/outline/read-outline.ts';
import type { SourceLine } from '../../../src/documents/outline/source-line.ts';
import { sourceLine as line } from '../support/source-line.ts';

const headOf = (...lines: readonly (string | SourceLine)[]) =>
  readOutline(lines.map((one) => (typeof one === 'string' ? line(one) : one))).source['basics'];

describe('The name', () => {
  it.each([
    ['after a title of the document', ['Curriculum Vitae', 'Mara Lindt']],
    ['after a page number', ['Page 1 of 2', 'Mara Lindt']],
    ['after a code fence', ['```text', 'Mara Lindt']],
    ['after a place', ['Graz, Austria', 'Mara Lindt']],
    ['written twice', ['Mara Lindt Mara Lindt']],
    ['with the word for the document', ['Mara Lindt’s CV']],
    ['with the word for the document before it', ['Resume of Mara Lindt']],
    ['with a label', ['Name: Mara Lindt']],
    ['with a label of both names', ['Apellidos y nombre: Mara Lindt']],
    ['with the type of the document', ['Mara Lindt: Academic CV']],
    [
      'below a heading of personal details',
      ['Curriculum Vitae', 'Personal details', 'Mara Lindt', 'm@a.example'],
    ],
    ['in two halves', [line('Mara', { style: 'large' }), line('Lindt', { style: 'large' })]],
  ] as const)('is found %s', (_name, lines) => {
    expect(headOf(...lines)).toMatchObject({ name: 'Mara Lindt' });
  });
});

it('reads a name that starts with the family name if it has the style of a name', () => {
  const strong = (text: string) => line(text, { style: 'strong' });
  expect(headOf(strong('LINDT, MARA SOPHIE'), 'mara@example.at')).toMatchObject({
    name: 'LINDT, MARA SOPHIE',
  });
  expect(headOf(strong('Denver, Colorado'), 'Mara Lindt')).toMatchObject({ name: 'Mara Lindt' });
});

it('reads a headline that is larger than the name', () => {
  const lines = [
    line('Mara Lindt', { style: 'strong' }),
    line('Data Analyst', { style: 'large' }),
    'mara@example.at',
  ];
  expect(headOf(...lines)).toMatchObject({ name: 'Mara Lindt', label: 'Data Analyst' });
});

it('reads a house number after the street and a phone number after the town', () => {
  expect(headOf('Mara Lindt', 'Salta 12, Rosario, Argentina 0316 5550100', 'mara@example.at')).toEqual({
    name: 'Mara Lindt',
    email: 'mara@example.at',
    phone: '0316 5550100',
    location: { address: 'Salta 12, Rosario, Argentina' },
  });
});

it.each([
  ['with its country in brackets', ['Bouaké, Gbêkê (Côte d’Ivoire)'], 'Bouaké, Gbêkê (Côte d’Ivoire)'],
  ['before other details', ['Denver, CO | Open to relocation'], 'Denver, CO'],
])('reads a place %s', (_name, lines, address) => {
  expect(headOf('Mara Lindt', ...lines, 'mara@example.at')).toMatchObject({ location: { address } });
});

it.each(['Permis B', 'My LinkedIn', 'Webpage'])('does not read %s as a place', (text) => {
  const head = headOf('Mara Lindt', `${text} | mara@example.at`);
  expect(head).toMatchObject({ name: 'Mara Lindt', email: 'mara@example.at' });
  expect(head).not.toHaveProperty('location');
});

it('does not read a school as the headline', () => {
  expect(headOf('Mara Lindt', 'University of Graz', 'mara@example.at')).not.toHaveProperty('label');
});

it('does not read a phone number in the right column as part of the name, even after a colon', () => {
  expect(
    headOf(line('Mara Lindt', { style: 'large', aside: ':0316 555010' }), 'mara@example.at'),
  ).toMatchObject({
    name: 'Mara Lindt',
    phone: '0316 555010',
  });
});

it('ignores a colon left over from an icon before the place', () => {
  const large = (text: string, aside: string) => line(text, { style: 'large', aside });
  expect(headOf(large('林曉雯', ':0912555010'), large(':高雄市', ':lin@bread.example'))).toMatchObject({
    ...{ name: '林曉雯', phone: '0912555010', email: 'lin@bread.example' },
    location: { address: '高雄市' },
  });
});

it('does not read a sentence in the right column as part of the name', () => {
  const aside = 'Hungry? Have a look at my cakes: https://cakes.example/mara-';
  expect(headOf(line('Mara Lindt', { style: 'large', aside }), 'lindt/index.html', 'Baker')).toMatchObject({
    ...{ name: 'Mara Lindt', label: 'Baker' },
  });
});

it('does not read personal details below a summary heading as a summary', () => {
  const heading = (text: string) => line(text, { style: 'heading' });
  const lines = [
    line('Mara Lindt', { style: 'large' }),
    line('mara@example.at'),
    heading('About me'),
    line('Date of birth: 3 May 1990'),
    line('Nationality: Austrian'),
    heading('Interests'),
    line('Hiking'),
  ];
  const { source } = readOutline(lines);
  expect(source['basics']).not.toHaveProperty('summary');
  expect(JSON.stringify(source)).toContain('"name":"Nationality","summary":"Austrian"');
  const withSummary = lines.toSpliced(4, 1, line('I bake bread and cakes for the whole town.'));
  expect(readOutline(withSummary).source['basics']).toHaveProperty('summary');
});

it('limits the length of each part of a headline, not of the whole', () => {
  const headline =
    'Open to a new place | Technical writer and editor of manuals | Ten years of work in the making of tools, service and quality assurance';
  expect(headOf(line('Mara Lindt', { style: 'large' }), headline, 'mara@example.at')).toMatchObject({
    label: headline,
  });
});

describe('A line below the name', () => {
  it.each([
    ['a row of details with commas', 'Graz, Austria, +43 316 555 010, mara@example.at'],
    [
      'a row of labels and icons',
      '📍 Location: Graz, Austria | 📞 +43 316 555 010 (cell) | ✉ mara@example.at',
    ],
  ])('is not a headline if it is %s', (_name, details) => {
    expect(headOf('Mara Lindt', details)).toEqual({
      name: 'Mara Lindt',
      email: 'mara@example.at',
      phone: '+43 316 555 010',
      location: { address: 'Graz, Austria' },
    });
  });

  it('is a headline only if it is a job title', () => {
    const head = headOf('Mara Lindt', 'Last updated in May 2026', '12 Mill Road', '8010 Graz', 'Baker');
    expect(head).toEqual({
      name: 'Mara Lindt',
      label: 'Baker',
      location: { address: '12 Mill Road, 8010 Graz' },
    });
  });

  it.each([
    ['an apartment and a street', ['Flat 5, Mill Street', 'Leeds'], 'Flat 5, Mill Street, Leeds'],
    ['a street and a town without a space', ['12 Mill Road', 'Plano,TX'], '12 Mill Road, Plano, TX'],
    ['labeled', ['Localidad: Graz', 'Dirección: Mühlweg 12'], 'Mühlweg 12, Graz'],
    ['a town and "Remote"', ['Graz, Austria - Remote'], 'Graz, Austria - Remote'],
    ['a Chinese town', ['江苏省南京市'], '江苏省南京市'],
  ])('is a place and not a headline if it is %s', (_name, lines, address) => {
    expect(headOf('Mara Lindt', ...lines, 'mara@example.at')).toEqual({
      name: 'Mara Lindt',
      email: 'mara@example.at',
      location: { address },
    });
  });

  it.each(['永辉超市', '阳光社区'])('is not a place if it is a shop or a neighborhood: %s', (text) => {
    expect(headOf('林晓雨', text, 'lin@example.cn')).not.toHaveProperty('location');
  });

  it('is read from the targets of its links', () => {
    const links = ['mailto:mara@example.at', 'tel:+43316555010', 'https://www.linkedin.com/in/mara-lindt'];
    const linkTexts = ['Email', 'Phone', 'LinkedIn'];
    expect(headOf('Mara Lindt', line('Email | Phone | LinkedIn', { links, linkTexts }))).toEqual({
      name: 'Mara Lindt',
      email: 'mara@example.at',
      phone: '+43316555010',
      profiles: [
        { network: 'LinkedIn', username: 'mara-lindt', url: 'https://www.linkedin.com/in/mara-lindt' },
      ],
    });
  });

  it('can be a label with its value below or in the right column', () => {
    const head = headOf(
      'Mara Lindt',
      'E-mail:',
      'mara@example.at',
      line('MOBILE', { aside: '+43 316 555 010' }),
    );
    expect(head).toEqual({ name: 'Mara Lindt', email: 'mara@example.at', phone: '+43 316 555 010' });
  });
});

it.each(['LinkedIn', 'GitHub'])('does not read the network %s as a place', (network) => {
  const large = line('Mara Lindt', { style: 'large' });
  expect(headOf(large, `mara@example.at | ${network}`)).not.toHaveProperty('location');
});

it('reads a town with a state as the place and not as the headline', () => {
  expect(headOf(line('Mara Lindt', { style: 'large' }), 'Leeds OH USA', 'Baker')).toMatchObject({
    label: 'Baker',
    location: { address: 'Leeds OH USA' },
  });
});

it.each(['Geboren am 3. Mai 1988 in Graz', 'Né le 3 mai 1988 à Lyon', 'Born 3 May 1988, Leeds'])(
  'does not read a birthday as a headline: %s',
  (born) => expect(headOf(line('Mara Lindt', { style: 'large' }), born)).not.toHaveProperty('label'),
);

it.each(['PHOTO', 'Passport photo', 'Bewerbungsfoto', '照片'])(
  'does not read the photo placeholder %s as a headline',
  (text) => {
    expect(headOf(line('Mara Lindt', { style: 'large' }), text, 'mara@example.at')).not.toHaveProperty(
      'label',
    );
  },
);

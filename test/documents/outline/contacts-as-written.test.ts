import { expect, it } from 'vitest';
import { readOutline } from '../../../src/documents/outline/read-outline.ts';
import { contactParts } from '../../../src/documents/outline/recognize/contact-in-text.ts';
import { plainName } from '../../../src/documents/outline/recognize/person-name.ts';
import { sourceLine as line } from '../support/source-line.ts';

it.each([
  ['+43 70 123456 ext. 12', '+43 70 123456 ext. 12'],
  ['(555) 010-0199 x7', '(555) 010-0199 x7'],
  ['T. (555) 010-0199', '(555) 010-0199'],
  ['C: 555 010 0199', '555 010 0199'],
  ['Tél : 06 12 34 56 78', '06 12 34 56 78'],
  ['+43 70 123456 ☎', '+43 70 123456'],
])('A number to call is one in %s', (written, text) => {
  expect(contactParts(written)).toEqual([{ kind: 'phone', text }]);
});

it.each([
  ['Teléfono: Cel. 2944-416972', '2944-416972'],
  ['Teléf.: 603 765 902', '603 765 902'],
])('A label may follow another one, or have a full stop: %s', (written, text) => {
  expect(contactParts(written)).toEqual([{ kind: 'phone', text }]);
});

it.each([
  ['Anschrift: Mühlweg 12, Graz Tel.: 0316 555 010 E-Mail: mara@example.at'],
  ['Address: Mühlweg 12, Graz ● 0316 555 010 - mara@example.at'],
])('Details without a sign between them are parted at their labels: %s', (written) => {
  expect(contactParts(written)).toEqual([
    { kind: 'place', text: 'Mühlweg 12, Graz' },
    { kind: 'phone', text: '0316 555 010' },
    { kind: 'email', text: 'mara@example.at' },
  ]);
});

it('An address of the web has a label among the others, too', () => {
  expect(contactParts('Phone: 0316 555 010 Email: mara@example.at Web: mara.example')).toEqual([
    { kind: 'phone', text: '0316 555 010' },
    { kind: 'email', text: 'mara@example.at' },
    { kind: 'url', text: 'mara.example' },
  ]);
});

it.each([
  ['Phone No: 0123 456 789', '0123 456 789'],
  ['Kontakt: 01234567890', '01234567890'],
  ['Mob: 98765 43210', '98765 43210'],
  ['Rufnummer: 0170 1234567', '0170 1234567'],
  ['Celular/WhatsApp: 300 123 4567', '300 123 4567'],
  ['Privat: +49 170 1234567', '+49 170 1234567'],
])('A number to call is one under any label: %s', (written, text) => {
  expect(contactParts(written)).toEqual([{ kind: 'phone', text }]);
});

it.each([
  'ORCID: 0000-0002-1825-0097',
  'Passport: 12345678',
  'Licence: 01234567',
  'Telefax: 0123 456 789',
  'Steuernummer: 12345678',
  'Born: 2001-02-03',
  'Born: 05-06-1995',
])('No number to call is in %s', (written) => {
  expect(contactParts(written).map(({ kind }) => kind)).toEqual(['labelled']);
});

it.each(['Tél. : 06 12 34 56 78 / 04 78 12 34 56', 'Contact No: 06 12 34 56 78 / 04 78 12 34 56'])(
  'Two numbers may stand under one label: %s',
  (written) => {
    expect(contactParts(written)).toEqual([
      { kind: 'phone', text: '06 12 34 56 78' },
      { kind: 'phone', text: '04 78 12 34 56' },
    ]);
  },
);

it('A number without a sign stands after a town where it begins as one to call', () => {
  expect(contactParts('3072 Ostermundigen 078 555 01 99')).toEqual([
    { kind: 'other', text: '3072 Ostermundigen' },
    { kind: 'phone', text: '078 555 01 99' },
  ]);
});

it('The number that a state gives to people is none to call', () => {
  expect(contactParts('12.345.678-9')).toEqual([{ kind: 'other', text: '12.345.678-9' }]);
  expect(contactParts('Mobile phone: 555 010 0199')).toEqual([{ kind: 'phone', text: '555 010 0199' }]);
});

it('A number may stand after a place', () => {
  expect(contactParts('12 Mill Road, Linz +43 70 123456')).toEqual([
    { kind: 'other', text: '12 Mill Road, Linz' },
    { kind: 'phone', text: '+43 70 123456' },
  ]);
});

it.each([
  ['kaggle.com/mara', 'Kaggle'],
  ['https://medium.com/@mara', 'Medium'],
  ['https://www.behance.net/mara', 'Behance'],
  ['leetcode.com/u/mara/', 'LeetCode'],
])('A profile is one of its network: %s', (text, network) => {
  expect(contactParts(text)).toEqual([{ kind: 'profile', text, network, username: 'mara' }]);
});

it.each([["Hi, I'm Mara Lindt 👋"], ['Hallo, ich bin Mara Lindt'], ['Mara Lindt']])(
  'The name in %s is without the greeting',
  (written) => {
    expect(plainName(written)).toBe('Mara Lindt');
  },
);

it('A section called profile may say how to reach the person', () => {
  const { source } = readOutline([
    ...[line('Mara Lindt', { style: 'large' }), line('Profile', { style: 'heading' })],
    ...[line('Phone: +43 70 123456'), line('E-mail: mara@example.org'), line('City: Linz')],
  ]);
  expect(source).toMatchObject({
    basics: { phone: '+43 70 123456', email: 'mara@example.org', location: { address: 'Linz' } },
  });
});

it('Details may stand beside each other with blanks or a lost picture between them', () => {
  const number = { kind: 'phone', text: '+43 70 123456' };
  const address = { kind: 'email', text: 'mara@example.org' };
  const profile = { kind: 'profile', network: 'LinkedIn', username: 'mara' };
  expect(contactParts('+43 70 123456 mara@example.org /in/mara/')).toMatchObject([number, address, profile]);
  expect(contactParts('+43 70 123456 \uFFFC mara@example.org')).toEqual([number, address]);
});

it('The address that a word of the head links to is kept, also where the file does not tell which word links to it', () => {
  const links = ['https://www.linkedin.com/in/mara', 'https://mara.example'];
  const { source } = readOutline([
    line('Mara Lindt', { style: 'large' }),
    line('mara@example.org | LinkedIn | Home', { links }),
    line('Skills', { style: 'heading' }),
    line('Baking'),
  ]);
  expect(source['basics']).toMatchObject({
    url: 'https://mara.example',
    profiles: [{ network: 'LinkedIn', username: 'mara', url: 'https://www.linkedin.com/in/mara' }],
  });
});

it('A profile that is named and linked is one', () => {
  const { source } = readOutline([
    line('Mara Lindt', { style: 'large' }),
    line('GitHub: mara', { links: ['https://github.com/mara'], linkTexts: ['mara'] }),
    line('Skills', { style: 'heading' }),
    line('Baking'),
  ]);
  expect(source).toMatchObject({
    basics: { profiles: [{ network: 'GitHub', username: 'mara', url: 'https://github.com/mara' }] },
  });
  expect((source['basics'] as { profiles: unknown[] }).profiles).toHaveLength(1);
});

it('What reaches the person may stand in a column beside another section', () => {
  const { source } = readOutline([
    ...[line('Mara Lindt', { style: 'large' }), line('Skills', { style: 'heading' }), line('Baking')],
    ...[line('mara@example.org'), line('+43 70 123456'), line('Night shifts')],
  ]);
  expect(source).toMatchObject({
    basics: { email: 'mara@example.org', phone: '+43 70 123456' },
    skills: [{ name: 'Baking' }, { name: 'Night shifts' }],
  });
});

it('Labels are known in Chinese compounds, and in the middle of a line', () => {
  expect(contactParts('家庭住址:浙江省海边市')).toMatchObject([{ kind: 'place', text: '浙江省海边市' }]);
  expect(contactParts('Single Tel:555-010-7788')).toMatchObject([
    { kind: 'other', text: 'Single' },
    { kind: 'phone', text: '555-010-7788' },
  ]);
});

it('What stands before the label of a number is no address', () => {
  const { source } = readOutline([
    line('Mara Lindt', { style: 'large' }),
    ...[line('mara@lindt.example'), line('Permis B Tél:0612345678')],
  ]);
  expect(source['basics']).toMatchObject({ phone: '0612345678' });
  expect(source['basics']).not.toHaveProperty('location');
});

it('Chinese labels part an address from a number, and what is asked for is no headline', () => {
  const { source } = readOutline([
    ...[line('王小梅', { style: 'large' }), line('家庭住址：上海，中国 电话：138 0000 0000')],
    ...[line('期望薪资：15000'), line('工作性质：全职')],
  ]);
  expect(source['basics']).toMatchObject({
    phone: '138 0000 0000',
    location: { address: '上海，中国' },
  });
  expect(source['basics']).not.toHaveProperty('label');
});

it.each([
  ['GitHub @mara-lindt', 'GitHub', 'mara-lindt'],
  ['ORCID : 0000-0002-1825-0097', 'ORCID', '0000-0002-1825-0097'],
])('A name on a network is one in %s', (written, network, username) => {
  expect(contactParts(written)).toEqual([{ kind: 'labelled', text: '', network, username }]);
});

it('A page that is named on every page of a resume is one', () => {
  const { basics } = readOutline([
    line('Mara Lindt', { style: 'large' }),
    line('www.mara.example'),
    line('https://mara.example/'),
    line('mara@mara.example'),
  ]).source;
  expect(basics).toEqual({ name: 'Mara Lindt', url: 'www.mara.example', email: 'mara@mara.example' });
});

it.each([
  ['mara@example.at Call: after six', ['email', 'labelled']],
  ['write to mara@example.at please', ['other', 'email', 'other']],
  ['mara@example.at 上海市东川路8号https://mara.example/', ['email', 'other', 'url']],
])('An address of mail is read whatever stands beside it: %s', (written, kinds) => {
  const parts = contactParts(written);
  expect(parts.map(({ kind }) => kind)).toEqual(kinds);
  expect(parts).toContainEqual({ kind: 'email', text: 'mara@example.at' });
});

it.each([
  ['ADDRESS 12 MILL ROAD', 'place'],
  ['Residencia actual: Salta 12, Rosario', 'place'],
  ['Address Book', 'other'],
])('A label of a place needs no colon before a number: %s', (written, kind) => {
  expect(contactParts(written).map((part) => part.kind)).toEqual([kind]);
});

it('The numbers of a house and a flat, and a postal code, are no phone number', () => {
  const basics = readOutline(
    ['Mara Lindt', 'Lindenova 9 – 214 118345, Oakhurst, Austria', 'Tel. +43316555010', 'mara@example.at'].map(
      (text) => line(text),
    ),
  ).source['basics'];
  expect(basics).toMatchObject({ phone: '+43316555010' });
  expect(JSON.stringify(basics)).toContain('118345');
  expect(contactParts('Linz 2 – 0316 555010, Graz').map(({ kind }) => kind)).toContain('phone');
});

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
])('finds the phone number in %s', (written, text) => {
  expect(contactParts(written)).toEqual([{ kind: 'phone', text }]);
});

it.each([
  ['Teléfono: Cel. 2944-416972', '2944-416972'],
  ['Teléf.: 603 765 902', '603 765 902'],
])('accepts two labels in a row and a label with a period: %s', (written, text) => {
  expect(contactParts(written)).toEqual([{ kind: 'phone', text }]);
});

it.each([
  ['Anschrift: Mühlweg 12, Graz Tel.: 0316 555 010 E-Mail: mara@example.at'],
  ['Address: Mühlweg 12, Graz ● 0316 555 010 - mara@example.at'],
])('splits contact details without separators at their labels: %s', (written) => {
  expect(contactParts(written)).toEqual([
    { kind: 'place', text: 'Mühlweg 12, Graz' },
    { kind: 'phone', text: '0316 555 010' },
    { kind: 'email', text: 'mara@example.at' },
  ]);
});

it('recognizes the label of a web address among other labels', () => {
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
])('finds a phone number under any of its labels: %s', (written, text) => {
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
])('does not read a number with another label as a phone number: %s', (written) => {
  expect(contactParts(written).map(({ kind }) => kind)).toEqual(['labeled']);
});

it.each(['Tél. : 06 12 34 56 78 / 04 78 12 34 56', 'Contact No: 06 12 34 56 78 / 04 78 12 34 56'])(
  'reads two phone numbers under one label: %s',
  (written) => {
    expect(contactParts(written)).toEqual([
      { kind: 'phone', text: '06 12 34 56 78' },
      { kind: 'phone', text: '04 78 12 34 56' },
    ]);
  },
);

it('finds an unmarked phone number after a town', () => {
  expect(contactParts('3072 Ostermundigen 078 555 01 99')).toEqual([
    { kind: 'other', text: '3072 Ostermundigen' },
    { kind: 'phone', text: '078 555 01 99' },
  ]);
});

it('does not read a national ID number as a phone number', () => {
  expect(contactParts('12.345.678-9')).toEqual([{ kind: 'other', text: '12.345.678-9' }]);
  expect(contactParts('Mobile phone: 555 010 0199')).toEqual([{ kind: 'phone', text: '555 010 0199' }]);
});

it('finds a phone number after a place', () => {
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
])('recognizes the network of the profile %s', (text, network) => {
  expect(contactParts(text)).toEqual([{ kind: 'profile', text, network, username: 'mara' }]);
});

it.each([["Hi, I'm Mara Lindt 👋"], ['Hallo, ich bin Mara Lindt'], ['Mara Lindt']])(
  'removes the greeting from the name in %s',
  (written) => {
    expect(plainName(written)).toBe('Mara Lindt');
  },
);

it('reads contact details from a section called Profile', () => {
  const { source } = readOutline([
    ...[line('Mara Lindt', { style: 'large' }), line('Profile', { style: 'heading' })],
    ...[line('Phone: +43 70 123456'), line('E-mail: mara@example.org'), line('City: Linz')],
  ]);
  expect(source).toMatchObject({
    basics: { phone: '+43 70 123456', email: 'mara@example.org', location: { address: 'Linz' } },
  });
});

it('splits contact details separated only by spaces or by a missing image', () => {
  const number = { kind: 'phone', text: '+43 70 123456' };
  const address = { kind: 'email', text: 'mara@example.org' };
  const profile = { kind: 'profile', network: 'LinkedIn', username: 'mara' };
  expect(contactParts('+43 70 123456 mara@example.org /in/mara/')).toMatchObject([number, address, profile]);
  expect(contactParts('+43 70 123456 \uFFFC mara@example.org')).toEqual([number, address]);
});

it('keeps the address behind a linked word in the header, even if the file does not say which word is linked', () => {
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

it('reads a profile that is named and linked as one profile', () => {
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

it('reads contact details in a column beside another section', () => {
  const { source } = readOutline([
    ...[line('Mara Lindt', { style: 'large' }), line('Skills', { style: 'heading' }), line('Baking')],
    ...[line('mara@example.org'), line('+43 70 123456'), line('Night shifts')],
  ]);
  expect(source).toMatchObject({
    basics: { email: 'mara@example.org', phone: '+43 70 123456' },
    skills: [{ name: 'Baking' }, { name: 'Night shifts' }],
  });
});

it('recognizes labels in Chinese compounds and in the middle of a line', () => {
  expect(contactParts('家庭住址:浙江省海边市')).toMatchObject([{ kind: 'place', text: '浙江省海边市' }]);
  expect(contactParts('Single Tel:555-010-7788')).toMatchObject([
    { kind: 'other', text: 'Single' },
    { kind: 'phone', text: '555-010-7788' },
  ]);
});

it('does not read the text before a phone label as an address', () => {
  const { source } = readOutline([
    line('Mara Lindt', { style: 'large' }),
    ...[line('mara@lindt.example'), line('Permis B Tél:0612345678')],
  ]);
  expect(source['basics']).toMatchObject({ phone: '0612345678' });
  expect(source['basics']).not.toHaveProperty('location');
});

it('splits an address from a phone number at Chinese labels, and does not read preferences as a headline', () => {
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
  ['0000-0002-1825-009X', 'ORCID', '0000-0002-1825-009X'],
])('reads the network and username in %s', (written, network, username) => {
  expect(contactParts(written)).toEqual([{ kind: 'labeled', text: '', network, username }]);
});

it('ends an e-mail address before a town without a blank between them', () => {
  expect(contactParts('mara@mara.exampleLinz, Austria').map(({ text }) => text)).toEqual([
    'mara@mara.example',
    'Linz, Austria',
  ]);
  expect(contactParts('Mara.Lindt@Mara-Lindt.example')).toHaveLength(1);
});

it('reads the detail before the label of a network, too', () => {
  const profile = {
    kind: 'profile',
    text: 'https://linkedin.com/in/mara',
    network: 'LinkedIn',
    username: 'mara',
  };
  expect(contactParts('Website: https://mara.example/cv LinkedIn: https://linkedin.com/in/mara')).toEqual([
    { kind: 'url', text: 'https://mara.example/cv' },
    profile,
  ]);
  expect(contactParts('Phone: 555 0100 LinkedIn: https://linkedin.com/in/mara')).toEqual([
    { kind: 'phone', text: '555 0100' },
    profile,
  ]);
});

it.each(['https://linkedin.com/in/mara-', 'LinkedIn: linkedin.com/in/mara-'])(
  'joins an address with the next line: %s',
  (start) => {
    const lines = [line('Mara Lindt', { style: 'large' }), line(start), line('lindt-a8b2'), line('Linz')];
    expect(readOutline(lines).source['basics']).toMatchObject({
      profiles: [{ network: 'LinkedIn', username: 'mara-lindt-a8b2' }],
    });
  },
);

it('does not join an address that is whole with the next line', () => {
  const lines = [line('Mara Lindt', { style: 'large' }), line('https://linkedin.com/in/mara'), line('lindt')];
  expect(readOutline(lines).source['basics']).toMatchObject({
    profiles: [{ network: 'LinkedIn', username: 'mara' }],
  });
});

it('does not take an address in large type for a name', () => {
  const lines = [line('Mara Lindt', { style: 'strong' }), line('12 rue du Lac', { style: 'large' })];
  expect(readOutline([...lines, line('mara@a.example')]).source['basics']).toMatchObject({
    name: 'Mara Lindt',
  });
});

it('reads a website once if it is repeated on every page', () => {
  const { basics } = readOutline([
    line('Mara Lindt', { style: 'large' }),
    line('www.mara.example'),
    line('https://mara.example/'),
    line('mara@mara.example'),
  ]).source;
  expect(basics).toEqual({ name: 'Mara Lindt', url: 'www.mara.example', email: 'mara@mara.example' });
});

it.each([
  ['mara@example.at Call: after six', ['email', 'labeled']],
  ['write to mara@example.at please', ['other', 'email', 'other']],
  ['mara@example.at 上海市东川路8号https://mara.example/', ['email', 'other', 'url']],
])('reads an email address next to any other text: %s', (written, kinds) => {
  const parts = contactParts(written);
  expect(parts.map(({ kind }) => kind)).toEqual(kinds);
  expect(parts).toContainEqual({ kind: 'email', text: 'mara@example.at' });
});

it.each([
  ['ADDRESS 12 MILL ROAD', 'place'],
  ['Residencia actual: Salta 12, Rosario', 'place'],
  ['Address Book', 'other'],
])('accepts a label of a place without a colon if a number follows: %s', (written, kind) => {
  expect(contactParts(written).map((part) => part.kind)).toEqual([kind]);
});

it('does not read house and flat numbers with a postal code as a phone number', () => {
  const basics = readOutline(
    ['Mara Lindt', 'Lindenova 9 – 214 118345, Oakhurst, Austria', 'Tel. +43316555010', 'mara@example.at'].map(
      (text) => line(text),
    ),
  ).source['basics'];
  expect(basics).toMatchObject({ phone: '+43316555010' });
  expect(JSON.stringify(basics)).toContain('118345');
  expect(contactParts('Linz 2 – 0316 555010, Graz').map(({ kind }) => kind)).toContain('phone');
});

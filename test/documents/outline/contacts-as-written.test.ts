import { expect, it } from 'vitest';
import { contactParts } from '../../../src/documents/outline/contact-in-text.ts';
import { plainName } from '../../../src/documents/outline/person-name.ts';
import { readOutline } from '../../../src/documents/outline/read-outline.ts';
import { sourceLine as line } from '../support/source-line.ts';

it.each([
  ['+43 70 123456 ext. 12', '+43 70 123456 ext. 12'],
  ['(555) 010-0199 x7', '(555) 010-0199 x7'],
  ['T. (555) 010-0199', '(555) 010-0199'],
  ['C: 555 010 0199', '555 010 0199'],
  ['+43 70 123456 ☎', '+43 70 123456'],
])('A number to call is one in %s', (written, text) => {
  expect(contactParts(written)).toEqual([{ kind: 'phone', text }]);
});

it('A number may stand behind a place', () => {
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

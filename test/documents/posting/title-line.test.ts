import { expect, test } from 'vitest';
import { namedInText } from '../../../src/documents/posting/named-in-text.ts';
import { isWorkplaceAlone, withoutTown } from '../../../src/documents/posting/title-line.ts';

const rest = '\n\nRequirements:\n- Two years of practice\n- Own tools';

test.each([
  ['Bilanzbuchhalter (m/w/d) bei Muster GmbH, Köln', 'Bilanzbuchhalter (m/w/d)', 'Muster GmbH'],
  ['Boulanger chez Fournil Lemaire à Lyon', 'Boulanger', 'Fournil Lemaire'],
  ['Soldador en Talleres Ibarra (Bilbao)', 'Soldador', 'Talleres Ibarra'],
  [
    'Staff accountant position at Brightwater Dental Group, Leeds',
    'Staff accountant',
    'Brightwater Dental Group',
  ],
  ['招聘：高级会计师', '高级会计师', undefined],
  ['急聘：焊工2名', '焊工', undefined],
  ['Stelle: Tischler (m/w/d)', 'Tischler (m/w/d)', undefined],
  ["We are looking for a pastry chef at Miller's Bakery in Leeds.", 'pastry chef', "Miller's Bakery"],
])('title and employer in one line: %s', (line, position, company) => {
  const named = namedInText(`${line}${rest}`);
  expect([named.position, named.company]).toEqual([position, company]);
});

test.each([
  ['Soldador en Bilbao', 'Bilbao'],
  ['Hilfe bei Bedarf und im Lager', 'Bedarf'],
  ['Sie helfen bei allen Abläufen im Betrieb.', 'allen Abläufen'],
])('no employer: %s', (line, not) => {
  expect(namedInText(`${line}${rest}`).company ?? '').not.toContain(not);
});

test.each([
  ['Subject: Job opening: Welder at Hull Works (Bristol)\nFrom: Anna Pike\n\nHi,', 'Welder', 'Hull Works'],
  [
    'Von: Petra Klein\nGesendet: Montag\nBetreff: WG: Stelle als Koch (m/w/d) – Gasthaus Falk GmbH\n\nHallo,',
    'Koch (m/w/d)',
    undefined,
  ],
  ['Objet : Offre : Boulanger chez Fournil Lemaire\n\nBonjour,', 'Boulanger', 'Fournil Lemaire'],
])('the subject of a pasted mail names both: %s', (head, position, company) => {
  const named = namedInText(`${head}\n\nHere it is. You bake, weld or cook.${rest}`);
  expect(named.position).toBe(position);
  if (company) expect(named.company).toBe(company);
});

test.each([
  ['Muster GmbH, Köln', 'Muster GmbH'],
  ['Muster GmbH in Köln', 'Muster GmbH'],
  ['Hull Works (Bristol)', 'Hull Works'],
  ['Fournil Lemaire à Lyon', 'Fournil Lemaire'],
  ['Women in Tech', 'Women in Tech'],
  ['Open Yard Foundation (OYF)', 'Open Yard Foundation (OYF)'],
  ['Miller, Jones & Co', 'Miller, Jones & Co'],
  ['Bank of Hull', 'Bank of Hull'],
])('the town is no part of an employer: %s', (name, employer) => {
  expect(withoutTown(name)).toBe(employer);
});

test('a kind of workplace and its town name nobody', () => {
  expect(isWorkplaceAlone('Bakery in Leeds')).toBe(true);
  expect(isWorkplaceAlone('Harbor Street Bakery')).toBe(false);
});

import { expect, it } from 'vitest';
import { rowShownBy } from '../../fixtures/evidence-rows.ts';

const stateOf = (term: string, position: string, bullet: string, title = position) =>
  rowShownBy(bullet, { term, position, title })?.state;

it.each([
  ['Prüfen von Rechnungen', 'Rechnungsprüfung und Freigabe'],
  ['Prüfen von Rechnungen', 'Rechnungen geprüft und freigegeben'],
  ['Prüfen von Rechnungen', 'Prüfung von Eingangsrechnungen'],
  ['Bearbeiten von Reklamationen', 'Reklamationsbearbeitung im Innendienst'],
  ['Beratung von Kunden', 'Kundenberatung im Markt'],
])('%s is shown by its compound or its verb: %s', (term, bullet) => {
  expect(stateOf(term, 'Sachbearbeiterin', bullet)).toBe('alias_only');
});

it.each([
  ['Prüfen von Rechnungen', 'Abrechnungen geprüft'],
  ['Prüfen von Rechnungen', 'Rechnungsstellung an Kunden'],
])('%s is not shown by another thing: %s', (term, bullet) => {
  expect(stateOf(term, 'Sachbearbeiterin', bullet)).toBe('missing');
});

it('shows a compound for its phrase in part in a job of another trade', () => {
  expect(stateOf('Prüfen von Rechnungen', 'Buchhalterin', 'Rechnungsprüfung und Freigabe', 'Gärtnerin')).toBe(
    'in_part',
  );
});

it.each([
  ['Clean equipment', 'Line Cook', 'Cleaned work areas, such as equipment and tables', 'alias_only'],
  ['Clean equipment', 'Line Cook', 'Inspect and clean areas, such as equipment and tables', 'alias_only'],
  ['Clean equipment', 'Line Cook', 'Cleaned the floors; repaired equipment', 'missing'],
  ['equipment maintenance', 'Mechanic', 'Ordered service and safety equipment', 'missing'],
])('a task %s of a %s by "%s": %s', (term, position, bullet, state) => {
  expect(stateOf(term, position, bullet)).toBe(state);
});

import { describe, expect, test } from 'vitest';
import { findActivity } from '../../../../../src/tailoring/score/evidence/activity/find-activity.ts';
import { parseActivities } from '../../../../../src/tailoring/score/evidence/activity/parse-activity.ts';
import { tokenize } from '../../../../../src/text/tokenize.ts';

function shownBy(phrase: string, text: string): string | null {
  const found = parseActivities(phrase).map((activity) => findActivity(text, tokenize(text), activity));
  const range = found.find((each) => each !== null);
  return range ? text.slice(range.start, range.end) : null;
}

describe('an activity that a posting names as a noun is shown by its verb', () => {
  test.each([
    ['contract negotiation', 'Negotiated 40 supplier contracts', 'Negotiated 40 supplier contracts'],
    ['negotiation of contracts', 'Negotiated contracts with carriers', 'Negotiated contracts'],
    ['supervising students', 'Supervise two students at a time', 'Supervise two students'],
    ['code review', 'Reviewed the code of three juniors', 'Reviewed the code'],
    ['lesson planning', 'Planned and delivered lessons in Year 4', 'Planned and delivered lessons'],
    ['variance analysis', 'Analysed monthly variances against budget', 'Analysed monthly variances'],
    ['patient education', 'Educated patients; kept the charts', 'Educated patients'],
    ['team leadership', 'Led a team of six', 'Led a team'],
    ['Kundenbetreuung', 'Betreute 40 Kunden im Norden', 'Betreute 40 Kunden'],
    ['Kundenbetreuung', 'Stammkunden im Außendienst betreut', 'Stammkunden im Außendienst betreut'],
    ['Angebotserstellung', 'Angebote erstellt und verhandelt', 'Angebote erstellt'],
    ['Rechnungsprüfung', 'Prüfung eingehender Rechnungen', 'Prüfung eingehender Rechnungen'],
    ['gestion des stocks', 'Géré le stock de deux magasins', 'Géré le stock'],
    ['animation d’ateliers', 'Anime des ateliers de lecture', 'Anime des ateliers'],
    ['gestión de equipos', 'Gestioné un equipo de 8 personas', 'Gestioné un equipo'],
    ['atención al cliente', 'Atendía a los clientes del mostrador', 'Atendía a los clientes'],
    ['团队管理', '管理12人团队，完成年度目标', '管理12人团队'],
    ['客户维护', '维护华东区50家老客户', '维护华东区50家老客户'],
    ['供应商管理', '管理30家供应商', '管理30家供应商'],
    ['code review', 'Reviewed code weekly', 'Reviewed code'],
    [
      'plant propagation',
      'Propagated 300 native, rare and wild plants',
      'Propagated 300 native, rare and wild plants',
    ],
    ['loan origination', 'Responsible for origination of loans', 'origination of loans'],
    [
      'contract negotiation',
      'Renegotiated cleaning, print and energy contracts',
      'Renegotiated cleaning, print and energy contracts',
    ],
    ['balance sheet reconciliation', 'Reconcile 45 balance sheet accounts', 'Reconcile 45 balance sheet'],
    ['line management', 'Line managed three officers', 'Line managed'],
    ['line management', 'Line manage the care officer', 'Line manage'],
    ['fault finding', 'Fault find boilers down to the component', 'Fault find'],
    ['risk assessment', 'Sites risk-assessed before each lift; risk assessed 40 events', 'risk assessed'],
    ['contract negotiation', 'Contracts negotiated, budgets agreed', 'Contracts negotiated'],
  ])('%s: %s', (phrase, text, quote) => {
    expect(shownBy(phrase, text)).toBe(quote);
  });
});

describe('an activity is shown by equivalent verbs', () => {
  test.each([
    ['equipment maintenance', 'Serviced the equipment of two wards', 'Serviced the equipment'],
    ['report writing', 'Prepared weekly reports', 'Prepared weekly reports'],
    ['team leadership', 'Managed a team of nine', 'Managed a team'],
    ['call handling', 'Answered 60 calls a day', 'Answered 60 calls'],
    ['data migration', 'Moved the data of 12 branches', 'Moved the data'],
    ['Angebotserstellung', 'Angebote ausgearbeitet', 'Angebote ausgearbeitet'],
    ['Mitarbeiterschulung', 'Neue Mitarbeiter eingearbeitet', 'Mitarbeiter eingearbeitet'],
    ['élaboration du budget', 'Prépare le budget annuel', 'Prépare le budget'],
    ['conciliación bancaria', 'Cuadro las cuentas bancarias', null],
    ['arqueo de caja', 'Cuadraba la caja cada noche', 'Cuadraba la caja'],
  ])('%s: %s', (phrase, text, quote) => {
    expect(shownBy(phrase, text)).toBe(quote);
  });

  test.each([
    ['taking part is not leading', 'team leadership', 'Supported a team of nine'],
    ['taking part is not doing', 'report writing', 'Attended reports'],
    ['the wider activity is not the narrower', 'boiler repair', 'Managed boilers'],
    ['the object of a second verb', 'invoice processing', 'Enter hours and prepare invoices'],
    ['a list that another verb ends', 'code review', 'Reviewed plans, wrote code'],
    ['work of others', 'contract negotiation', 'Contracts negotiated by the legal team'],
    ['an adjective', 'stock control', 'Worked in a stock controlled store'],
    ['another person', 'team leadership', 'Team lead for payments was my manager'],
    ['a noun', 'customer support', 'Used the customer support desk'],
  ])('%s', (_why, phrase, text) => {
    expect(shownBy(phrase, text)).toBeNull();
  });
});

describe('nearby words do not show an activity', () => {
  test.each([
    ['the object is a part of another thing', 'contract negotiation', 'Negotiated contract templates'],
    ['another part of the sentence', 'contract negotiation', 'Negotiated for months, then signed contracts'],
    ['behind a preposition', 'contract negotiation', 'Negotiated with owners of contracts'],
    ['the object alone', 'contract negotiation', 'Filed 40 contracts'],
    ['the activity alone', 'contract negotiation', 'Negotiated a raise'],
    ['launching a product is not managing it', 'product management', 'Managed product launches'],
    ['too far apart', 'code review', 'Reviewed how the whole big old and slow code works'],
    ['another compound', 'Kundenbetreuung', 'Betreute 40 Kinder'],
    ['a participle of another noun', 'Rechnungsprüfung', 'Rechnungen geprüfter Lieferanten'],
    ['a verb of the next clause', 'Kundenbetreuung', 'Kunden besucht, Azubis betreut'],
    ['done with people, not to them', 'Kundenbetreuung', 'Mit Kunden Messen betreut'],
    ['a noun that ends a clause', 'Mitarbeiterführung', 'Als Mitarbeiter im Museum Führung'],
    ['a thing, not work', 'teaching qualification', 'Qualified teaching assistants'],
    ['a thing, not work', 'trade association', 'Associated trade and cost'],
    ['a plain noun', 'Kubernetes clusters', 'Ran clusters of Kubernetes'],
  ])('%s', (_why, phrase, text) => {
    expect(shownBy(phrase, text)).toBeNull();
  });
});

describe('a gerund followed by another', () => {
  test('does not take the object of the other', () => {
    expect(shownBy('system design', 'designing technical workflows, troubleshooting IT systems')).toBeNull();
  });

  test.each([
    ['contract negotiation', 'Negotiating cleaning, print and energy contracts'],
    ['contract negotiation', 'Negotiating print, cleaning and energy contracts'],
    ['system design', 'Designing workflows and systems'],
  ])('takes an object after a list: %s: %s', (phrase, text) => {
    expect(shownBy(phrase, text)).toBe(text);
  });
});

import { describe, expect, it } from 'vitest';
import { readBaseResume } from '../../../../src/documents/read-base-resume.ts';
import { standardLexicon } from '../../../../src/lexicon/lexicon.ts';
import { readPosting } from '../../../../src/posting/read-posting.ts';
import { readResume } from '../../../../src/tailoring/resume/read-resume.ts';
import { evidenceRows } from '../../fixtures/evidence-rows.ts';

function stateOf(term: string, position: string, bullet: string, title = position) {
  const target = { jobDescription: `Requirements:\n- ${term}`, companyName: 'Fernhill', position };
  const { document } = readBaseResume({
    basics: { name: 'Robin Example' },
    work: [{ name: 'Oakmere', position: title, startDate: '2021-01', highlights: [bullet] }],
  });
  const found = evidenceRows(
    readPosting(standardLexicon(), target),
    readResume(standardLexicon(), document),
    target,
  );
  expect(found.map(({ requirement }) => requirement.term)).toEqual([term]);
  const [one] = found;
  for (const { quote } of one?.evidence ?? []) expect(bullet).toContain(quote);
  return one?.state;
}

describe('a requirement in other forms of its words', () => {
  it.each([
    ['malware analysis', 'Security Analyst', 'Responsible for the analysis of malware samples'],
    ['pallet wrapping', 'Warehouse Operative', 'Wrapped pallets and loaded trailers'],
    ['statutory reserving', 'Actuary', 'Produce quarterly statutory reserves'],
    ['motor control centers', 'Industrial Electrician', 'Repaired MCCs and drives'],
    ['listas de materiales', 'Ingeniero mecánico', 'Planos y listas de material en el PDM'],
    ['Jahresabschlüssen', 'Bilanzbuchhalter', 'Erstellung der Jahresabschlüsse nach HGB'],
    ['Prüfung von Rechnungen', 'Buchhalter', 'Prüfung der eingehenden Rechnungen'],
    ['Belegprüfung', 'Buchhalterin', 'Rechnungs- und Belegprüfung für drei Filialen'],
    ['Prüfung von elektrischen Anlagen', 'Elektroniker', 'Prüfung elektrischer Anlagen im Werk'],
    ['Reparatur elektrischer Anlagen', 'Elektroniker', 'Reparatur von elektrischen Anlagen'],
    ['Pflege der Stammdaten', 'Sachbearbeiter', 'Stammdatenpflege und Ablage'],
    ['Prüfung von Steuerbescheiden', 'Buchhalter', 'Prüfen der Steuerbescheide'],
    ['Proben untersuchen', 'Laborantin', 'Untersuchung von Proben'],
    ['Kosten ermitteln', 'Sachbearbeiter', 'Ermittlung der Kosten'],
    ['veröffentlichen Anzeigen', 'Referent', 'Erstellung und Veröffentlichung von Anzeigen'],
    ['organización de eventos corporativos', 'Asistente', 'Organicé un evento corporativo'],
    ['negociación', 'Comprador', 'Negociar contratos con talleres'],
    ['facturación', 'Contadora', 'Revisé albaranes y facturé los pedidos'],
    ['Verkauf', 'Kaufmann', 'Verkaufen von Fahrrädern'],
    ['origination', 'Loan Officer', 'Originated 60 personal and car loans'],
    ['underwriting', 'Insurance Clerk', 'Underwrote 300 motor policies'],
  ])('%s, %s: "%s" shows it', (term, position, bullet) => {
    expect(stateOf(term, position, bullet)).toMatch(/^(?:alias_only|evidenced)$/);
  });

  it.each([
    ['allergen management', 'Sous Chef', 'Wrote the allergen matrix for a menu'],
    ['budget management', 'Care Home Manager', 'Hold the care and agency budget'],
    ['gestión de proveedores', 'Comprador', 'Negociación y pago a proveedores'],
    ['operaciones de importación', 'Comprador', 'Importación de tejidos'],
    ['Finanzbuchhaltungen', 'Buchhalter', 'Führen von Buchhaltungen für 40 Mandanten'],
  ])('%s, %s: "%s" shows it in part', (term, position, bullet) => {
    expect(stateOf(term, position, bullet)).toBe('in_part');
  });

  it.each([
    ['gestión de redes sociales', 'Redes sociales'],
    ['social media management', 'Social media'],
  ])('%s: "%s" in a list shows it in part, as an item of its own', (term, skill) => {
    const stateWith = (name: string) => {
      const target = {
        jobDescription: `Requirements:\n- ${term}`,
        companyName: 'Fernhill',
        position: 'Assistant',
      };
      const { document } = readBaseResume({
        basics: { name: 'Robin Example' },
        work: [{ name: 'Oakmere', position: 'Assistant', startDate: '2021-01' }],
        skills: [{ name }],
      });
      return evidenceRows(
        readPosting(standardLexicon(), target),
        readResume(standardLexicon(), document),
        target,
      )[0]?.state;
    };
    expect([stateWith(skill), stateWith(`${skill} X 200`)]).toEqual(['listed_only', 'missing']);
  });

  it.each([
    ['BLAST', 'Bioinformatician', 'Bioinformatician', 'Blast', 'listed_only'],
    ['BLAST', 'Bioinformatician', 'Bioinformatician', 'Had a blast', 'missing'],
    ['BLAST', 'Bioinformatician', 'Florist', 'Blast', 'missing'],
    ['SAP', 'Buyer', 'Buyer', 'Sap', 'listed_only'],
    ['办公软件', '行政助理', '行政助理', 'Excel', 'listed_only'],
    ['办公软件', '行政助理', '行政助理', 'Python', 'missing'],
    ['logiciels bureautiques', 'Assistante', 'Assistante', 'Excel', 'listed_only'],
  ])('%s, %s: a %s with the skill "%s": %s', (term, position, title, skill, state) => {
    const target = { jobDescription: `Requirements:\n- ${term}`, companyName: 'Fernhill', position };
    const { document } = readBaseResume({
      basics: { name: 'Robin Example' },
      work: [{ name: 'Oakmere', position: title, startDate: '2021-01' }],
      skills: [{ name: skill }],
    });
    expect(
      evidenceRows(readPosting(standardLexicon(), target), readResume(standardLexicon(), document), target)[0]
        ?.state,
    ).toBe(state);
  });

  it.each([
    ['Reparatur elektrischer Anlagen', 'Elektroniker', 'Reparatur der Pumpen. Elektrische Anlagen gekauft'],
    ['Softwareentwicklung', 'Assistent', 'Entwicklung neuer Märkte'],
    ['Eventmanagement', 'Assistent', 'Management von Lieferanten'],
    ['gestión de clientes', 'Comprador', 'Negociación con clientes'],
    ['negociación', 'Comprador', 'Apoyo al equipo que negocia contratos'],
    ['facturation', 'Assistant', 'Factures de frais'],
    ['origination', 'Loan Officer', 'Sold loans originated by partner banks'],
  ])('%s, %s: "%s" does not show it', (term, position, bullet) => {
    expect(stateOf(term, position, bullet)).toBe('missing');
  });

  it.each([
    ['two clauses', 'Wrapped gifts; counted the pallets'],
    ['a list', 'Pallets, forklifts, scanners, wrapping'],
    ['a part of a name', 'Wrapped the prizes of the Pallet Cup'],
    ['half of a pair', 'Pallet/crate counts, wrapping of gifts'],
    ['a mere wish', 'Want to learn wrapping of pallets'],
    ['work of others', 'Outsourced the wrapping of pallets'],
  ])('is not shown by %s', (_, bullet) => {
    expect(stateOf('pallet wrapping', 'Warehouse Operative', bullet)).toMatch(/^(?:missing|aspirational)$/);
  });

  it('is not shown in a job of another trade', () => {
    const state = stateOf('pallet wrapping', 'Warehouse Operative', 'Wrapped pallets of costumes', 'Actor');
    expect(state).toBe('missing');
  });

  it('has the nearest line if missing, which does not count', () => {
    const target = {
      jobDescription: 'Requirements:\n- pallet wrapping',
      companyName: 'Fernhill',
      position: 'Warehouse Operative',
    };
    const highlights = ['Swept the yard', 'Stacked pallets by size. Kept the yard clean'];
    const { document } = readBaseResume({
      basics: { name: 'Robin Example' },
      work: [{ name: 'Oakmere', position: 'Warehouse Operative', startDate: '2021-01', highlights }],
    });
    expect(
      evidenceRows(readPosting(standardLexicon(), target), readResume(standardLexicon(), document), target),
    ).toMatchObject([
      {
        state: 'missing',
        grade: 0,
        evidence: [],
        nearest: { path: 'work[0].highlights[1]', quote: 'Stacked pallets by size.' },
      },
    ]);
  });

  it.each([
    ['galvanized pallet strapping machinery', 'Swept the yard below the pallets', undefined],
    [
      'galvanized pallet strapping machinery',
      'Oiled the machinery for pallets',
      'Oiled the machinery for pallets',
    ],
    ['recording allergens', 'Kept the recording studio clean', undefined],
    [
      'pallet safety',
      'Stacked pallets (incl. halves; no crates) by size. Swept',
      'Stacked pallets (incl. halves; no crates) by size.',
    ],
    ['pallet safety', 'Hung up safety signs', undefined],
    ['pallet safety', 'Stacked pallets by size', 'Stacked pallets by size'],
  ])('%s: the nearest line has half of its words, one of them specific: "%s"', (term, bullet, quote) => {
    const target = {
      jobDescription: `Requirements:\n- ${term}`,
      companyName: 'Fernhill',
      position: 'Warehouse Operative',
    };
    const { document } = readBaseResume({
      basics: { name: 'Robin Example' },
      work: [
        { name: 'Oakmere', position: 'Warehouse Operative', startDate: '2021-01', highlights: [bullet] },
      ],
    });
    const [found] = evidenceRows(
      readPosting(standardLexicon(), target),
      readResume(standardLexicon(), document),
      target,
    );
    expect(found?.requirement.term).toBe(term);
    expect(found?.nearest?.quote).toBe(quote);
  });
});

import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readPosting } from '../../src/posting/read-posting.ts';

const read = (...items: readonly string[]) =>
  readPosting(standardLexicon(), {
    jobDescription: [
      'Ferry Deckhand',
      '',
      'Pelican Ferries runs boats between eleven islands.',
      '',
      'Requirements:',
      '- Two years of experience with mooring lines',
      ...items.map((item) => `- ${item}`),
      '',
      'Benefits:',
      '- Paid holidays and free weekends',
    ].join('\n'),
    companyName: 'Pelican Ferries',
    position: 'Ferry Deckhand',
  });
const conditions = (...items: readonly string[]) => read(...items).conditions;

describe('conditions of the job', () => {
  it.each([
    ['physical', 'Must be able to lift 30 kg'],
    ['physical', 'Körperliche Belastbarkeit'],
    ['physical', 'Port de charges lourdes'],
    ['physical', 'Buena resistencia física'],
    ['physical', '身体健康'],
    ['travel', 'Willingness to travel to other harbors twice a year'],
    ['travel', 'Reisebereitschaft'],
    ['travel', 'Déplacements fréquents à prévoir'],
    ['travel', 'Disponibilidad para viajar'],
    ['travel', '能适应短期出差'],
    ['hours', 'Nights and weekends required'],
    ['hours', 'Bereitschaft zur Schichtarbeit'],
    ['hours', 'Disponible le week-end'],
    ['hours', 'Disponibilidad para rotar turnos'],
    ['hours', '能适应倒班'],
    ['vehicle', 'Reliable transportation'],
    ['vehicle', 'Eigener PKW'],
    ['vehicle', 'Véhicule personnel'],
    ['vehicle', 'Vehículo propio'],
    ['vehicle', '自备车'],
    ['check', 'Must pass a criminal background check'],
    ['check', 'Erweitertes Führungszeugnis'],
    ['check', 'Casier judiciaire vierge'],
    ['check', 'Sin antecedentes penales'],
    ['check', '无犯罪记录'],
  ])('is of the class %s: %s', (name, item) => {
    expect(conditions(item)).toEqual([{ class: name, quote: item }]);
  });

  it.each([
    'You book travel for the crew',
    'Lift engines and their maintenance',
    'A company car',
    'Keine Schichtarbeit',
    'Eigener Pkw nicht erforderlich',
    'Assurer les déplacements des passagers',
    'Coordinar los viajes del equipo',
    'Reimbursement for background checks',
  ])('is none: %s', (item) => {
    expect(conditions(item)).toEqual([]);
  });

  it('is no requirement as well', () => {
    const { requirements } = read(
      'Reliable transportation',
      'Must pass a drug test and submit to random drug testing',
    );
    expect(requirements.filter(({ term }) => /transport|test/i.test(term))).toEqual([]);
  });

  it('has two classes where a sentence tells both', () => {
    const item = 'Willing to travel and to work weekends';
    expect(conditions(item)).toEqual([
      { class: 'travel', quote: item },
      { class: 'hours', quote: item },
    ]);
  });

  it('quotes only the part of a list without line breaks', () => {
    const list =
      'Valid boating licenseSomewhat clean recordIf you can sail, even better! Friendly with guests and with the rest of the crew, whatever the weather isAvailable to work long days,Able to lift 65+ lbs,Good with knots';
    const [condition] = conditions(list) ?? [];
    expect(condition?.quote).toContain('Able to lift 65+ lbs');
    expect(condition?.quote).not.toContain('boating');
  });

  it('keeps three of a class', () => {
    const lifts = [10, 20, 30, 40, 50].map((weight) => `Able to lift ${weight} lbs`);
    expect(conditions(...lifts)).toHaveLength(3);
  });

  it('does not change the years, the degree or the other requirements', () => {
    const [plain, more] = [read(), read('Able to lift 65 lbs')];
    expect(more.requirements.map(({ term }) => term)).toEqual(plain.requirements.map(({ term }) => term));
    expect(more.years).toBe(plain.years);
  });
});

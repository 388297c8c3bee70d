import { describe, expect, test } from 'vitest';
import { findTerms } from '../../src/lexicon/find-terms.ts';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { phrasesOf } from '../../src/posting/phrases/phrases.ts';
import type { Language } from '../../src/text/language.ts';
import { tokenize } from '../../src/text/tokenize.ts';

function phrasesIn(text: string, language: Language = 'en'): string[] {
  const tokens = tokenize(text);
  return phrasesOf(text, tokens, language, findTerms(standardLexicon(), text, tokens)).map(
    ({ first, count }) => text.slice(tokens[first]?.start ?? 0, tokens[first + count - 1]?.end ?? 0),
  );
}

describe('the phrases of a line', () => {
  test('stop at stop words, commas and brackets', () => {
    const found = phrasesIn('You will tune hull pumps, winches (hydraulic)');
    expect(found).toContain('hull pumps');
    expect(found).toContain('winches');
    expect(found.filter((phrase) => /will|,|\(/.test(phrase))).toEqual(['winches (hydraulic']);
  });

  test('contain either both brackets of a pair or neither', () => {
    const found = phrasesIn(
      'Company at home (singing or baking) and trips, work as a Koch (m/w/d), run(ning) a bar',
    );
    expect(found).toContain('singing or baking');
    expect(found).toContain('home (singing or baking');
    expect(found).not.toContain('home (singing');
    expect(found).not.toContain('baking) and trips');
  });

  test('may contain "of" and "and", but not at their edges', () => {
    const found = phrasesIn('control of stock and waste');
    expect(found).toContain('control of stock');
    expect(found).toContain('stock and waste');
    expect(found.filter((phrase) => /^(?:of|and)|(?:of|and)$/.test(phrase))).toEqual([]);
  });

  test.each([
    ['对接木材商', '对接木材商'],
    ['负责人来访接待', '负责人来访接待'],
    ['校对菜谱', '校对菜谱'],
    ['会议室布置', '会议室布置'],
    ['检测水泵性能', '检测水泵性能'],
    ['对木材商负责', '木材商'],
    ['与会计师对接', '会计师'],
    ['对数据敏感', '数据敏感'],
    ['在职责范围内', '职责范围内'],
  ])('are not cut where a Chinese function word begins or ends a longer word: %s', (text, phrase) => {
    expect(phrasesIn(text, 'zh')).toContain(phrase);
  });

  test.each([
    ['en', 'You know After Effects by heart', 'After Effects'],
    ['en', 'A good command of in vitro assays', 'in vitro assays'],
    ['en', 'Valid CDL Class A', 'CDL Class A'],
    ['en', "Knowledge of workers' compensation", "workers' compensation"],
    ['en', 'An audit against ISO 9001:2015', 'ISO 9001:2015'],
    ['zh', '熟悉UI设计', 'UI设计'],
  ] as const)('are also known terms that go over a border: %s, %s', (language, text, term) => {
    expect(phrasesIn(text, language)).toContain(term);
  });

  test.each([
    ['fr', "Le pilotage d'équipe au quotidien", "pilotage d'équipe"],
    ['fr', 'Le suivi de l’étanchéité', 'suivi de l’étanchéité'],
    ['de', 'Die Pumpen- und Ventilwartung', 'Pumpen- und Ventilwartung'],
    ['de', 'Öffnung und -schließung der Schleuse', 'Öffnung und -schließung'],
  ] as const)('go over an article or a hyphen that belongs to them: %s, %s', (language, text, phrase) => {
    expect(phrasesIn(text, language)).toContain(phrase);
  });

  test('stop at web addresses', () => {
    const found = phrasesIn(
      'See https://docs.example.org/d/1zAbC/edit?tab=pumps (www.example.org/winches) for hull pumps',
    );
    expect(found.filter((phrase) => /edit|1zAbC|docs|winches/.test(phrase))).toEqual([]);
    expect(found).toContain('hull pumps');
    expect(phrasesIn('见https://example.com/a，熟悉Kafka', 'zh')).toContain('Kafka');
  });

  test('never cut a word of two parts, unless the first is a name', () => {
    expect(phrasesIn('build front-end pages').some((phrase) => /front$|^end/.test(phrase))).toBe(false);
    expect(phrasesIn('Gute SQL-Kenntnisse', 'de')).toContain('SQL');
  });

  test('never cut a word that is on both sides of its preposition', () => {
    const found = phrasesIn('build features end to end, sales and sales staff');
    expect(found.filter((phrase) => /^features end$|^end /.test(phrase))).toEqual(['end to end']);
    expect(found).toContain('sales staff');
  });

  test('do not end at a verb before its object', () => {
    const found = phrasesIn('You help new keepers find their way');
    expect(found).toContain('new keepers');
    expect(found.filter((phrase) => phrase.endsWith('find'))).toEqual([]);
    expect(phrasesIn('He pays the bill for the group class the next day')).toContain('group class');
  });

  test('do not join a verb to the noun before it', () => {
    const found = phrasesIn('keeps pump ledgers and corrects pump faults');
    expect(found).toContain('pump ledgers');
    expect(found).toContain('corrects pump faults');
    expect(found.filter((phrase) => phrase.includes('and'))).toEqual([]);
    expect(phrasesIn('maintenance and repair of pumps')).toContain('maintenance and repair of pumps');
    expect(phrasesIn('subcontractors and direct labour')).toContain('subcontractors and direct labour');
    expect(phrasesIn('plan and prepare lessons')).toContain('plan and prepare lessons');
  });

  test.each([
    ['de', 'Pflege der Anlagen und Pumpen', 'Pflege der Anlagen'],
    ['fr', 'Vous assurez la tenue de caisse', 'tenue de caisse'],
    ['es', 'Gestionarás la limpieza de tanques', 'limpieza de tanques'],
    ['zh', '负责门店排班与库存盘点', '门店排班'],
  ] as const)('are found in %s', (language, text, phrase) => {
    expect(phrasesIn(text, language)).toContain(phrase);
  });

  test.each([
    ['de', 'Hilfe bei betrieblichen und buchbaren Terminen', 'Hilfe bei betrieblichen'],
    ['de', 'Pumpenwartung erledigst', 'Pumpenwartung erledigst'],
    ['de', 'Kessel falls nötig', 'nötig'],
    ['de', 'Arbeit gemäß Kesselverordnung', 'gemäß Kesselverordnung'],
    ['fr', 'Des travaux saisonniers de taille', 'saisonniers de taille'],
    ['fr', 'Un jardin saisonnier', 'saisonnier'],
    ['de', 'Pumpenpflege im Rahmen der Wartung', 'Rahmen der Wartung'],
    ['en', 'Log faults in relation to pump drawings', 'relation to pump drawings'],
    ['en', 'Pay dues on behalf of moored crews', 'behalf of moored crews'],
    ['en', 'On occasion acts as harbor pilot', 'occasion acts'],
    ['fr', 'Relevés lors des tournées de pompes', 'lors des tournées'],
    ['fr', 'Relevés dans le cadre des tournées', 'cadre des tournées'],
    ['es', 'Informes a partir de mediciones', 'partir de mediciones'],
    ['es', 'Limpieza de tanques de forma segura', 'forma segura'],
    ['zh', '有效地检查泵房', '效地检查泵房'],
  ] as const)('are no pieces of a sentence: %s, %s', (language, text, piece) => {
    expect(phrasesIn(text, language)).not.toContain(piece);
  });

  test.each([
    ['de', 'Dichtungen wechseln', 'Dichtungen wechseln'],
    ['de', 'Anleitung von Schlosser:innen', 'Anleitung von Schlosser:innen'],
    ['de', 'Wartung und -pflege', 'Wartung und -pflege'],
    ['de', 'Erfahrung mit Ansible und git', 'git'],
    ['de', 'Ziele verwirklichen', 'Ziele verwirklichen'],
    ['fr', 'Des travaux saisonniers de taille', 'travaux saisonniers de taille'],
    ['fr', 'Réparer pompes et treuils', 'pompes et treuils'],
    ['fr', 'Une approche git', 'git'],
    ['fr', 'Le pôle gestion de la paie', 'gestion de la paie'],
    ['fr', 'Le lien formation continue', 'formation continue'],
    ['de', 'Reinigung aller Becken', 'Reinigung aller Becken'],
    ['es', 'Control de diversas bombas', 'Control de diversas bombas'],
  ] as const)(
    'may end with a verb or within a word, and have a pronoun inside: %s, %s',
    (language, text, phrase) => {
      expect(phrasesIn(text, language)).toContain(phrase);
    },
  );

  test('are a few for each word, however long the line is', () => {
    for (const word of ['pump ', '泵', 'pump、', 'of ', '(']) {
      const [some, twice] = [200, 400].map((times) => phrasesIn(word.repeat(times), 'zh').length);
      expect(twice ?? 0).toBeLessThanOrEqual(2 * (some ?? 0) + 20);
    }
  });
});

import { describe, expect, test } from 'vitest';
import { standardLexicon } from '../../../src/lexicon/lexicon.ts';
import { proposedLine } from '../../../src/tailoring/plan/proposed-line.ts';

describe('a phrase of a posting as the beginning of a line', () => {
  test.each([
    ['en', 'management of contracts', 'Managed contracts'],
    ['en', 'inventory management', 'Managed inventory'],
    ['en', 'running automated ovens', 'Ran automated ovens'],
    ['de', 'Kommunikation mit Lieferanten', 'Kommunikation mit Lieferanten'],
    ['de', 'Rechnungen prüfen', 'Prüfung von Rechnungen'],
    ['de', 'regelmäßiger Wartung der Öfen', 'Regelmäßige Wartung der Öfen'],
    ['de', 'die Betreuung von Gästen', 'Betreuung von Gästen'],
    ['fr', 'gestion des stocks', 'Gestion des stocks'],
    ['fr', 'former les vendeurs', 'Formation des vendeurs'],
    ['es', 'elaboración de facturas', 'Elaboración de facturas'],
    ['es', 'gestionar procesos de venta', 'Gestión de procesos de venta'],
    ['zh', '编写接口文档', '编写接口文档'],
    ['zh', '編寫接口文檔', '編寫接口文檔'],
  ] as const)('in %s names the activity: %s', (language, term, phrase) => {
    expect(proposedLine(standardLexicon(), term, language)).toEqual({ proposal: 'activity', phrase });
  });

  test.each([
    ['en', 'coding standards', 'Coding standards'],
    ['en', 'wick chemistry', 'Wick chemistry'],
    ['en', 'Google calendar', 'Google calendar'],
    ['en', 'Excel formulas', 'Excel formulas'],
    ['de', 'Kerzenguss', 'Kerzenguss'],
    ['fr', 'mécanique', 'Mécanique'],
    ['es', 'electricidad', 'Electricidad'],
    ['zh', '原理图设计', '原理图设计'],
  ] as const)('in %s names a thing as it is: %s', (language, term, phrase) => {
    expect(proposedLine(standardLexicon(), term, language)).toEqual({ proposal: 'thing', phrase });
  });

  test('in the German dative follows a preposition', () => {
    const phrase = 'gemischten Ofenlandschaften';
    expect(proposedLine(standardLexicon(), phrase, 'de')).toEqual({ proposal: 'tool', phrase });
  });
});

import { describe, expect, test } from 'vitest';
import { blanksIn } from '../../src/contract/resume/answer-place.ts';
import { messagesFor } from '../../src/messages/tailoring/messages-for.ts';
import { fitted } from '../../src/text/fill-blank.ts';

/** Fills the blanks of a proposal one after the other. */
function filled(proposal: string, typed: readonly string[]): string {
  return blanksIn(proposal).reduce((text, blank, index) => {
    const at = text.indexOf(blank);
    const [before, after] = [text.slice(0, at), text.slice(at + blank.length)];
    return before + fitted(typed[index] ?? '', before, after) + after;
  }, proposal);
}

describe('a filled proposal', () => {
  test.each([
    ['en', 'tool', ['tracked orders', 'Sage'], 'Tracked orders with Sage'],
    ['en', 'tool', ['Tracked orders with', 'Sage'], 'Tracked orders with Sage'],
    ['en', 'tool', ['Tracked orders.', 'with Sage'], 'Tracked orders with Sage'],
    ['en', 'method', ['baked', 'proofing', 'for two shops'], 'Baked (proofing) for two shops'],
    ['en', 'unknown', ['baked', 'rye', 'cut waste by 10%'], 'Baked (rye); result: cut waste by 10%'],
    ['en', 'domain', ['Sold bread', 'retail'], 'Sold bread in the area of retail'],
    ['de', 'method', ['Backen', 'Gärung', 'für zwei Läden'], 'Backen (Gärung) für zwei Läden'],
    ['de', 'tool', ['Buchung mit', 'DATEV'], 'Buchung mit DATEV'],
    ['fr', 'tool', ['suivi des stocks', 'avec Sage'], 'Suivi des stocks avec Sage'],
    ['fr', 'domain', ['vente', 'la santé'], 'Vente dans le domaine suivant : la santé'],
    ['fr', 'unknown', ['vente', 'pain', 'moins de pertes'], 'Vente (pain) ; résultat : moins de pertes'],
    ['es', 'domain', ['venta de pan', 'el comercio'], 'Venta de pan en este ámbito: el comercio'],
    ['es', 'method', ['Venta', 'caja', 'para dos tiendas'], 'Venta (caja) para dos tiendas'],
    ['zh', 'tool', ['使用表格', '统计库存'], '使用表格统计库存'],
  ] as const)('%s %s %j', (language, kind, typed, text) => {
    expect(filled(messagesFor({ language }).proposals[kind], typed)).toBe(text);
  });

  test('names keep their first letter', () => {
    expect(fitted('iOS apps sold', '', ' with care')).toBe('iOS apps sold');
  });
});

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
    ['en', 'activity', ['Baked bread', 'for two shops.'], 'Baked bread for two shops.'],
    ['en', 'thing', ['Retail', 'sold bread'], 'Retail: sold bread'],
    ['de', 'activity', ['Gärung von Teig', 'für zwei Läden'], 'Gärung von Teig für zwei Läden'],
    ['de', 'tool', ['Buchung mit', 'DATEV'], 'Buchung mit DATEV'],
    ['fr', 'tool', ['suivi des stocks', 'avec Sage'], 'Suivi des stocks avec Sage'],
    ['fr', 'thing', ['vente', 'conseil de 40 clients'], 'Vente : conseil de 40 clients'],
    ['es', 'activity', ['venta de pan', 'para dos tiendas'], 'Venta de pan para dos tiendas'],
    ['zh', 'thing', ['整理', '库存表'], '整理库存表'],
    ['zh', 'tool', ['使用表格', '统计库存'], '使用表格统计库存'],
  ] as const)('%s %s %j', (language, kind, typed, text) => {
    expect(filled(messagesFor({ language }).proposals[kind], typed)).toBe(text);
  });

  test('names keep their first letter', () => {
    expect(fitted('iOS apps sold', '', ' with care')).toBe('iOS apps sold');
  });
});

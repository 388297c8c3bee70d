import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printJson, printJsonArray, rawJson } from '../../src/api/print-json.ts';

describe('printJson', () => {
  it('prints what JSON.stringify prints', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z_]+$/), fc.jsonValue()), (fields) => {
        expect(printJson(fields).join('')).toBe(JSON.stringify(fields));
      }),
    );
  });

  it('takes text that is JSON already as it is', () => {
    const text = '{ "b" : 1.50 }';
    const printed = printJson<{ a: object; list: object[] }>({
      a: rawJson(text),
      list: printJsonArray([[text], [text]]),
    });
    expect(printed.join('')).toBe(`{"a":${text},"list":[${text},${text}]}`);
  });

  it('leaves documents apart, and makes one piece of the short texts between them', () => {
    const document = new TextEncoder().encode('{}');
    const item = printJson<{ id: string; data: object }>({ id: 'a', data: rawJson(document) });
    const list = printJson<{ list: object[] }>({ list: printJsonArray([item, item]) });
    expect(list).toEqual(['{"list":[{"id":"a","data":', document, '},{"id":"a","data":', document, '}]}']);
    expect(list[1]).toBe(document);
    expect(printJson<{ data: object }>({ data: rawJson('1'.repeat(5000)) })).toHaveLength(3);
  });
});

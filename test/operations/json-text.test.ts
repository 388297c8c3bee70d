import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRawJson, printJson, rawJson, rawJsonArray } from '../../src/operations/json-text.ts';

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
    const fields = { a: rawJson(text), list: rawJsonArray<{ b: object }>([{ b: rawJson(text) }]) };
    const printed = printJson<{ a: object; list: object[] }>(fields);
    expect(printed.join('')).toBe(`{"a":${text},"list":[{"b":${text}}]}`);
    expect(parseRawJson<{ a: object; list: object[] }>(fields)).toEqual({
      a: { b: 1.5 },
      list: [{ b: { b: 1.5 } }],
    });
  });

  it('leaves documents apart, and makes one piece of the short texts between them', () => {
    const document = new TextEncoder().encode('{}');
    const item = { id: 'a', data: rawJson(document) };
    const list = printJson<{ list: object[] }>({
      list: rawJsonArray<{ id: string; data: object }>([item, item]),
    });
    expect(list).toEqual(['{"list":[{"id":"a","data":', document, '},{"id":"a","data":', document, '}]}']);
    expect(list[1]).toBe(document);
    expect(printJson<{ data: object }>({ data: rawJson('1'.repeat(5000)) })).toHaveLength(3);
  });
});

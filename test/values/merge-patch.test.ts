import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergePatch, mergePatchOf } from '../../src/values/merge-patch.ts';

describe('a merge patch', () => {
  // Source: RFC 7396, appendix A.
  it.each([
    ['{"a":"b"}', '{"a":"c"}', '{"a":"c"}'],
    ['{"a":"b"}', '{"b":"c"}', '{"a":"b","b":"c"}'],
    ['{"a":"b"}', '{"a":null}', '{}'],
    ['{"a":"b","b":"c"}', '{"a":null}', '{"b":"c"}'],
    ['{"a":["b"]}', '{"a":"c"}', '{"a":"c"}'],
    ['{"a":"c"}', '{"a":["b"]}', '{"a":["b"]}'],
    ['{"a":{"b":"c"}}', '{"a":{"b":"d","c":null}}', '{"a":{"b":"d"}}'],
    ['{"a":[{"b":"c"}]}', '{"a":[1]}', '{"a":[1]}'],
    ['["a","b"]', '["c","d"]', '["c","d"]'],
    ['{"a":"b"}', '["c"]', '["c"]'],
    ['{"a":"foo"}', 'null', 'null'],
    ['{"a":"foo"}', '"bar"', '"bar"'],
    ['{"e":null}', '{"a":1}', '{"e":null,"a":1}'],
    ['[1,2]', '{"a":"b","c":null}', '{"a":"b"}'],
    ['{}', '{"a":{"bb":{"ccc":null}}}', '{"a":{"bb":{}}}'],
  ])('of %s with %s is %s', (target, patch, result) => {
    expect(mergePatch(JSON.parse(target), JSON.parse(patch))).toEqual(JSON.parse(result));
  });

  it('treats __proto__ as an ordinary field', () => {
    const merged = mergePatch(
      { a: 1 },
      JSON.parse('{"__proto__":{"polluted":true},"b":{"__proto__":{"c":1}}}'),
    );
    expect(JSON.stringify(merged)).toBe('{"a":1,"__proto__":{"polluted":true},"b":{"__proto__":{"c":1}}}');
    expect(merged).not.toHaveProperty('polluted');
    expect({}).not.toHaveProperty('polluted');
  });

  it('changes neither target nor patch, and has no further effect when repeated', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (target, patch) => {
        const texts = [JSON.stringify(target), JSON.stringify(patch)];
        const once = mergePatch(target, patch);
        expect(JSON.stringify(mergePatch(once, patch))).toBe(JSON.stringify(once));
        expect([JSON.stringify(target), JSON.stringify(patch)]).toEqual(texts);
      }),
    );
  });

  it('is refused when it is nested deeper than any resume', () => {
    const nested = JSON.parse(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`);
    expect(() => mergePatch({}, nested, 'resume_data')).toThrow('resume_data: is nested too deeply');
  });
});

const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean());
const { document } = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, leaf, fc.array(tie('value'), { maxLength: 3 }), tie('document')),
  document: fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor'), tie('value'), {
    maxKeys: 4,
  }),
}));

describe('the patch between two documents', () => {
  it.each([
    [{ a: 1, b: { c: 2, d: 3 } }, { a: 1, b: { c: 2, d: 4 } }, { b: { d: 4 } }],
    [{ a: [1, 2] }, { a: [2] }, { a: [2] }],
    [{ a: 1, b: 2 }, { b: 2 }, { a: null }],
    [{ a: { b: 1 } }, { a: 'x' }, { a: 'x' }],
    [{ a: [{ b: 1, c: 2 }] }, { a: [{ c: 2, b: 1 }] }, null],
  ])('%j to %j is %j', (before, after, patch) => {
    expect(mergePatchOf(before, after)).toEqual(patch);
  });

  it('turns any document into any other', () => {
    fc.assert(
      fc.property(document, document, (before, after) => {
        const patch = mergePatchOf(
          before as object as Record<string, unknown>,
          after as Record<string, unknown>,
        );
        const patched = patch === null ? before : mergePatch(before, patch);
        expect(patched).toEqual(after);
      }),
    );
  });
});

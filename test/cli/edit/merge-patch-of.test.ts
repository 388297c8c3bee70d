import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergePatchOf } from '../../../src/cli/commands/edit.ts';
import { mergePatch } from '../../../src/service/resumes/change-resume.ts';

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

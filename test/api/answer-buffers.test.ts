import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAnswerBuffers } from '../../src/api/answer-buffers.ts';

describe('buffers of answers', () => {
  it('hold text and bytes in UTF-8, also where a buffer was used before', () => {
    const buffers = createAnswerBuffers();
    const text = fc.string({ unit: 'binary', maxLength: 50 });
    const piece = fc.oneof(text, fc.uint8Array({ maxLength: 50 }));
    fc.assert(
      fc.property(fc.array(fc.array(piece), { maxLength: 5 }), (answers) => {
        for (const pieces of answers) {
          const encoded = buffers.encode(pieces);
          // Half a surrogate pair is replaced within its piece.
          const parts = pieces.map((part) =>
            Buffer.from(typeof part === 'string' ? part.toWellFormed() : part),
          );
          expect(encoded.equals(Buffer.concat(parts))).toBe(true);
          buffers.giveBack(encoded);
        }
      }),
    );
  });

  it('are nobody else’s until they are given back', () => {
    const buffers = createAnswerBuffers();
    const first = buffers.encode(['first']);
    const second = buffers.encode(['second']);
    expect([first.toString(), second.toString()]).toEqual(['first', 'second']);
    buffers.giveBack(first);
    expect(buffers.encode(['third']).buffer).toBe(first.buffer);
    expect(second.toString()).toBe('second');
  });

  it('hold text of any length', () => {
    const pieces = ['é'.repeat(300_000), 'x'.repeat(300_000), new Uint8Array(300_000)];
    expect(createAnswerBuffers().encode(pieces).byteLength).toBe(1_200_000);
  });
});

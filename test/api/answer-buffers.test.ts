import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAnswerBuffers } from '../../src/api/answer-buffers.ts';

describe('buffers of answers', () => {
  it('hold the text in UTF-8, also where a buffer was used before', () => {
    const buffers = createAnswerBuffers();
    const texts = fc.array(fc.array(fc.string({ unit: 'binary', maxLength: 50 })), { maxLength: 5 });
    fc.assert(
      fc.property(texts, (answers) => {
        for (const pieces of answers) {
          const encoded = buffers.encode(pieces);
          expect(encoded.equals(Buffer.from(pieces.map((piece) => piece.toWellFormed()).join('')))).toBe(
            true,
          );
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
    const pieces = ['é'.repeat(300_000), 'x'.repeat(300_000)];
    expect(createAnswerBuffers().encode(pieces).byteLength).toBe(900_000);
  });
});

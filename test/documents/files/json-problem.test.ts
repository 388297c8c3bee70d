import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonProblem } from '../../../src/documents/files/parse-json-file.ts';

describe('jsonProblem', () => {
  it('finds the position of text inserted into valid JSON', () => {
    const pretty = fc.json({ maxDepth: 4 }).map((json) => JSON.stringify(JSON.parse(json), null, 1));
    fc.assert(
      fc.property(pretty, fc.nat(), (json, choice) => {
        const starts = [...json.matchAll(/^ */gm)].map((match) => match.index + match[0].length);
        const at = starts[choice % starts.length] ?? 0;
        expect(jsonProblem(`${json.slice(0, at)}@${json.slice(at)}`).offset).toBe(at);
      }),
      { numRuns: 300 },
    );
  });

  it('finds the end of truncated text', () => {
    const list = fc.array(fc.oneof(fc.integer(), fc.boolean(), fc.constant(null), fc.constant({ a: 1 })), {
      minLength: 1,
    });
    fc.assert(
      fc.property(list, (values) => {
        const cut = JSON.stringify(values).slice(0, -1);
        expect(jsonProblem(cut)).toEqual({ offset: cut.length, expected: 'a comma or ]' });
      }),
    );
  });

  it('terminates for any text that is not JSON', () => {
    const brackets = fc.array(fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '1', ' ', '"', 'null'));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          brackets.map((parts) => parts.join('')),
        ),
        (text) => {
          fc.pre(!isJson(text));
          const { offset } = jsonProblem(text);
          expect(offset).toBeGreaterThanOrEqual(0);
          expect(offset).toBeLessThanOrEqual(text.length);
        },
      ),
      { numRuns: 500 },
    );
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

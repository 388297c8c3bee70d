import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergePatch } from '../../src/service/resumes/change-resume.ts';

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
    expect(() => mergePatch({}, nested)).toThrow('resume_data: is nested too deeply');
  });
});

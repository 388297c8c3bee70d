import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { deepestYamlLevel, parseYaml } from '../../src/values/parse-yaml.ts';

it.each([
  ['a: 1', 1],
  ['a:\n  b:\n    c: 1\nd: 2', 3],
  ['- - - a', 4],
  ['a: [[1, 2], {b: [3]}]', 4],
  ['a: "[[[[" # {{{\nb: |\n  [[[\n  {{{\nc: it\'s [1] of [2]', 1],
  ['', 0],
])('%j has %i levels', (text, levels) => {
  expect(deepestYamlLevel(text)).toBe(levels);
});

it('gives any value back that it was written from', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 12 }), (value) => {
      expect(parseYaml('a.yaml', stringify(value)).document.toJS()).toEqual(
        JSON.parse(JSON.stringify(value)),
      );
    }),
  );
});

it.each([
  ['a: 1\n]]]]', 2, 1],
  ['a: [}, }, }]', 1, 5],
  ['a: 1\nb: 2\na: 3', 3, 1],
  ['a:\n  - b: 1\n    b: 2', 3, 5],
])('says where %j goes wrong first', (text, line, column) => {
  expect(parseYaml('a.yaml', text).problem).toMatchObject({ line, column });
});

it('reads the first document of several, whatever is wrong with the others', () => {
  const { document, problem } = parseYaml('a.yaml', 'a: 1\n---\nb: [}');
  expect([document.toJS(), problem]).toEqual([{ a: 1 }, null]);
});

it.each([
  [']', ''],
  ['a: [', '}, '],
  ['', 'a: 1\n'],
])('stops at the first of the errors in %j and thousands of %j', (start, repeated) => {
  const { document, problem } = parseYaml('a.yaml', start + (repeated || start).repeat(3000));
  expect(problem).not.toBeNull();
  expect(document.errors.length).toBeLessThan(2);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { deepestYamlLevel, parseYaml } from '../../src/contract/parse-yaml.ts';

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

import { expect, it } from 'vitest';
import { compactStyle } from '../../build/build-page.ts';

it('removes comments and white space from a style', () => {
  const style =
    '/* For "all; of it" */a {\n  color: red;\n  margin: 0, 1px;\n  gap: 0.5rem 10.5px;\n}\na::after { content: "→"; }\n';
  expect(compactStyle(style)).toBe('a{color:red;margin:0,1px;gap:.5rem 10.5px}a::after{content:"→"}');
});

it.each(['"; "', "': '", '"a, b"', '" {"', '";}"', '"0.5"'])(
  'refuses a quoted %s, which it would change',
  (quoted) => {
    expect(() => compactStyle(`a::after { content: ${quoted}; }`)).toThrow('A quoted text');
  },
);

it('keeps a comment inside a quoted text', () => {
  expect(compactStyle('a { content: "/* it */"; }')).toBe('a{content:"/* it */"}');
});

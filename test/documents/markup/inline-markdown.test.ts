import { describe, expect, it } from 'vitest';
import { inlineMarkdown } from '../../../src/documents/markup/inline-markdown.ts';

const read = (text: string) => inlineMarkdown([{ text }]);

describe('inlineMarkdown', () => {
  it.each([
    ['a **b c** d', [{ text: 'a ' }, { text: 'b c', strong: true }, { text: ' d' }]],
    ['*b*, c', [{ text: 'b', em: true }, { text: ', c' }]],
    [
      '_b c_, __Dough work__',
      [{ text: 'b c', em: true }, { text: ', ' }, { text: 'Dough work', strong: true }],
    ],
    ['_2014-2017_', [{ text: '2014-2017', em: true }]],
    ['Baker - __2014-Present__', [{ text: 'Baker - ' }, { text: '2014-Present', strong: true }]],
    ['***both***', [{ text: 'both', strong: true, em: true }]],
    ['**Tools:**Mixer', [{ text: 'Tools:', strong: true }, { text: 'Mixer' }]],
    ['精通**面包**制作', [{ text: '精通' }, { text: '面包', strong: true }, { text: '制作' }]],
    ['run `npm test` twice', [{ text: 'run ' }, { text: 'npm test' }, { text: ' twice' }]],
    ['[my site](https://x.example/a)', [{ text: 'my site', href: 'https://x.example/a' }]],
    [
      '[page](https://x.example/a_(b)) c',
      [{ text: 'page', href: 'https://x.example/a_(b)' }, { text: ' c' }],
    ],
    ['[site](x.example)', [{ text: 'site', href: 'https://x.example' }]],
    ['<me@x.example>', [{ text: 'me@x.example', href: 'mailto:me@x.example' }]],
    ['![me](face.png)', [{ text: 'me' }]],
    ['[x](javascript:alert(1))', [{ text: 'x' }]],
    ['[x](data:text/html,hi)', [{ text: 'x' }]],
    ['[x](#top)', [{ text: 'x' }]],
    ['[my CV](cv.pdf)', [{ text: 'my CV' }]],
    ['**Tools: mixer', [{ text: 'Tools: mixer' }]],
    ['and so on**', [{ text: 'and so on' }]],
  ])('reads %s', (line, runs) => {
    expect(read(line)).toEqual(runs);
  });

  it('reads markup that spans several runs', () => {
    expect(inlineMarkdown([{ text: '**a ' }, { text: 'b', em: true }, { text: '**' }])).toEqual([
      { text: 'a ', strong: true },
      { text: 'b', em: true, strong: true },
    ]);
  });

  it.each([
    '2*3*4 = 24',
    '5 * 3 * 2',
    'x**2 + y**2',
    'def f(*args, **kwargs)',
    '__init__ and snake_case_name',
    '__FILE__ and _id',
    '*nix and *.ts, *.js',
    '** spaced **',
    'a*b*c',
    'https://x.example/_a_/b**c',
    'list[0](name) and [x](y)',
    '[ ](https://x.example)',
    '* not closed',
    '\\*escaped*',
  ])('reads %s literally', (line) => {
    expect(read(line)).toEqual([{ text: line }]);
  });
});

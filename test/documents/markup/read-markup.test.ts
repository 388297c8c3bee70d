import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRichText, printRichText } from '../../../src/contract/resume/rich-text.ts';
import {
  hasNoWords,
  linkIn,
  plainLine,
  readMarkup,
  withoutMarkup,
} from '../../../src/documents/markup/read-markup.ts';
import { runs, seed } from '../../support/how-long.ts';

const htmlOf = (text: string) => printRichText(readMarkup(text));

describe('Markup in a text', () => {
  it.each([
    [
      '<p>Led a <b>crew</b>.</p><ul><li>One</li><li>Two</li></ul>',
      '<p>Led a <strong>crew</strong>.</p><ul><li>One</li><li>Two</li></ul>',
    ],
    ['<h1>Baker</h1>Bread<br/>Cake', '<p>Baker</p><p>Bread</p><p>Cake</p>'],
    ['<ul>\n  <li>One</li>\n  <li>Two</li>\n</ul>', '<ul><li>One</li><li>Two</li></ul>'],
    [
      '### Core strengths\n- Bread\n* Cake',
      '<p><strong>Core strengths</strong></p><ul><li>Bread</li><li>Cake</li></ul>',
    ],
    ['First\nline.\n\nSecond **bold** one', '<p>First line.</p><p>Second <strong>bold</strong> one</p>'],
    ['1. Knead\n2. Bake', '<ol><li>Knead</li><li>Bake</li></ol>'],
    ['1. Knead\nthe dough\n\n2. Bake', '<ol><li>Knead the dough</li><li>Bake</li></ol>'],
    [
      '1. Knead:\n- by hand\n\n2. Bake:\n- slowly\n\n3. Sell',
      '<p>1. Knead:</p><ul><li>by hand</li></ul><p>2. Bake:</p><ul><li>slowly</li></ul><p>3. Sell</p>',
    ],
    ['1. Knead\n\nThen rest.\n\n2. Bake', '<p>1. Knead</p><p>Then rest.</p><p>2. Bake</p>'],
    ['&lt;p&gt;Bread &amp;amp; cake&lt;/p&gt;', '<p>Bread &amp; cake</p>'],
    ['caf&eacute; &ndash; R&amp;D', '<p>café – R&amp;D</p>'],
    ['- One\n  - Two\n\n---\n\nText', '<ul><li>One</li><li>Two</li></ul><p>Text</p>'],
    ['<b>bold <i>both</b> open', '<p><strong>bold </strong><strong><em>both</em></strong><em> open</em></p>'],
    ['See [my shop](https://shop.example).', '<p>See <a href="https://shop.example">my shop</a>.</p>'],
    ['| Oven | Years |\n|------|-------|\n| Deck | 4 |', '<p>Oven | Years</p><p>Deck | 4</p>'],
    ['| | Oven | | Years | |', '<p>Oven | | Years</p>'],
    ['```sh\nbake now\n```', '<p>bake now</p>'],
    ['the `<div>` tag', '<p>the div tag</p>'],
    ['5 \\* 3, \\#1, \\[EU\\]', '<p>5 * 3, #1, [EU]</p>'],
    ['[a \\[b\\]](<https://x.example/a)b>)', '<p><a href="https://x.example/a)b">a [b]</a></p>'],
    ['One\\\nline\\', '<p>One line\\</p>'],
  ])('is read from %j', (text, html) => {
    expect(htmlOf(text)).toBe(html);
  });

  it.each([
    '<!-- Kubernetes -->Bread',
    'Bread<!-- Kubernetes\n\nKafka -->',
    '<p>Bread</p><script>Kubernetes</script><style>Kafka</style><template>Kotlin</template>',
    '<p>Bread</p><p hidden>Kubernetes</p>',
    'Bread<div style="color: red; DISPLAY : none">Kubernetes <div>Kafka</div> Kotlin</div>',
    'Bread<span style="visibility:hidden">Kubernetes</span>',
    "Bread<span title='>' style='font-size:0px'>Kubernetes</span>",
    '<p hidden>Kubernetes<p>Bread',
    'Bread&lt;!-- Kubernetes --&gt;&lt;p hidden&gt;Kafka&lt;/p&gt;',
  ])('is shown without hidden text: %j', (text) => {
    expect(htmlOf(text)).toBe('<p>Bread</p>');
    expect(plainLine(text)).toBe('Bread');
    expect(printRichText(parseRichText(htmlOf(text)))).toBe('<p>Bread</p>');
  });

  it('has words exactly if hasNoWords is false', () => {
    const markup = [
      '<',
      '>',
      '&',
      'lt;',
      '!--',
      '-->',
      'p',
      ' hidden',
      '`',
      '~~~',
      '```',
      '#',
      '-',
      '|',
      '\n',
    ];
    const others = [
      '[',
      '](',
      ')',
      '!',
      '*',
      '_',
      '1. ',
      ' ',
      'a',
      'é',
      '中',
      '2020',
      'http://a.example',
      '\u200b',
    ];
    const texts = fc.array(fc.constantFrom(...markup, ...others), { maxLength: 8 });
    const agree = (parts: readonly string[]) => {
      const text = parts.join('');
      expect(hasNoWords(text)).toBe(plainLine(text) === '');
    };
    fc.assert(fc.property(texts, agree), { numRuns: runs(2000, 100_000), seed });
  });

  it('is shown if it is hidden only from screen readers', () => {
    expect(plainLine('<span aria-hidden="true">Bread</span>')).toBe('Bread');
  });

  it.each([
    'C# and F#',
    'a < b and c > d',
    'if (a<b && c>d)',
    'AT&T, R&D',
    'x <- y -> z',
    'List<String>, Map<K, V>, std::vector<int>, Vec<u>',
    'template <typename T = int>',
    'the <canvas> and <header> tags',
    'I <3 bread',
    '#1 in sales',
    '5 * 3 * 2',
    'snake_case_name, __init__, *nix',
    '2. Place in the contest of the town',
    '> 50 % less waste',
    '+ 20 % sales',
    '#hiring',
    'Cook | Baker',
    'C:\\work and \\o/',
    '\\*not* shown as markup',
    'https://shop.example/_bread_/a**b?x=1&y=2',
  ])('is not found in %j', (text) => {
    expect(printRichText(readMarkup(text))).toBe(printRichText([{ type: 'paragraph', runs: [{ text }] }]));
    expect(plainLine(text)).toBe(text);
  });

  it.each([
    ['**Baker**', 'Baker'],
    ['<b>Acme</b>  Bread', 'Acme Bread'],
    ['Smith  & Sons', 'Smith  & Sons'],
    ['## Baker ##', 'Baker'],
    ['- Bread', 'Bread'],
    ['- 2020', '- 2020'],
    ['One<br>Two', 'One Two'],
    ['[Acme](https://acme.example)', 'Acme'],
    ['---', ''],
  ])('is removed from the line %j, which becomes %j', (text, line) => {
    expect(plainLine(text)).toBe(line);
  });

  it.each([
    ['[shop](https://shop.example)', 'https://shop.example'],
    ['<a href="mailto:me@shop.example">mail</a>', 'me@shop.example'],
    ['<https://shop.example>', 'https://shop.example'],
    ['https://shop.example', null],
    ['see [shop](https://shop.example)', null],
  ])('has the address of its only link: %j, %j', (text, address) => {
    expect(linkIn(text)).toBe(address);
  });
});

const pieces = [
  ...[
    '<p>',
    '</p>',
    '<b>',
    '</b>',
    '<ul>',
    '<li>',
    '</li>',
    '<div hidden>',
    '</div>',
    '<br>',
    '<i',
    '<!--',
    '-->',
  ],
  ...[
    '&lt;',
    '&gt;',
    '&amp;',
    '&nbsp;',
    '**',
    '*',
    '_',
    '__',
    '`',
    '# ',
    '- ',
    '1. ',
    '2. ',
    '> ',
    '|',
    '\n',
    '\n\n',
  ],
  ...['[', ']', '](', ')', 'https://a.example', '<', '>', ' ', 'word', 'Go', 'C#', '5', '面', '.', ':', '\\'],
];
const mixed = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((parts) => parts.join(''));

it('leaves no markup in text that was read once', () => {
  fc.assert(
    fc.property(mixed, (text) => {
      const once = htmlOf(text);
      expect(printRichText(withoutMarkup(parseRichText(once)))).toBe(once);
      expect(plainLine(plainLine(text))).toBe(plainLine(text));
      expect(once.replace(/<\/?(?:p|ul|ol|li|strong|em|a)(?: href="[^"<>]*")?>/g, '')).not.toMatch(/[<>]/);
    }),
    { numRuns: runs(300, 1500), seed: 7 },
  );
});

/* Unusual texts, each made by repeating a shape. */

const repeated: readonly string[] = [
  ...'\u00a0\u1680\u2003\u2028\u202f\u205f\u3000 \t\n\u200b()[]{}<>#*_~=|+-–—→•"“\'`\\/&@.,;:!?%$1aAéか😀',
  ...[
    '\n- ',
    '\n- a',
    '\n1. ',
    ' | ',
    '](',
    '[](',
    '<div>',
    '<!--',
    '<script>',
    '<li>',
    '&nbsp;',
    '**',
    '# ',
    '“a” ',
  ],
  ...[
    'a ',
    'A ',
    'aA',
    'a/',
    'A&B ',
    '中、',
    'a\u0301',
    '(a) ',
    'a: ',
    '. ',
    '; ',
    ', ',
    'e.g. ',
    'etc. ',
    'co-op ',
  ],
  ...[
    'and ',
    'or ',
    'not ',
    '10 years ',
    '5+ years of ',
    '01/2020 - ',
    '50% ',
    'Requirements\n',
    'must have ',
  ],
  ...[
    'experience with Java, ',
    'knowledge of ',
    'Level II or ',
    'Front- und ',
    'Bachelor or Master in ',
    'C++ ',
  ],
  ...[
    'We use Java. ',
    'We use Java.\n',
    'with the team ',
    'a@b.example ',
    'https://',
    'such as ',
    'word word word ab\n',
  ],
];

/** Shapes in which each repetition has another word in place of `%`. */
const differing: readonly string[] = [
  '%, ',
  '\n- %',
  '\n- Experience with %',
  'Led 3 % projects. ',
  '% Ltd is hiring. ',
  '%:\n',
  '\n- Wrote %',
];

export const shapes: readonly string[] = [...repeated, ...differing];

export function textOf(shape: string, units: number): string {
  if (!differing.includes(shape)) return shape.repeat(Math.ceil(units / shape.length)).slice(0, units);
  let text = '';
  for (let count = 0; text.length < units; count += 1) text += shape.replace('%', wordFor(count));
  return text.slice(0, units);
}

/** A word that is in no table, such as `Zabx`. */
function wordFor(count: number): string {
  return `Z${[...String(count)].map((digit) => 'abdefgiklo'[Number(digit)]).join('')}x`;
}

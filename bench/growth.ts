import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { readBaseResume } from '../src/documents/read-base-resume.ts';
import { createRulesEngine } from '../src/tailoring/rules-engine.ts';
import { countSearches, createWorkCounter } from './growth/count-work.ts';

/*
 * How the work of scoring grows, counted in steps, when a posting of one shape of text is twice as long.
 * npm run bench:growth -- [--length 2000] [SHAPE]...
 * Ends with 1 when some work more than doubles, beyond what the shortest posting takes.
 */

const shapes: readonly string[] = [
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

countSearches();
const { values, positionals: only } = parseArgs({
  options: { length: { type: 'string', default: '2000' } },
  allowPositionals: true,
});
const size = Number(values.length);
/** Twice the text is twice the work, with some room for what tables and thresholds add. */
const mostGrowth = 2.4;
const engine = createRulesEngine();
const source = readFileSync(path.resolve(import.meta.dirname, '../examples/resumes/nurse.yaml'), 'utf8');
const { document: base } = readBaseResume(parse(source));
const counter = createWorkCounter();

const opening = 'Requirements\n- Patient assessment and triage\n';
const textOf = (shape: string, units: number) =>
  shape.repeat(Math.ceil(units / shape.length)).slice(0, units);

async function workFor(text: string): Promise<number> {
  await counter.take();
  const target = { jobDescription: `${opening}${text} end`, companyName: 'Northgate', position: 'Nurse' };
  await engine.score({ base, target, asOf: '2026-11-21' });
  return counter.take();
}

await workFor('Wound care, IV therapy and charting.');
const least = await workFor('Ventilator care.');
for (const shape of only.length > 0 ? only : shapes) {
  const once = (await workFor(textOf(shape, size))) - least;
  const twice = (await workFor(textOf(shape, 2 * size))) - least;
  const isLinear = twice <= mostGrowth * once + least;
  if (!isLinear) process.exitCode = 1;
  console.log(
    `${JSON.stringify(shape).padEnd(30)} ${once} ${twice} ${isLinear ? '' : 'MORE THAN LINEAR'}`.trimEnd(),
  );
}

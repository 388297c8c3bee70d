import { describe, expect, it } from 'vitest';
import { readEntries } from '../../../src/documents/outline/entries/read-entries.ts';
import { labeledTexts } from '../../../src/documents/outline/lines/labeled-texts.ts';
import { entriesOf, type Section, type TaggedLine } from '../../../src/documents/outline/models/sections.ts';
import { sourceLine } from '../support/source-line.ts';

const told = 'Ran the ovens of a bakery from 2011 to 2014 and taught three apprentices to shape loaves';
const employers = ['Crust & Co', 'Mill Lane Bakery', 'Nordbrot GmbH'];

describe('A label that repeats in the entries of a section', () => {
  const lines = employers.flatMap((employer, index) => [
    sourceLine(`${employer}, Linz, 20${10 + index}`),
    sourceLine(`Summary of ${index === 0 ? 'role' : 'roles'}: ${told}`),
  ]);
  const tagged = lines.map((line): TaggedLine => ({ line, tag: 'first', sureness: 0 }));

  it('is above a text and opens no entry', () => {
    const section: Section = { kind: 'work', key: 'work', heading: null, lines: tagged };
    const entries = entriesOf(section);
    expect(entries.map(({ head }) => head[0]?.text.split(',', 1)[0])).toEqual(employers);
    expect(entries.map(({ body }) => body[0]?.text.endsWith(told))).toEqual([true, true, true]);
  });

  it('does not become the title of the project below', () => {
    const projects = ['山路', '海风', '田野'].flatMap((name) => [
      sourceLine(`${name}网站`, { style: 'strong', aside: '2015/04 - 2015/08' }),
      sourceLine('页面设计', { style: 'bullet' }),
      sourceLine(`项目简介：${name}健康管理有限公司的网站，向顾客介绍产品。`),
    ]);
    const entries = readEntries(projects);
    expect(entries.map(({ titles }) => titles)).toEqual([['山路网站'], ['海风网站'], ['田野网站']]);
  });
});

it.each([
  ['short values', employers.flatMap((name) => [name, 'Place: Linz'])],
  ['dates', employers.flatMap((name) => [name, 'Period: 21 June 2021 - 15 October 2021.'])],
  ['the label of the first line', employers.flatMap((name) => [`Employer: ${name}, ${told}`, 'Baker'])],
  ['too few lines', [employers[0] ?? '', `Summary: ${told}`, employers[1] ?? '', `Summary: ${told}`]],
])('finds no texts in lines with %s', (_, texts) => {
  expect(labeledTexts(texts.map((text) => sourceLine(text)))).toEqual(new Set());
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { mayHoldMarkup } from '../../../src/documents/markup/may-hold-markup.ts';
import { readBaseResume } from '../../../src/documents/read-base-resume.ts';
import { projectRoot } from '../../support/project-root.ts';

const plain = {
  basics: { name: 'Ada Example' },
  work: [{ name: 'Mill & Sons', position: 'Miller', summary: 'Ran the mill.' }],
};

const stored = (source: Parameters<typeof readBaseResume>[0]) =>
  JSON.stringify(readBaseResume(source).document);

it('does not read a resume again that was read without markup', () => {
  expect(mayHoldMarkup(stored(plain))).toBe(false);
});

it('does not read the example of the documentation again', () => {
  const file = path.join(projectRoot, 'examples', 'resumes', 'accountant.json');
  expect(mayHoldMarkup(stored(JSON.parse(readFileSync(file, 'utf8'))))).toBe(false);
});

it.each([
  '<p hidden>Ran the mill.</p>',
  '<p hidden="">Ran the mill.</p>',
  '<p style="display:none">Ran the mill.</p>',
  'Ran the **mill**.',
  'Ran the mill, hidden":',
  'Ran the mill, hidden',
  'Ran mill \\#2.',
])('reads a document with %j again', (content) => {
  const { document } = readBaseResume(plain);
  const summary = { ...document.sections.summary, content };
  expect(mayHoldMarkup(JSON.stringify({ ...document, sections: { ...document.sections, summary } }))).toBe(
    true,
  );
});

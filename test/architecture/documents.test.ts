import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../support/project-root.ts';

const textOf = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

/** The documents for readers. Labels and fixtures in Markdown are data. */
const documents = [
  ...readdirSync(projectRoot),
  ...readdirSync(path.join(projectRoot, 'docs'), { recursive: true }).map((name) => `docs/${name}`),
  ...[
    'data',
    'eval',
    'eval/cases',
    'eval/evidence',
    'eval/language',
    'eval/lines',
    'eval/postings',
    'eval/resumes',
  ].flatMap((folder) => readdirSync(path.join(projectRoot, folder)).map((name) => `${folder}/${name}`)),
].filter((name) => name.endsWith('.md'));

/** The anchor of a heading on GitHub. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

it.each(documents)('the links of %s lead to files and headings that exist', (document) => {
  const links = [...textOf(document).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
  const broken = links.filter(([, file = '', anchor]) => {
    const target = file === '' ? document : path.posix.join(path.posix.dirname(document), file);
    if (!existsSync(path.join(projectRoot, target))) return true;
    if (anchor === undefined) return false;
    const headings = [...textOf(target).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
    return !headings.includes(anchor);
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

it('CONTRIBUTING.md lists every npm script', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const [, table = ''] = textOf('CONTRIBUTING.md').split('## npm scripts');
  const listed = [...table.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  expect(Object.keys(scripts).filter((name) => !listed.includes(name))).toEqual([]);
});

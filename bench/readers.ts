import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import type { ResumeDocument } from '../src/contract/resume/resume-document.ts';
import { readBaseResume } from '../src/documents/read-base-resume.ts';
import { buildResumeView } from '../src/documents/view/build-resume-view.ts';
import type { EntryView } from '../src/documents/view/view-model.ts';
import { createRenderer } from '../src/rendering/create-renderer.ts';
import { listThemes, readTheme } from '../src/rendering/themes/theme-registry.ts';
import {
  countParsed,
  emptyOpenResumeCount,
  openResumeParts,
  type ParsedResume,
  parseWithOpenResume,
} from './readers/open-resume.ts';

/*
 * Measures how well third-party readers read our PDFs: npm run bench:readers -- [THEME ...]
 * Each example resume is rendered with each Typst theme and read by pdftotext (in visual order, and in the order of the
 * file) and by pdfminer. A part of an entry (title, employer or school, dates) counts if it is read as written, after
 * the previous entry and before the text that follows the head of its entry.
 * With --open-resume CHECKOUT, OpenResume's parser also reads the English ones; there a part counts if it is the whole
 * field.
 */

const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { 'open-resume': { type: 'string' } },
});
const openResume = values['open-resume'];

const root = path.join(import.meta.dirname, '..');

interface Reader {
  readonly name: string;
  readonly debianPackage: string;
  readonly command: (file: string) => readonly [string, ...string[]];
}

const readers: readonly Reader[] = [
  { name: 'pdftotext', debianPackage: 'poppler-utils', command: (file) => ['pdftotext', file, '-'] },
  {
    name: 'pdftotext -raw',
    debianPackage: 'poppler-utils',
    command: (file) => ['pdftotext', '-raw', file, '-'],
  },
  { name: 'pdfminer', debianPackage: 'python3-pdfminer', command: (file) => ['pdf2txt', file] },
];

function read({ command }: Reader, file: string): string | null {
  const [program, ...args] = command(file);
  const { error, stdout, status } = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return error || status !== 0 ? null : folded(stdout);
}

function folded(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim();
}

const parts = ['title', 'employer', 'dates'] as const;
type Part = (typeof parts)[number];

/** Found parts and all parts, by kind. */
type Count = Record<Part, { found: number; all: number }>;

const emptyCount = (): Count => ({
  title: { found: 0, all: 0 },
  employer: { found: 0, all: 0 },
  dates: { found: 0, all: 0 },
});

function textOf({ blocks }: EntryView): string {
  const [first] = blocks;
  const runs = first?.type === 'list' ? first.items[0] : first?.runs;
  // Only the first words, because later ones may have a line break at a hyphen.
  return folded((runs ?? []).map(({ text }) => text).join('')).slice(0, 24);
}

function countEntries(text: string, entries: readonly EntryView[], count: Count): void {
  let from = 0;
  for (const [index, entry] of entries.entries()) {
    const wanted = {
      title: folded(entry.title.text),
      employer: folded(entry.subtitle.text),
      dates: folded(entry.date),
    };
    const next = entries[index + 1];
    const following = textOf(entry) || folded(next?.title.text ?? '');
    const title = text.indexOf(wanted.title, from);
    const end =
      following === ''
        ? text.length
        : text.indexOf(following, title < 0 ? from : title + wanted.title.length);
    for (const part of parts) {
      if (wanted[part] === '') continue;
      count[part].all += 1;
      const at = text.indexOf(wanted[part], from);
      if (at >= 0 && end >= 0 && at < end) count[part].found += 1;
    }
    if (end >= 0) from = textOf(entry) === '' ? end : end + 1;
  }
}

async function readResumes(): Promise<ReadonlyMap<string, ResumeDocument>> {
  const folders = ['examples/resumes', 'bench/import/resumes'].map((folder) => path.join(root, folder));
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)));
  return new Map(
    files.map((file) => [path.parse(file).name, readBaseResume(parse(readFileSync(file, 'utf8'))).document]),
  );
}

const usable = readers.filter(({ name, debianPackage, command }) => {
  const found = spawnSync(command('')[0], ['-v'], { stdio: 'ignore' }).error === undefined;
  if (!found)
    console.log(`${name} is not installed and was skipped (Debian: apt-get install ${debianPackage})`);
  return found;
});
const themesFolder = path.join(root, 'themes');
const renderer = createRenderer({ themesFolder, fontsFolder: path.join(root, 'fonts') });
const typstThemes = listThemes(themesFolder).filter((name) => readTheme(themesFolder, name).kind === 'typst');
const themes = asked.length > 0 ? asked : typstThemes;
const resumes = await readResumes();
const folder = mkdtempSync(path.join(tmpdir(), 'readers-'));
const share = ({ found, all }: { found: number; all: number }) =>
  all === 0 ? '-' : (found / all).toFixed(2);

const pdfOf = (name: string) => path.join(folder, `${name}.pdf`);

function entriesIn(document: ResumeDocument) {
  const { sections } = buildResumeView(document);
  return (key: string) => sections.find((section) => section.key === key)?.entries ?? [];
}

/** Resumes that OpenResume does not read, because its lists of words are English. */
const otherLanguages = /^(?:french|german|spanish)-/;

function printOpenResume(theme: string, checkout: string): void {
  const english = [...resumes].filter(([name]) => !otherLanguages.test(name));
  const parsed = new Map<string, ParsedResume>(
    Object.entries(
      parseWithOpenResume(
        checkout,
        english.map(([name]) => pdfOf(name)),
      ),
    ),
  );
  const count = emptyOpenResumeCount();
  for (const [name, document] of english) {
    const read = parsed.get(pdfOf(name));
    const entriesOf = entriesIn(document);
    if (read) countParsed(read, entriesOf('experience'), entriesOf('education'), count);
  }
  const shares = openResumeParts.map((part) => `${part} ${share(count[part])} of ${count[part].all}`);
  console.log(theme.padEnd(10), `OpenResume, ${english.length} English resumes:`, shares.join(', '));
}

console.log(`${resumes.size} resumes`);
console.log(
  'theme      reader           titles  employers  dates   (schools with their degrees and dates likewise)',
);
for (const theme of themes) {
  const counts = new Map(usable.map(({ name }) => [name, { jobs: emptyCount(), schools: emptyCount() }]));
  for (const [name, document] of resumes) {
    const file = pdfOf(name);
    writeFileSync(file, (await renderer.render({ document, look: { theme } })).pdf);
    const entriesOf = entriesIn(document);
    for (const reader of usable) {
      const text = read(reader, file);
      const count = counts.get(reader.name);
      if (text === null || !count) continue;
      countEntries(text, entriesOf('experience'), count.jobs);
      countEntries(text, entriesOf('education'), count.schools);
    }
  }
  for (const [name, { jobs, schools }] of counts) {
    const row = [theme.padEnd(10), name.padEnd(15), ...parts.map((part) => share(jobs[part]).padStart(8))];
    console.log(row.join(' '), '|', parts.map((part) => share(schools[part])).join('  '));
  }
  if (openResume !== undefined) printOpenResume(theme, openResume);
}
await renderer.close();
rmSync(folder, { recursive: true });

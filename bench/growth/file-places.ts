import { readDocx } from '../../src/documents/docx/read-docx.ts';
import { printEditable } from '../../src/documents/editable/print-editable.ts';
import { readEditable } from '../../src/documents/editable/read-editable.ts';
import { readLinkedin } from '../../src/documents/linkedin/read-linkedin.ts';
import { readOutline } from '../../src/documents/outline/read-outline.ts';
import type { SourceLine } from '../../src/documents/outline/source-line.ts';
import { pdfSourceLines } from '../../src/documents/pdf/pdf-source-lines.ts';
import { readPostingText } from '../../src/documents/posting/read-posting.ts';
import { readBaseResume } from '../../src/documents/read-base-resume.ts';
import { readResumeFile } from '../../src/documents/read-resume-file.ts';
import { wordDocument } from '../../test/documents/support/word-document.ts';
import { zipOf } from '../../test/documents/support/zip.ts';
import type { Place } from './place.ts';

/*
 * All readers of files. Readers that use a thread are called without it, so that their work is counted. The lines of a
 * PDF are built from runs, because the parser of its bytes is not our code.
 */

const maxFile = 5 * 1024 * 1024;

const readers: Readonly<Record<string, (text: string) => Promise<unknown>>> = {
  'resume.json': (text) =>
    resumeFile('resume.json', JSON.stringify({ basics: { name: 'Ana Lo', summary: text } })),
  'broken.json': (text) => resumeFile('broken.json', `{"basics": ${text}`),
  'resume.yaml': (text) =>
    resumeFile('resume.yaml', `basics:\n  name: Ana Lo\n  summary: ${JSON.stringify(text)}\n`),
  'broken.yaml': (text) => resumeFile('broken.yaml', `basics:\n  name: Ana Lo\n  summary: ${text}\n`),
  'resume.md': (text) =>
    resumeFile('resume.md', `# Ana Lo\n\n## Work\n\n### Nurse, Northgate\n2019 – 2021\n\n${text}\n`),
  'edited.md': async (text) => edited(text),
  'resume.txt': (text) =>
    resumeFile('resume.txt', `Ana Lo\n\nWORK\n\nNurse, Northgate\n2019 – 2021\n\n${text}\n`),
  'europass.xml': (text) => resumeFile('europass.xml', europass(escaped(escaped(text)))),
  'broken.xml': (text) => resumeFile('broken.xml', europass(text)),
  'resume.docx': async (text) => outline(await readDocx(wordDocument(paragraphs(text)))),
  'linkedin.zip': async (text) => readLinkedin(linkedin(text)),
  'resume.pdf': async (text) => outline(pdfSourceLines([{ runs: runs(text), links: [] }])),
  'posting.txt': (text) => readPostingText({ name: 'posting.txt', text }),
  'posting.html': (text) => readPostingText({ name: 'posting.html', text: page(text) }),
  'posting.json': (text) =>
    readPostingText({
      name: 'posting.json',
      text: JSON.stringify({ '@type': 'JobPosting', title: 'Nurse', description: text }),
    }),
};

export const filePlaces: readonly Place[] = Object.entries(readers).map(([name, read]) => ({
  name,
  maxLength: maxFile,
  async run(text) {
    // A rejected file is a valid result.
    await read(text).catch(() => undefined);
  },
}));

function resumeFile(name: string, text: string) {
  return readResumeFile({ name, bytes: new TextEncoder().encode(text) });
}

/** Uses a text as the text of an entry, the fields of another, and headings of an edited resume. */
async function edited(text: string) {
  const source = { basics: { name: 'Ana Lo' }, work: [{ name: 'Northgate', summary: text }] };
  const { document } = readBaseResume(source);
  const written = printEditable(document);
  return readEditable('edited.md', `${written}\n## ${text}\n\n### Quay\n${text}\n\n${text}\n`, document);
}

/** Reads an outline, unless the reader would reject it before any work. */
function outline(lines: readonly SourceLine[]) {
  return lines.length > 2000 || lines.some(({ text }) => text.length > 10_000) ? null : readOutline(lines);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function europass(activities: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo>
<Identification><PersonName><FirstName>Ana</FirstName><Surname>Lo</Surname></PersonName></Identification>
<WorkExperienceList><WorkExperience><Position><Label>Nurse</Label></Position>
<Activities>${activities}</Activities><Employer><Name>Northgate</Name></Employer></WorkExperience></WorkExperienceList>
</LearnerInfo></SkillsPassport>`;
}

function linkedin(text: string): Uint8Array {
  return zipOf([
    {
      name: 'Profile.csv',
      content: `First Name,Last Name,Summary\nAna,Lo,"${text.replaceAll('"', '""')}"\n`,
    },
    { name: 'Positions.csv', content: `Company Name,Title,Description\nNorthgate,Nurse,${text}\n` },
  ]);
}

function paragraphs(text: string) {
  return text.split('\n').map((line) => ({ text: line }));
}

const charactersInLine = 80;
const lineHeight = 12;

function runs(text: string) {
  const lines = text
    .split('\n')
    .flatMap((line) => line.match(new RegExp(`.{1,${charactersInLine}}`, 'gsu')) ?? []);
  return lines.map((line, index) => ({
    text: line,
    x: 50,
    endX: 50 + line.length * 5,
    y: (lines.length - index) * lineHeight,
    size: 10,
    font: 'f',
    bold: false,
    italic: false,
  }));
}

function page(text: string): string {
  return `<html><head><title>Nurse at Northgate</title></head><body><h1>Nurse</h1><p>${text}</p></body></html>`;
}

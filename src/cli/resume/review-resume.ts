import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { wantsPlain } from '../../config/terminal-settings.ts';
import { errorReason } from '../../contract/errors.ts';
import type { ImportFormatName } from '../../contract/import-formats.ts';
import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import type { ReadingNote } from '../../documents/notes/reading-note.ts';
import type { DoubtfulPlace } from '../../documents/outline/doubts/doubtful-places.ts';
import { sectionIds } from '../../documents/resume-document/document-parts.ts';
import { isJsonObject, type JsonObject } from '../../values/json-object.ts';
import { listed } from '../../values/strings.ts';
import type { Context } from '../context.ts';
import { runEditor } from '../terminal/editor.ts';
import { Cancelled, type Questions } from '../terminal/question-types.ts';
import { askQuestions, canAsk } from '../terminal/questions.ts';
import { marked, type TerminalStyle, terminalStyleOf } from '../terminal/terminal-style.ts';
import { terminalText, wrap } from '../terminal/terminal-text.ts';
import { type GatheredNote, gatheredNotes, type ResumeInput } from './read-resume.ts';

/** People seldom answer more. */
const maxQuestions = 5;
/** Formats without named fields, whose reading may be wrong. */
const withoutFields = new Set<ImportFormatName>(['pdf', 'docx', 'markdown', 'text', 'html', 'rtf', 'odt']);

/** True if the person can check and correct what was read before it is stored. */
export function isReviewed(context: Context): boolean {
  return canAsk(context) && !context.globals.json && !context.globals.quiet;
}

/**
 * Shows a resume that was read to the person, who may correct it; without a terminal it is returned as it is.
 * @throws Cancelled if the person decides not to store it
 */
export async function reviewResume(context: Context, read: ResumeInput): Promise<ResumeInput> {
  if (!isReviewed(context)) return read;
  const questions = await askQuestions(context);
  await showPage(context, read);
  let resume = await askAboutDoubts(context, questions, read);
  for (;;) {
    const next = await questions.choose<'store' | 'edit' | 'stop'>({
      message: 'Is this your resume?',
      choices: [
        { name: 'Yes, store it', value: 'store' },
        { name: 'Not quite: let me correct it in my editor', value: 'edit' },
        { name: 'No, do not store it', value: 'stop' },
      ],
    });
    if (next === 'store') return resume;
    if (next === 'stop') throw new Cancelled('nothing was stored');
    resume = await correctedInEditor(context, questions, resume);
    await showPage(context, resume);
  }
}

async function showPage({ io, globals }: Context, { file, source, notes }: ResumeInput): Promise<void> {
  const { readBaseResume } = await import('../../documents/read-base-resume.ts');
  const plain = wantsPlain(io.environment, globals.plain);
  const style = await terminalStyleOf(io.stderr, io, { noColor: !globals.color, plain });
  const { document } = readBaseResume(source, { nameless: true });
  io.stderr.write(`${terminalText(file)} was read as:\n\n${readingPage(document, notes, style)}\n`);
}

async function askAboutDoubts(
  context: Context,
  questions: Questions,
  resume: ResumeInput,
): Promise<ResumeInput> {
  if (!withoutFields.has(resume.format)) return resume;
  const { doubtfulPlaces, withAnswer } = await import('../../documents/outline/doubts/doubtful-places.ts');
  const places = doubtfulPlaces(resume.source, resume.notes).slice(0, maxQuestions);
  let { source, notes } = resume;
  for (const place of places) {
    const answer = await ask(questions, source, place);
    if (answer === '') continue;
    source = withAnswer(source, place, answer);
    notes = notes.filter((note) => note.path !== `${place.list}[${place.index}]`);
  }
  if (source === resume.source) return resume;
  const changed = { ...resume, source, notes };
  await showPage(context, changed);
  return changed;
}

/** @returns '' if the person keeps it as it is */
async function ask(questions: Questions, source: JsonObject, place: DoubtfulPlace): Promise<string> {
  const entry = entryAt(source, place);
  const called = [entry['position'], entry['studyType'], entry['name'], entry['institution']].filter(isText);
  const when = [entry['startDate'], entry['endDate']].filter(isText).join(' \u2013 ');
  const what = [...called, when].filter(isText).join(', ') || `Entry ${place.index + 1}`;
  if (place.why === 'missing')
    return questions.text({ message: `${what}: ${wording[place.key]} (Enter to skip)` });
  const [name, position] = [`${entry['name']}`, `${entry['position']}`];
  return questions.choose({
    message: `Which one is the employer?${when && ` (${when})`}`,
    choices: [
      { name, value: name },
      { name: position, value: position },
      { name: 'Not sure: leave it as it is', value: '' },
    ],
  });
}

const wording: Readonly<Record<DoubtfulPlace['key'], string>> = {
  name: 'which employer?',
  position: 'which job title?',
  institution: 'which school?',
  startDate: 'which dates, such as 2019-03 \u2013 2021?',
};

function entryAt(source: JsonObject, { list, index }: DoubtfulPlace): JsonObject {
  const entries = source[list];
  const entry: unknown = Array.isArray(entries) ? entries.filter(isJsonObject)[index] : undefined;
  return isJsonObject(entry) ? entry : {};
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Uses a private temporary file that is always deleted. */
async function correctedInEditor(
  context: Context,
  questions: Questions,
  resume: ResumeInput,
): Promise<ResumeInput> {
  const { stringify } = await import('yaml');
  const folder = await mkdtemp(path.join(tmpdir(), 'resume-tailor-'));
  try {
    const file = path.join(folder, 'resume.yaml');
    await writeFile(file, stringify(resume.source, { lineWidth: 0 }), { mode: 0o600 });
    for (;;) {
      await runEditor(file, context.io);
      try {
        return { ...resume, ...(await readYaml(await readFile(file))) };
      } catch (error) {
        context.note(`${errorReason(error)}.`);
        if (!(await questions.agree('Open it again? If not, it stays as it was read.', true))) return resume;
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readYaml(bytes: Uint8Array): Promise<Pick<ResumeInput, 'source' | 'notes'>> {
  const { readResumeFile } = await import('../../documents/read-resume-file.ts');
  const { source, notes } = await readResumeFile({ name: 'resume.yaml', bytes }, { nameless: true });
  return { source, notes };
}

/** Limits that keep the page short enough to read. */
const maxEntries = 12;
const maxSkills = 40;

/** The page, followed by what to check. */
export function readingPage(
  document: ResumeDocument,
  notes: readonly ReadingNote[],
  style: TerminalStyle,
): string {
  const odd = gatheredNotes(notes.filter(({ kind }) => kind !== 'read'));
  const listed = odd.map((note) => noteText(note, style)).join('');
  return resumePage(document, style) + (listed && `\n${listed}`);
}

const marks = { read: 'good', unplaced: 'partly', odd: 'odd' } as const;

function noteText({ kind, text }: GatheredNote, style: TerminalStyle): string {
  return `  ${marked(marks[kind], '', style)} ${wrap(inWords(text), style.columns, '    ').trimStart()}`;
}

/** `work[0], work[1]: …` becomes `job 1, job 2: …`. */
function inWords(text: string): string {
  return text.replace(/\b(work|education)\[(\d{1,3})\](?=[,:])/g, (_, list: string, index: string) => {
    return `${list === 'work' ? 'job' : 'school'} ${Number(index) + 1}`;
  });
}

/** A short page of what was read, which makes wrong fields easy to spot. */
function resumePage({ basics, sections }: ResumeDocument, style: TerminalStyle): string {
  const contacts = [basics.email, basics.phone, basics.location, basics.url.href];
  const profiles = sections.profiles.items.map(({ network, username }) => `${network} ${username}`);
  const jobs = sections.experience.items.map(({ date, position, company, location }) =>
    entry(date, [position, company, location]),
  );
  const schools = sections.education.items.map(({ date, studyType, area, institution }) =>
    entry(date, [[studyType, area].filter(isSaid).join(', '), institution]),
  );
  const skills = sections.skills.items.flatMap(({ name, keywords }) =>
    keywords.length > 0 ? keywords : [name],
  );
  const rows: readonly (readonly [title: string, lines: readonly string[]])[] = [
    ['Name', [basics.name]],
    ['Headline', [basics.headline]],
    ['Contact', [[...contacts, ...profiles].filter(isSaid).join(' · ')]],
    ['Jobs', shortened(jobs)],
    ['Schools', shortened(schools)],
    ['Skills', [listed(skills, maxSkills)]],
    ['Also', [others(sections).join(', ')]],
  ];
  const width = Math.max(...rows.map(([title]) => title.length)) + 2;
  return rows
    .flatMap(([title, lines]) => {
      const said = lines.filter(isSaid);
      // Missing fields that every resume has are shown as (none).
      const shown = said.length === 0 && title !== 'Headline' && title !== 'Also' ? ['(none)'] : said;
      return shown.map((line, index) => {
        const label = `  ${(index === 0 ? title : '').padEnd(width)}`;
        const folded = wrap(terminalText(line), style.columns, ' '.repeat(label.length));
        return style.ink.bold(label) + folded.slice(label.length);
      });
    })
    .join('');
}

function isSaid(text: string): boolean {
  return text.trim() !== '';
}

function entry(date: string, parts: readonly string[]): string {
  return [date, parts.filter(isSaid).join(' | ')].filter(isSaid).join('  ');
}

function shortened(entries: readonly string[]): readonly string[] {
  const more = entries.length - maxEntries;
  return more > 1 ? [...entries.slice(0, maxEntries), `and ${more} more`] : entries;
}

/** The other sections with their number of entries. */
function others(sections: ResumeDocument['sections']): readonly string[] {
  const shown = new Set(['profiles', 'experience', 'education', 'skills']);
  const known = sectionIds.filter((id) => !shown.has(id)).map((id) => sections[id]);
  return [...known, ...Object.values(sections.custom)]
    .filter(({ items }) => items.length > 0)
    .map(({ name, items }) => `${name} (${items.length})`);
}

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { wantsPlain } from '../../config/terminal-settings.ts';
import type { ImportFormatName } from '../../contract/import-formats.ts';
import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import type { DoubtfulPlace } from '../../documents/outline/doubts/doubtful-places.ts';
import type { ReadingNote } from '../../documents/reading-note.ts';
import { sectionIds, sectionNames } from '../../documents/resume-document/document-parts.ts';
import type { Words } from '../../documents/view/view-words.ts';
import type { ReadingMessages } from '../../messages/dialogs/dialog-messages.ts';
import { isJsonObject, type JsonObject } from '../../values/json-object.ts';
import { errorReason } from '../../values/system-error.ts';
import type { Context } from '../context.ts';
import { runEditor } from '../terminal/editor.ts';
import { Cancelled, type Questions } from '../terminal/question-types.ts';
import { askQuestions, canAsk } from '../terminal/questions.ts';
import { marked, type TerminalStyle, terminalStyleOf } from '../terminal/terminal-style.ts';
import { terminalText, textWidth, wrap } from '../terminal/terminal-text.ts';
import { type GatheredNote, gatheredNotes, type ResumeInput } from './read-resume.ts';
import { documentOf, readingWords } from './reading-words.ts';

/** People seldom answer more. */
const maxQuestions = 5;
/** Formats without named fields, whose reading may be wrong. */
export const withoutFields: ReadonlySet<ImportFormatName> = new Set([
  'pdf',
  'docx',
  'markdown',
  'text',
  'html',
  'rtf',
  'odt',
]);

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
  const words = await readingWords(await documentOf(read.source));
  await showPage(context, read);
  let resume = await askAboutDoubts(context, { questions, words }, read);
  for (;;) {
    const next = await questions.choose<'store' | 'edit' | 'stop'>({
      message: words.isYours,
      choices: [
        { name: words.store, value: 'store' },
        { name: words.edit, value: 'edit' },
        { name: words.stop, value: 'stop' },
      ],
    });
    if (next === 'store') return resume;
    if (next === 'stop') throw new Cancelled('nothing was stored');
    resume = await correctedInEditor(context, questions, resume);
    await showPage(context, resume);
  }
}

async function showPage({ io, globals }: Context, read: ResumeInput): Promise<void> {
  const plain = wantsPlain(io.environment, globals.plain);
  const style = await terminalStyleOf(io.stderr, io, { noColor: !globals.color, plain });
  const document = await documentOf(read.source);
  const title = (await readingWords(document)).readAs(terminalText(read.file));
  io.stderr.write(`${title}\n\n${await readingPage(document, read.notes, style)}\n`);
}

interface Asking {
  readonly questions: Questions;
  readonly words: ReadingMessages;
}

async function askAboutDoubts(context: Context, asking: Asking, resume: ResumeInput): Promise<ResumeInput> {
  if (!withoutFields.has(resume.format)) return resume;
  const { doubtfulPlaces, withAnswer } = await import('../../documents/outline/doubts/doubtful-places.ts');
  const places = doubtfulPlaces(resume.source, resume.notes).slice(0, maxQuestions);
  let { source, notes } = resume;
  for (const place of places) {
    const answer = await ask(asking, source, place);
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
async function ask({ questions, words }: Asking, source: JsonObject, place: DoubtfulPlace): Promise<string> {
  const entry = entryAt(source, place);
  const called = [entry['position'], entry['studyType'], entry['name'], entry['institution']].filter(isText);
  const when = [entry['startDate'], entry['endDate']].filter(isText).join(' \u2013 ');
  const what = [...called, when].filter(isText).join(', ') || words.entry(place.index + 1);
  if (place.why === 'missing') return questions.text({ message: words.missing[place.key](what) });
  const [name, position] = [`${entry['name']}`, `${entry['position']}`];
  return questions.choose({
    message: words.whichEmployer + (when && ` (${when})`),
    choices: [
      { name, value: name },
      { name: position, value: position },
      { name: words.notSure, value: '' },
    ],
  });
}

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
export async function readingPage(
  document: ResumeDocument,
  notes: readonly ReadingNote[],
  style: TerminalStyle,
): Promise<string> {
  const words = await readingWords(document);
  const odd = gatheredNotes(notes.filter(({ kind }) => kind !== 'read'));
  const listed = odd.map((note) => noteText(note, style)).join('');
  const { wordsFor } = await import('../../documents/view/words-for.ts');
  const { headings } = wordsFor(document);
  return resumePage(document, { words, headings }, style) + (listed && `\n${listed}`);
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

interface PageWords {
  readonly words: ReadingMessages;
  readonly headings: Words['headings'];
}

/** A short page of what was read, which makes wrong fields easy to spot. */
function resumePage(
  { basics, sections }: ResumeDocument,
  { words, headings }: PageWords,
  style: TerminalStyle,
): string {
  const contacts = [basics.email, basics.phone, basics.location, basics.url.href];
  const profiles = sections.profiles.items.map(({ network, username }) => `${network} ${username}`);
  const jobs = sections.experience.items.map(({ date, position, company, location }) =>
    entry(date, [position, company, location]),
  );
  const schools = sections.education.items.map(({ date, studyType, area, institution }) =>
    // Some files have the whole degree in both fields.
    entry(date, [
      studyType.includes(area) ? studyType : [studyType, area].filter(isSaid).join(', '),
      institution,
    ]),
  );
  const skills = sections.skills.items.flatMap(({ name, keywords }) =>
    keywords.length > 0 ? keywords : [name],
  );
  const rows: readonly (readonly [title: string, lines: readonly string[]])[] = [
    [words.name, [basics.name]],
    [words.headline, [basics.headline]],
    [words.contact, [[...contacts, ...profiles].filter(isSaid).join(' · ')]],
    [words.jobs, shortened(jobs, maxEntries, words)],
    [words.schools, shortened(schools, maxEntries, words)],
    [words.skills, [shortened(skills, maxSkills, words).join(', ')]],
    [words.also, [others(sections, headings).join(', ')]],
  ];
  const width = Math.max(...rows.map(([title]) => textWidth(title))) + 2;
  return rows
    .flatMap(([title, lines]) => {
      const said = lines.filter(isSaid);
      // Missing fields that every resume has are shown as (none).
      const shown =
        said.length === 0 && title !== words.headline && title !== words.also ? [words.none] : said;
      return shown.map((line, index) => {
        const name = index === 0 ? title : '';
        const label = `  ${name}${' '.repeat(width - textWidth(name))}`;
        const folded = wrap(terminalText(line), style.columns, ' '.repeat(width + 2));
        return style.ink.bold(label) + folded.slice(width + 2);
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

/** A single further one is named instead. */
function shortened(entries: readonly string[], most: number, words: ReadingMessages): readonly string[] {
  const more = entries.length - most;
  return more > 1 ? [...entries.slice(0, most), words.more(more)] : entries;
}

/** The other sections with their number of entries; those without a title of their own in the language of the resume. */
function others(sections: ResumeDocument['sections'], headings: Words['headings']): readonly string[] {
  const shown = new Set(['profiles', 'experience', 'education', 'skills']);
  const known = sectionIds
    .filter((id) => !shown.has(id))
    .map((id) => ({ ...sections[id], name: titleOf(sections[id].name, sectionNames[id], headings[id]) }));
  return [...known, ...Object.values(sections.custom)]
    .filter(({ items }) => items.length > 0)
    .map(({ name, items }) => `${name} (${items.length})`);
}

function titleOf(name: string, usual: string, heading: string): string {
  return name === usual ? heading : name;
}

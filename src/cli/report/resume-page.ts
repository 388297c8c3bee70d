import type { ResumeDocument } from '../../contract/resume-document.ts';
import type { ReadingNote } from '../../documents/notes/reading-note.ts';
import { sectionIds } from '../../documents/resume-document/section-id.ts';
import { type GatheredNote, gatheredNotes } from '../read-resume.ts';
import { marked, type TerminalStyle } from '../terminal-style.ts';
import { terminalText, wrap } from '../terminal-text.ts';

/** So many of each are shown; a page is read, a list is not. */
const mostEntries = 12;
const mostSkills = 40;

/** The page, and below it what to look at. */
export function readingPage(
  document: ResumeDocument,
  notes: readonly ReadingNote[],
  style: TerminalStyle,
): string {
  const odd = gatheredNotes(notes.filter(({ kind }) => kind !== 'read'));
  const listed = odd.map((note) => noteText(note, style)).join('');
  return resumePage(document, style) + (listed && `\n${listed}`);
}

const standings = { read: 'good', unplaced: 'partly', odd: 'odd' } as const;

function noteText({ kind, text }: GatheredNote, style: TerminalStyle): string {
  return `  ${marked(standings[kind], '', style)} ${wrap(inWords(text), style.columns, '    ').trimStart()}`;
}

/** `work[0], work[1]: …` as a person counts: `job 1, job 2: …` */
function inWords(text: string): string {
  return text.replace(/\b(work|education)\[(\d{1,3})\](?=[,:])/g, (_, list: string, index: string) => {
    return `${list === 'work' ? 'job' : 'school'} ${Number(index) + 1}`;
  });
}

/** What was read of a resume as a short page for a terminal: what is in the wrong field shows at a glance. */
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
    ['Skills', [listed(skills)]],
    ['Also', [others(sections).join(', ')]],
  ];
  const width = Math.max(...rows.map(([title]) => title.length)) + 2;
  return rows
    .flatMap(([title, lines]) => {
      const said = lines.filter(isSaid);
      // What a resume always has and this one seems to lack is worth a look, too.
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
  const more = entries.length - mostEntries;
  return more > 1 ? [...entries.slice(0, mostEntries), `and ${more} more`] : entries;
}

function listed(skills: readonly string[]): string {
  const more = skills.length - mostSkills;
  return more > 1 ? `${skills.slice(0, mostSkills).join(', ')} and ${more} more` : skills.join(', ');
}

/** The other sections, each with how many entries it has. */
function others(sections: ResumeDocument['sections']): readonly string[] {
  const shown = new Set(['profiles', 'experience', 'education', 'skills']);
  const known = sectionIds.filter((id) => !shown.has(id)).map((id) => sections[id]);
  return [...known, ...Object.values(sections.custom)]
    .filter(({ items }) => items.length > 0)
    .map(({ name, items }) => `${name} (${items.length})`);
}

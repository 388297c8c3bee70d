import { fieldIn } from '../labelled-fields.ts';
import { dateFields, datesInText, isDateText } from '../recognize/dates-in-text.ts';
import { holdsSkills } from '../recognize/lexical-signs.ts';
import { type OutlineKey, sectionNamed, sectionOf, sectionOfOthers } from '../recognize/section-headings.ts';
import { namesLanguage } from '../recognize/spoken-languages.ts';
import { namesIn } from '../skills/names-in-row.ts';
import { asText, type SourceLine } from '../source-line.ts';
import type { ClassifiedLine } from './classify-lines.ts';
import type { LineTag, SectionKind } from './line-states.ts';

export interface TaggedLine {
  readonly line: SourceLine;
  readonly tag: Exclude<LineTag, 'heading' | 'rest'>;
  readonly sureness: 0 | 1 | 2;
}

/** The lines of a resume between two headings. */
export interface Section {
  readonly kind: SectionKind;
  /** Null: a heading that says nothing to us; its section is kept under its own name. */
  readonly key: OutlineKey | null;
  /** Null where what follows says that another section begins. */
  readonly heading: SourceLine | null;
  readonly lines: TaggedLine[];
}

export interface ResumeLines {
  /** Name, headline and how to reach the person, wherever that stands. */
  readonly head: readonly SourceLine[];
  readonly contact: readonly SourceLine[];
  readonly contactHeading: SourceLine | null;
  readonly summary: readonly SourceLine[];
  readonly sections: readonly Section[];
  /** Headings of sections that have fields of their own. */
  readonly headings: readonly SourceLine[];
}

/** Puts the lines of a resume together by what each of them is; what goes on with the line above is joined to it. */
export function sectionsOf(classified: readonly ClassifiedLine[]): ResumeLines {
  const head: SourceLine[] = [];
  const contact: SourceLine[] = [];
  const summary: SourceLine[] = [];
  const headings: SourceLine[] = [];
  const sections: Section[] = [];
  let contactHeading: SourceLine | null = null;
  let isBelowContact = false;
  // What a heading says for sure the lines below it are, too.
  let taken: { readonly from: SectionKind; readonly to: SectionKind } | null = null;
  for (const { line, state, sureness } of classified) {
    const section = sections.at(-1);
    if (state === 'none') continue;
    if (state === 'heading contact' || state === 'heading summary') {
      isBelowContact = state === 'heading contact';
      if (isBelowContact) contactHeading ??= line;
      headings.push(line);
    } else if (state === 'summary') summary.push(line);
    else if (state === 'contact') (isBelowContact ? contact : head).push(inTextSize(line));
    else if (state === 'name') head.push({ ...line, style: 'large' });
    else if (state === 'headline')
      head.push({ ...line, style: line.style === 'large' ? 'strong' : line.style });
    else {
      const isVolunteer = state === 'heading volunteer';
      const [tag, read] = isVolunteer
        ? (['heading', 'work'] as const)
        : (state.split(' ') as [LineTag, SectionKind]);
      isBelowContact = false;
      const said = tag === 'heading' ? kindSaid(line) : null;
      if (tag === 'heading') taken = said === null ? null : { from: read, to: said };
      const kind = taken?.from === read ? taken.to : read;
      if (tag === 'heading') {
        const key = keyOf(kind, line);
        const isOfVolunteer = isVolunteer && key === 'work' && said === null;
        sections.push({ kind, key: isOfVolunteer ? 'volunteer' : key, heading: line, lines: [] });
        continue;
      }
      const open =
        section && (section.kind === kind || goesOnIn(section, kind)) ? section : opened(kind, line);
      if (open !== section) sections.push(open);
      const last = open.lines.at(-1);
      if (tag === 'rest' && last)
        open.lines[open.lines.length - 1] = { ...last, line: withRest(last.line, line) };
      else open.lines.push({ line, tag: tag === 'rest' ? 'text' : tag, sureness });
    }
  }
  headings.push(...sections.flatMap(({ key, heading }) => (key !== null && heading ? [heading] : [])));
  const named = withJobs(sections).map((section) =>
    section.key === 'interests' && holdsSkills(section.lines.map(({ line }) => line.text))
      ? { ...section, key: 'skills' as const }
      : section,
  );
  return { head, contact, contactHeading, summary, sections: named, headings };
}

/** Among jobs and schools other entries have a heading of their own: without one they are more of the same. */
function goesOnIn({ kind, heading }: Section, now: SectionKind): boolean {
  return heading !== null && (kind === 'work' || kind === 'education') && now === 'things';
}

/** A title above entries that is below a heading of prizes, papers or the like is the heading of its own section. */
export function innerSections(section: Section): readonly Section[] {
  const { kind, lines } = section;
  if (kind === 'work' || kind === 'education') return untilOtherHeading(section);
  if (kind !== 'things') return [section];
  const inner: Section[] = [{ ...section, lines: [] }];
  for (const [index, one] of lines.entries()) {
    const isHeading = one.tag === 'group' && lines[index + 1]?.tag === 'first';
    if (isHeading) inner.push({ kind, key: keyOf(kind, one.line), heading: one.line, lines: [] });
    else inner.at(-1)?.lines.push(one);
  }
  return inner.filter((one) => one.lines.length > 0);
}

/** What looks like the first line of a job or a school and is a heading that we know opens its own section. */
function untilOtherHeading(section: Section): readonly Section[] {
  const inner: Section[] = [{ ...section, lines: [] }];
  for (const one of section.lines) {
    const key = one.tag === 'first' ? otherHeading(one.line) : null;
    if (key === null) inner.at(-1)?.lines.push(one);
    else inner.push({ kind: 'things', key, heading: one.line, lines: [] });
  }
  return inner.filter((one) => one.lines.length > 0 || one.heading === section.heading);
}

function otherHeading({ text, aside, style }: SourceLine): OutlineKey | null {
  return aside !== '' || style === 'bullet' ? null : sectionOfOthers(text);
}

/** The kind of section that a heading names as people usually write it. */
function kindSaid({ text }: SourceLine): SectionKind | null {
  const key = sectionOf(text);
  if (key === 'work' || key === 'volunteer') return 'work';
  return key === 'education' ? key : null;
}

/** The section under a heading that says nothing to us holds the jobs where it has most periods of the resume. */
function withJobs(sections: readonly Section[]): readonly Section[] {
  const periods = sections.map(periodsIn);
  const inWork = sections.reduce(
    (sum, { kind }, index) => sum + (kind === 'work' ? (periods[index] ?? 0) : 0),
    0,
  );
  const unknown = sections.map(({ kind, key }, index) =>
    kind === 'things' && key === null ? (periods[index] ?? 0) : 0,
  );
  const most = Math.max(0, ...unknown);
  const isWork = sections.some(
    (section) => section.heading !== null && kindSaid(section.heading) === 'work' && periodsIn(section) > 1,
  );
  if (most < minPeriods || isWork || 2 * inWork > most) return sections;
  const at = unknown.indexOf(most);
  return sections.map((section, index) =>
    index === at ? { ...section, kind: 'work', key: 'work' } : section,
  );
}

const minPeriods = 2;

function periodsIn({ lines }: Section): number {
  return lines.filter(({ line }) =>
    [line.text, line.aside].some((text) => dateFields(datesInText(text).date).startDate !== undefined),
  ).length;
}

/** A bold line may still be the name; one in the size of names is none, or the model would have said so. */
function inTextSize(line: SourceLine): SourceLine {
  return line.style === 'large' || line.style === 'heading' ? { ...line, style: 'text' } : line;
}

/** The model knows what kind of entries a section has; which of them, its heading says. */
function keyOf(kind: SectionKind, { text }: SourceLine): OutlineKey | null {
  const named = sectionOf(text) ?? sectionNamed(text);
  if (kind === 'skills' && named === 'interests') return named;
  if (kind === 'lists' && named === 'skills') return named;
  if (kind === 'work') return named === 'volunteer' ? 'volunteer' : 'work';
  if (kind === 'education' || kind === 'skills') return kind;
  // What is listed under another name is what somebody knows.
  if (kind === 'lists') return named === 'languages' || named === 'interests' ? named : 'skills';
  return named !== null && ofThings.has(named) ? named : null;
}

const ofThings: ReadonlySet<OutlineKey> = new Set([
  'projects',
  'certificates',
  'awards',
  'publications',
  'references',
]);

function opened(kind: SectionKind, line: SourceLine): Section {
  const keys: Readonly<Record<SectionKind, OutlineKey | null>> = {
    ...{ work: 'work', education: 'education', skills: 'skills', things: null },
    lists: namesIn(line.text).some(namesLanguage) ? 'languages' : 'interests',
  };
  return { kind, key: keys[kind], heading: null, lines: [] };
}

/** Chinese has no blanks between words, and a hyphen at the end of a line may be part of the word or not: it stays. */
function withRest(line: SourceLine, rest: SourceLine): SourceLine {
  const isSpaceless =
    /\p{Script=Han}[，。、；]?$/u.test(line.text) && /^[，。、；]?\p{Script=Han}/u.test(rest.text);
  const asides = [line.aside, rest.aside].filter((aside) => aside !== '');
  return {
    ...line,
    text: `${line.text}${isSpaceless ? '' : ' '}${rest.text}`,
    aside: asides.join(' | '),
    links: [...line.links, ...rest.links],
    linkTexts: [...(line.linkTexts ?? []), ...(rest.linkTexts ?? [])],
  };
}

/** A job, a school, a project: the lines of its head and of its text. */
export interface DraftEntry {
  readonly head: readonly SourceLine[];
  readonly body: readonly SourceLine[];
}

/** The entries of a section by what its lines are. */
export function entriesOf({ lines: written, kind }: Section): readonly DraftEntry[] {
  const lines = withLabelsInside(written);
  const hasEntries = lines.some(({ tag }) => tag === 'first');
  // A list without heads: each point is an entry.
  if (!hasEntries && kind === 'things')
    return lines.flatMap(({ line, tag }) => (tag === 'group' ? [] : [{ head: [], body: [line] }]));
  const drafts: { head: SourceLine[]; body: SourceLine[] }[] = [];
  for (const [index, { line, tag }] of lines.entries()) {
    const draft = drafts.at(-1);
    // What stands right above an entry is said of those below it, and of no job or school itself.
    if (tag === 'group' && lines[index + 1]?.tag === 'first') continue;
    if (draft && tag === 'first' && isDateOfHead(line, draft)) draft.head.push(line);
    else if (tag === 'first' || !draft) {
      const isHead = tag === 'first' || tag === 'head';
      drafts.push(isHead ? { head: [line], body: [] } : { head: [], body: [asText(line)] });
    } else if (tag === 'head' && draft.body.length === 0) draft.head.push(line);
    else draft.body.push(asText(line));
  }
  return drafts;
}

/** A date alone below a head that has none belongs to it. */
function isDateOfHead({ text, aside }: SourceLine, { head, body }: DraftEntry): boolean {
  const isDated = (line: SourceLine) => [line.text, line.aside].some((part) => datesInText(part).date !== '');
  return aside === '' && isDateText(text) && head.length > 0 && body.length === 0 && !head.some(isDated);
}

const fewestLabels = 3;

/** `Client: …`, `Stack: …`, `Role: …` below each other say more of the entry above them, and one of them opens none. */
function withLabelsInside(lines: readonly TaggedLine[]): readonly TaggedLine[] {
  const inside = new Set<TaggedLine>();
  for (let from = 0; from < lines.length; ) {
    let to = from;
    for (let one = lines[to]; one !== undefined && fieldIn(one.line) !== null; one = lines[to]) to += 1;
    const opening = lines.slice(from, to).filter(({ tag }) => tag === 'first');
    const [only] = opening;
    const isAbove = from > 0 && lines[from]?.tag !== 'first';
    if (to - from >= fewestLabels && opening.length === 1 && only && isAbove) inside.add(only);
    from = Math.max(to, from + 1);
  }
  return lines.map((one) => (inside.has(one) ? { ...one, tag: 'head' } : one));
}

import { isAbovePoints } from '../entries/read-entries.ts';
import { fieldIn } from '../lines/labeled-fields.ts';
import { labeledTexts } from '../lines/labeled-texts.ts';
import { isContactLine } from '../recognize/contact-in-text.ts';
import { dateFields, datesInText, isDateText } from '../recognize/dates-in-text.ts';
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
  /** Null for an unknown heading; the section is kept under its own name. */
  readonly key: OutlineKey | null;
  /** Null if only the lines show that another section begins. */
  readonly heading: SourceLine | null;
  readonly lines: TaggedLine[];
}

export interface ResumeLines {
  /** Name, headline and contact details, wherever they are. */
  readonly head: readonly SourceLine[];
  readonly contact: readonly SourceLine[];
  readonly contactHeading: SourceLine | null;
  readonly summary: readonly SourceLine[];
  readonly sections: readonly Section[];
  /** Headings of sections that have fields. */
  readonly headings: readonly SourceLine[];
}

/** Groups the classified lines of a resume into sections, and joins lines that continue the one above. */
export function sectionsOf(classified: readonly ClassifiedLine[]): ResumeLines {
  const head: SourceLine[] = [];
  const contact: SourceLine[] = [];
  const summary: SourceLine[] = [];
  const headings: SourceLine[] = [];
  const sections: Section[] = [];
  let contactHeading: SourceLine | null = null;
  let isBelowContact = false;
  // A clear heading also determines the kind of the lines below it.
  let corrected: { readonly from: SectionKind; readonly to: SectionKind } | null = null;
  for (const { line, state, sureness } of classified) {
    const section = sections.at(-1);
    if (state === 'none') continue;
    // Below the heading of references, contact details are those of referees.
    const isOfReferee = section?.key === 'references' && state === 'contact';
    if (isOfReferee && [...head, ...contact].some(({ text }) => isContactLine(text)))
      section.lines.push({ line: inTextSize(line), tag: 'text', sureness });
    else if (state === 'heading contact' || state === 'heading summary') {
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
      const kindOfHeading = tag === 'heading' ? clearKindOf(line) : null;
      if (tag === 'heading') corrected = kindOfHeading === null ? null : { from: read, to: kindOfHeading };
      const kind = corrected?.from === read ? corrected.to : read;
      if (tag === 'heading') {
        const key = keyOf(kind, line);
        const isOfVolunteer = isVolunteer && key === 'work' && kindOfHeading === null;
        sections.push({ kind, key: isOfVolunteer ? 'volunteer' : key, heading: line, lines: [] });
        continue;
      }
      const open =
        section && (section.kind === kind || continuesIn(section, kind)) ? section : opened(kind, line);
      if (open !== section) sections.push(open);
      const last = open.lines.at(-1);
      if (tag === 'rest' && last)
        open.lines[open.lines.length - 1] = { ...last, line: withRest(last.line, line) };
      else open.lines.push({ line, tag: tag === 'rest' ? 'text' : tag, sureness });
    }
  }
  headings.push(...sections.flatMap(({ key, heading }) => (key !== null && heading ? [heading] : [])));
  return {
    head,
    contact,
    contactHeading,
    summary,
    sections: withJobs(withOtherExperience(sections)),
    headings,
  };
}

/**
 * True for other entries below the heading of jobs or schools: without a heading of their own they are more of the
 * same.
 */
function continuesIn({ kind, heading }: Section, now: SectionKind): boolean {
  return heading !== null && (kind === 'work' || kind === 'education') && now === 'things';
}

/** Splits a section at titles that are the headings of sections inside it. */
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

/** Splits a section at known headings that look like the first line of a job or school. */
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

/** The kind of section if the heading clearly names jobs or schools. */
function clearKindOf({ text }: SourceLine): SectionKind | null {
  const key = sectionOf(text);
  if (key === 'work' || key === 'volunteer') return 'work';
  return key === 'education' ? key : null;
}

/**
 * Keeps a section that begins with a text and has no dates under its own heading, if that is known only in part and the
 * jobs have dates: `Teaching experience` above a table of courses.
 */
function withOtherExperience(sections: readonly Section[]): readonly Section[] {
  if (!sections.some((section) => section.key === 'work' && periodsIn(section) >= minPeriods))
    return sections;
  return sections.map((section) => {
    const { key, heading, lines } = section;
    const isOwn = key === 'work' && heading !== null && sectionOf(heading.text) === null;
    const isText = lines[0]?.tag === 'text' && !lines.some(({ line }) => hasDate(line));
    return isOwn && isText ? { ...section, kind: 'things', key: null } : section;
  });
}

function hasDate({ text, aside }: SourceLine): boolean {
  return [text, aside].some((part) => datesInText(part).date !== '');
}

/** Reads the section below an unknown heading as jobs if it has most periods of the resume. */
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
    (section) =>
      section.heading !== null && clearKindOf(section.heading) === 'work' && periodsIn(section) > 1,
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

/**
 * Sets contact details as text. A bold line may still be the name; a large one is not, or the model would have said
 * so.
 */
function inTextSize(line: SourceLine): SourceLine {
  return line.style === 'large' || line.style === 'heading' ? { ...line, style: 'text' } : line;
}

/**
 * The section of a heading. The model knows the kind of its entries; the heading tells sections of this kind apart.
 */
function keyOf(kind: SectionKind, { text }: SourceLine): OutlineKey | null {
  const named = sectionOf(text) ?? sectionNamed(text);
  if (kind === 'lists' && named === 'skills') return named;
  if (kind === 'work') return named === 'volunteer' ? 'volunteer' : 'work';
  if (kind === 'education' || kind === 'skills') return kind;
  // A list with another name holds skills.
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

/**
 * Joins a line with the next. Chinese has no blanks between words, and a hyphen at the end is kept because it may
 * be part of the word.
 */
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

/** The lines of a job, school or project. */
export interface DraftEntry {
  readonly head: readonly SourceLine[];
  readonly body: readonly SourceLine[];
}

/** Splits the lines of a section into entries by their tags. */
export function entriesOf({ lines: written }: Section): readonly DraftEntry[] {
  const lines = withLabelsInside(written).filter(
    ({ line, tag }, index, all) => tag === 'first' || !isAbovePoints(line, all[index + 1]?.line),
  );
  const drafts: { head: SourceLine[]; body: SourceLine[] }[] = [];
  for (const [index, { line, tag }] of lines.entries()) {
    const draft = drafts.at(-1);
    // A group title is about the entries below it and not part of one.
    if (tag === 'group' && lines[index + 1]?.tag === 'first') continue;
    if (draft && tag === 'first' && isDateOfHead(line, draft)) draft.head.push(line);
    else if (tag === 'first' || !draft) {
      const isHead = tag === 'first' || tag === 'head';
      drafts.push(isHead ? { head: [line], body: [] } : { head: [], body: [asText(line)] });
    } else if (tag === 'head' && draft.body.length === 0 && !isOfOtherThings(line)) draft.head.push(line);
    else draft.body.push(asText(line));
  }
  return drafts;
}

const labeledText = /^(\p{L}[^:：]{2,23})[:：]\s*\S/u;

/** True for a label of other entries and its text: `Projects: R1 / R2, New Town` below a job. */
function isOfOtherThings({ text }: SourceLine): boolean {
  const key = sectionOf(labeledText.exec(text)?.[1] ?? '');
  return key === 'projects' || key === 'skills';
}

/** True for a lone date below a head without dates. */
function isDateOfHead({ text, aside }: SourceLine, { head, body }: DraftEntry): boolean {
  const isDated = (line: SourceLine) => [line.text, line.aside].some((part) => datesInText(part).date !== '');
  return aside === '' && isDateText(text) && head.length > 0 && body.length === 0 && !head.some(isDated);
}

const minLabels = 3;

/**
 * Consecutive lines such as `Client: …`, `Stack: …` and `Role: …` belong to the entry above, so none of them opens
 * an entry; nor do texts below a label that repeats.
 */
function withLabelsInside(lines: readonly TaggedLine[]): readonly TaggedLine[] {
  const inside = new Set<TaggedLine>();
  for (let from = 0; from < lines.length; ) {
    let to = from;
    for (let one = lines[to]; one !== undefined && fieldIn(one.line) !== null; one = lines[to]) to += 1;
    const opening = lines.slice(from, to).filter(({ tag }) => tag === 'first');
    const [only] = opening;
    const isAbove = from > 0 && lines[from]?.tag !== 'first';
    if (to - from >= minLabels && opening.length === 1 && only && isAbove) inside.add(only);
    from = Math.max(to, from + 1);
  }
  const texts = labeledTexts(lines.map(({ line }) => line));
  return lines.map((one) => {
    if (texts.has(one.line)) return { ...one, tag: 'text' };
    return inside.has(one) ? { ...one, tag: 'head' } : one;
  });
}

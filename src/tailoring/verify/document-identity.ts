import type { ResumeDocument, Sections } from '../../contract/resume-document.ts';

/** Fields of an item that tailoring may change, left out of its text; all others are who, where and when. */
const worded: Readonly<Record<string, Readonly<Record<string, undefined>>>> = {
  experience: { summary: undefined },
  volunteer: { summary: undefined, visible: undefined },
  projects: { summary: undefined, visible: undefined },
  skills: { name: undefined, keywords: undefined, visible: undefined },
};

/** Everything of a document that no edit may touch, by place, as text to compare byte for byte. */
export function identityOf({ basics, sections, metadata }: ResumeDocument): ReadonlyMap<string, string> {
  const { headline: _headline, ...person } = basics;
  const { layout, ...look } = metadata;
  const { summary, custom, ...lists } = sections;
  return new Map([
    ['basics', JSON.stringify(person)],
    ['metadata', JSON.stringify(look)],
    // Sections may change places; none comes or goes.
    ['the layout', JSON.stringify(layout.flat(2).sort())],
    ['the custom sections', JSON.stringify(custom)],
    ['the summary section', JSON.stringify({ ...summary, content: '' })],
    ...Object.entries(lists).flatMap(([name, section]) =>
      sectionIdentity(name as keyof typeof lists, section),
    ),
  ]);
}

function sectionIdentity(
  name: Exclude<keyof Sections, 'summary' | 'custom'>,
  { items, ...section }: { readonly items: readonly { readonly id: string }[] },
): [string, string][] {
  const kept = items.map((item): [string, string] => [
    `item ${item.id} of ${name}`,
    JSON.stringify({ ...item, ...worded[name] }),
  ]);
  const order: [string, string][] = mayMove.has(name)
    ? []
    : [[`the order of ${name}`, items.map(({ id }) => id).join()]];
  return [[`the section ${name}`, JSON.stringify(section)], ...order, ...kept];
}

const mayMove: ReadonlySet<string> = new Set(['skills', 'projects', 'volunteer']);

/** A surfaced skill may be an item of its own; what it says is judged as text. */
export function isSkill(place: string): boolean {
  return /^item \S+ of skills$/.test(place);
}

import { withSplitSchools } from '../entries/packed-schools.ts';
import { draftEntries } from '../entries/read-entries.ts';
import { writtenSections } from '../rules/ruled-sections.ts';
import { withSectionStyles } from '../rules/section-styles.ts';
import type { SourceLine } from '../source-line.ts';

const periods: ReadonlySet<string> = new Set(['work', 'volunteer', 'education']);
const lists: ReadonlySet<string> = new Set(['skills', 'languages', 'interests']);

/** The section and role of each line by the rules: heading, part of a head, or text. */
export function taggedByRules(
  lines: readonly SourceLine[],
): readonly { readonly key: string; readonly tag: string }[] {
  const found = new Map<string, { key: string; tag: string }>();
  const say = (line: SourceLine, key: string, tag: string) => {
    if (!found.has(line.place)) found.set(line.place, { key, tag });
  };
  for (const { key, heading, lines: own } of writtenSections(withSectionStyles(lines))) {
    const name = key ?? 'other';
    if (heading) say(heading, name, 'heading');
    if (name === 'head' || name === 'contact' || name === 'summary' || lists.has(name)) {
      for (const line of own) say(line, name, line.style);
      continue;
    }
    const isPeriod = periods.has(name);
    for (const { head, body } of draftEntries(
      name === 'education' ? withSplitSchools(own) : own,
      isPeriod ? 'periods' : 'names',
    )) {
      for (const [index, line] of head.entries()) say(line, name, index === 0 ? 'first' : 'head');
      for (const [index, line] of body.entries())
        say(line, name, index === 0 && head.length === 0 ? 'lone' : 'body');
    }
  }
  return lines.map(({ place }) => found.get(place) ?? { key: '', tag: '' });
}

import type { SourceLine } from '../source-line.ts';
import type { Section } from './sections.ts';

/** A job, a school, a project: the lines of its head and of its text. */
export interface DraftEntry {
  readonly head: readonly SourceLine[];
  readonly body: readonly SourceLine[];
}

/** The entries of a section by what its lines are. */
export function entriesOf({ lines, kind }: Section): readonly DraftEntry[] {
  const hasEntries = lines.some(({ tag }) => tag === 'first');
  // A list without heads: each point is an entry.
  if (!hasEntries && kind === 'things')
    return lines.flatMap(({ line, tag }) => (tag === 'group' ? [] : [{ head: [], body: [line] }]));
  const drafts: { head: SourceLine[]; body: SourceLine[] }[] = [];
  for (const { line, tag } of lines) {
    const draft = drafts.at(-1);
    if (tag === 'first' || !draft) {
      const isHead = tag === 'first' || tag === 'head';
      drafts.push(isHead ? { head: [line], body: [] } : { head: [], body: [asBody(line)] });
    } else if (tag === 'head' && draft.body.length === 0) draft.head.push(line);
    else draft.body.push(asBody(line));
  }
  return drafts;
}

function asBody(line: SourceLine): SourceLine {
  return line.style === 'bullet' ? line : { ...line, style: 'text' };
}

import type { Requirement } from '../../contract/score.ts';

/** A part of the posting, with the requirement that it states, if any. */
export interface PostingPart {
  readonly text: string;
  readonly requirement: Requirement | null;
}

/** Splits the posting at its requirements. If two overlap, the first is marked. */
export function markedPosting(text: string, requirements: readonly Requirement[]): readonly PostingPart[] {
  const inOrder = [...requirements].sort((a, b) => a.source.start - b.source.start);
  const parts: PostingPart[] = [];
  let at = 0;
  for (const requirement of inOrder) {
    const { start, end } = requirement.source;
    if (start < at || end <= start || end > text.length) continue;
    if (start > at) parts.push({ text: text.slice(at, start), requirement: null });
    parts.push({ text: text.slice(start, end), requirement });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), requirement: null });
  return parts;
}

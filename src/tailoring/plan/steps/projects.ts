import { messagesFor } from '../../messages/messages-for.ts';
import type { Chunk, Entry } from '../../resume/resume-model.ts';
import type { Alternatives, PlanInput } from '../plan-input.ts';
import { hiddenForRoom } from '../room/hidden-for-room.ts';
import { bestStanding, type Standing, standingsOf } from '../standing.ts';
import { firstSeenToRise, risenPastIdle } from './order-proposal.ts';

const sections = ['projects', 'volunteer'] as const;
type Section = (typeof sections)[number];

/** Projects and volunteering that show a must stand before what the posting does not speak of. */
export function projectOrder(input: PlanInput): readonly Alternatives[] {
  return sections.flatMap((section) => {
    const entries = entriesOf(section, input);
    const sorted = risenPastIdle(entries, (entry) => standingOfEntry(entry, input));
    const risen = firstSeenToRise(entries, sorted);
    if (!risen) return [];
    const shown = shownBy(risen, input);
    return [
      [
        {
          op: 'reorder',
          source: section,
          order: sorted.map(({ path }) => path),
          rule: 'entry_order',
          reason: messagesFor(input.model.language).changes.entryFirst(risen.title),
          requirements: shown.flatMap(({ path }) => input.relevance.requirementsAt(path)),
          evidence: shown.map(({ path, text }) => ({
            path,
            quote: input.relevance.quotesAt(path)[0] ?? text,
          })),
        },
      ],
    ];
  });
}

/** Hides the projects and volunteering that make room. */
export function projectSelection(input: PlanInput): readonly Alternatives[] {
  const hidden = hiddenForRoom(input);
  return sections
    .flatMap((section) => entriesOf(section, input))
    .filter(({ path }) => hidden.has(path))
    .map(({ path }) => [
      {
        op: 'hide',
        source: path,
        rule: 'entry_selection',
        reason: messagesFor(input.model.language).changes.hidden,
        requirements: [],
        evidence: [],
      },
    ]);
}

function entriesOf(section: Section, { model }: PlanInput): readonly Entry[] {
  return model.entries.filter((entry) => entry.section === section);
}

function shownBy(entry: Entry, { model, relevance }: PlanInput): readonly Chunk[] {
  return model.chunks.filter((chunk) => chunk.entry === entry.path && relevance.weightOf(chunk.path) > 0);
}

function standingOfEntry(entry: Entry, input: PlanInput): Standing {
  const standing = standingsOf(input);
  const texts = input.model.chunks.filter((chunk) => chunk.entry === entry.path);
  return bestStanding(texts.map(({ path, text }) => standing(path, text)));
}

import type { Change } from '../../contract/report.ts';

/** Why a change is not written into the person's own file. */
export type LeftReason = keyof typeof leftReasons;

interface LeftPlace {
  /** The name of the person's file. */
  readonly file: string;
  readonly path: string;
}

/** The reason as a clause. */
export function leftMessage(reason: LeftReason, change: Pick<Change, 'path'>, file: string): string {
  return leftReasons[reason]({ file, path: change.path });
}

const leftReasons = {
  missing: ({ file }) => `not found in ${file}`,
  present: ({ file }) => `${file} says so already`,
  twice: ({ file }) => `is in ${file} more than once`,
  elsewhere: ({ file }) => `is below another heading in ${file} than its entry`,
  section_order: () => 'sections keep their order in your own file',
  entry_order: () => 'entries keep their order in your own file',
  hidden_entry: () => 'sections, entries and skills are not left out of your own file',
  other_field: () => 'only wording, order and skills are changed in your own file',
  same_words: () => 'only the form would change; your own file keeps its paragraphs and lists',
  new_line: ({ file, path }) => `${file} has no place for it; add it by hand, ${placeByHand(path)}`,
  split_line: () => 'one line would become several',
  apart: () => 'the lines are not next to each other, or not set alike',
  in_part: () => 'it is not a paragraph of its own',
  locked: () => 'it is in a field, a tracked change, a box or a numbered list that has to stay as it is',
  list_apart: () => 'its names are not simply in a row, or do not each have a line',
  set_apart: () => 'its names do not look alike, or one has a note, and another name would get it',
  no_list: ({ file }) => `${file} has no list for it; add it to your skills by hand`,
} satisfies Record<string, (place: LeftPlace) => string>;

function placeByHand(path: string): string {
  if (path === '/basics/headline') return 'below your name';
  return path.startsWith('/sections/summary') ? 'above your first section' : 'in its entry';
}

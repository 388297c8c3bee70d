/** What a section holds: jobs, schools, other entries, skills, or lists of languages or interests. */
export type SectionKind = 'work' | 'education' | 'things' | 'skills' | 'lists';

/**
 * `first` opens an entry, `head` continues its head (the lines with title, employer, place and dates), `text` is a
 * text of its own, `rest` continues the text above, `group` is a title that is not an entry.
 */
export type LineTag = 'heading' | 'first' | 'head' | 'text' | 'rest' | 'group';

export type LineState =
  | 'name'
  | 'headline'
  | 'contact'
  | 'summary'
  | 'none'
  | 'heading contact'
  | 'heading summary'
  | 'heading volunteer'
  | `${LineTag} ${SectionKind}`;

const entryTags: readonly LineTag[] = ['heading', 'first', 'head', 'text', 'rest', 'group'];
const listTags: readonly LineTag[] = ['heading', 'text', 'rest', 'group'];

/** In the order of the model's classes. */
export const lineStates: readonly LineState[] = [
  ...(['name', 'headline', 'contact', 'summary', 'none', 'heading contact', 'heading summary'] as const),
  ...(['work', 'education', 'things'] as const).flatMap((kind) =>
    entryTags.map((tag) => `${tag} ${kind}` as const),
  ),
  ...(['skills', 'lists'] as const).flatMap((kind) => listTags.map((tag) => `${tag} ${kind}` as const)),
  // The lines below it have the states of jobs.
  'heading volunteer',
];

/**
 * True if one state may follow the other. Entries of another kind begin below a heading, and heads with a first
 * line; contact details, a summary and page numbers may be anywhere.
 */
export function mayFollow(before: number, now: number): boolean {
  if (lineStates[now]?.startsWith('head ') && /^(?:heading|group) /.test(lineStates[before] ?? ''))
    return false;
  const [last, next] = [kindOf(lineStates[before]), kindOf(lineStates[now])];
  return last === null || next === null || last === next || lineStates[now]?.startsWith('heading') === true;
}

function kindOf(state: LineState | undefined): string | null {
  const [, kind] = (state ?? '').split(' ');
  if (kind === 'volunteer') return 'work';
  return kind === undefined || kind === 'contact' || kind === 'summary' ? null : kind;
}

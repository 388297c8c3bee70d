/** What is in a section and how: jobs, schools, other entries, skills, and lists of languages or interests. */
export type SectionKind = 'work' | 'education' | 'things' | 'skills' | 'lists';

/**
 * What a line of a resume is: `first` opens an entry, `head` goes on with its head, `text` is a text of its own, `rest` goes on
 * with the text above, `group` is a title that is no entry.
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

/** Their order is that of the model's classes. */
export const lineStates: readonly LineState[] = [
  ...(['name', 'headline', 'contact', 'summary', 'none', 'heading contact', 'heading summary'] as const),
  ...(['work', 'education', 'things'] as const).flatMap((kind) =>
    entryTags.map((tag) => `${tag} ${kind}` as const),
  ),
  ...(['skills', 'lists'] as const).flatMap((kind) => listTags.map((tag) => `${tag} ${kind}` as const)),
  // What is below it is as in jobs.
  'heading volunteer',
];

/**
 * Entries of another kind begin below a heading, and their heads with their first lines; contact details, a summary and page
 * numbers may stand anywhere.
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

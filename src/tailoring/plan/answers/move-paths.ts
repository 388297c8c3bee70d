import { answerPlace, textsAt } from '../../../contract/answer-place.ts';
import type { KeptAnswer } from '../../../contract/plan/stored-plan.ts';
import type { ResumeDocument } from '../../../contract/resume-document.ts';

/** A text that was taken out of a list of the base: what stood behind it has moved up. */
interface TakenOut {
  readonly list: string;
  readonly position: number;
}

/** Where the statements stood, each when those before it were out. */
export function takenOut(
  base: ResumeDocument,
  removed: readonly Pick<KeptAnswer, 'path' | 'text'>[],
): readonly TakenOut[] {
  const lists = new Map<string, readonly string[]>();
  return removed.flatMap(({ path, text }) => {
    const place = answerPlace(path);
    const texts = lists.get(path) ?? (place ? textsAt(base, place) : []);
    const position = texts.lastIndexOf(text);
    if (position === -1) return [];
    lists.set(path, texts.toSpliced(position, 1));
    return [{ list: path, position }];
  });
}

/** A path of the base before as one of the base now; null when what it names was taken out. */
function movedPath(path: string, gone: readonly TakenOut[]): string | null {
  let moved = path;
  for (const { list, position } of gone) {
    if (!moved.startsWith(`${list}[`)) continue;
    const end = moved.indexOf(']', list.length);
    const index = Number(moved.slice(list.length + 1, end));
    if (index === position) return null;
    if (index > position) moved = `${list}[${index - 1}${moved.slice(end)}`;
  }
  return moved;
}

const pathKeys: ReadonlySet<string> = new Set(['source', 'after', 'path']);
const listKeys: ReadonlySet<string> = new Set(['order', 'absorbed']);

/** Steps with their paths of the base moved; without those that are about what was taken out. */
export function movePaths<Step extends object>(
  steps: readonly Step[],
  gone: readonly TakenOut[],
): readonly Step[] {
  if (gone.length === 0) return steps;
  return steps.flatMap((step) => {
    const moved = withMovedPaths(step, gone);
    return moved ? [moved as Step] : [];
  });
}

function withMovedPaths(step: object, gone: readonly TakenOut[]): object | null {
  const moved = new Map<string, unknown>();
  for (const [key, value] of Object.entries(step)) {
    if (pathKeys.has(key) && typeof value === 'string') {
      const path = movedPath(value, gone);
      if (path === null) return null;
      moved.set(key, path);
    } else if (listKeys.has(key) && Array.isArray(value)) {
      moved.set(
        key,
        value.flatMap((one) => movedPath(String(one), gone) ?? []),
      );
    } else if (key === 'evidence' && Array.isArray(value)) {
      moved.set(
        key,
        value.flatMap((one: object) => withMovedPaths(one, gone) ?? []),
      );
    } else moved.set(key, value);
  }
  return Object.fromEntries(moved);
}

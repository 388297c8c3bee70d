import { memoizeByObject } from '../../text/memoize.ts';
import type { Chunk, ResumeModel } from './resume-model.ts';

/** Steps ask for the texts of one resume again and again. */
const textsByPath = memoizeByObject(
  (chunks: readonly Chunk[]): ReadonlyMap<string, string> =>
    new Map(chunks.map(({ path, text }) => [path, text])),
);

/** The text at a path of the resume; '' where there is none. */
export function textAt({ chunks }: Pick<ResumeModel, 'chunks'>, path: string): string {
  return textsByPath(chunks).get(path) ?? '';
}

import { isOnlyWish } from '../framing/wishes.ts';
import type { ResumeModel } from './resume-model.ts';

/** True if the summary says only what job the person wants, and the rest of the resume names all that it names. */
export function hasOnlyWish({ chunks, language }: ResumeModel): boolean {
  const own = chunks.find(({ kind }) => kind === 'summary');
  if (!own || language === null) return false;
  const others = chunks.filter(({ kind }) => kind !== 'summary').map(({ text }) => text);
  return isOnlyWish(own.lexicon, own.text.split('\n'), language, others);
}

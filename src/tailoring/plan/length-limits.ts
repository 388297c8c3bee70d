import type { FinetuneLevel } from '../../contract/choices.ts';
import { memoizeByObject } from '../../text/memoize.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import type { Chunk, ResumeModel } from '../resume/resume-model.ts';
import { levels } from './levels.ts';

/** A resume that does not fill a page may grow towards one: a share of few words is no room for a summary. */
const pageWords = 400;
const shortMayGrow = 60;

/** How many words the tailored resume may have. */
export interface LengthLimits {
  readonly base: number;
  readonly least: number;
  readonly most: number;
}

export function lengthLimits(model: ResumeModel, level: FinetuneLevel): LengthLimits {
  const { least, most } = levels[level].lengthShare;
  const { base } = lengthOf(model);
  const grown = Math.min(pageWords, base + shortMayGrow);
  return { base, least: least * base, most: Math.max(most * base, grown) };
}

/** Several steps ask for the limits of one resume. */
const lengthOf = memoizeByObject(({ chunks }: ResumeModel) => ({ base: wordsIn(chunks) }));

export function wordsIn(chunks: readonly Chunk[]): number {
  return chunks.reduce((sum, { text }) => sum + countWords(text), 0);
}

const ideograph = preparedPattern(String.raw`\p{Script=Han}`, 'gu');

/** Words parted by spaces; where there are none, characters. */
export function countWords(text: string): number {
  const characters = text.match(ideograph.for(text))?.length ?? 0;
  const spaced = characters === 0 ? text : text.replace(ideograph.for(text), ' ');
  return characters + (spaced.match(/\S+/g)?.length ?? 0);
}

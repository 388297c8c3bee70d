import { memoize } from '../../text/memoize.ts';
import { tokenize } from '../../text/tokenize.ts';
import { wordSet } from './cue.ts';
import { findCues } from './find-cues.ts';

/** Words that say nothing beside those of a level. */
const beside: ReadonlySet<string> = wordSet(
  `only skills skill knowledge level tools experience user and of in with my some currently
  nur kenntnisse stufe und in mit
  compétences connaissances niveau de en et
  conocimientos nivel de en y
  知 识 水 平 的`,
);

/** Whether a text is the name of a low level, and of nothing else: `Beginner`, `Basic knowledge`, `Learning`. */
export function namesLowLevel(text: string): boolean {
  return text.split('\n').some((line) => isLow(line).low);
}

const isLow = memoize(1000, (line) => {
  const { found } = findCues(line);
  const alone = alones.has(line.trim().toLowerCase());
  if (found === null) return { low: alone };
  // What limits only the names in front of it is no level: `Skills`.
  const cues = found.cues.filter(({ cue }) => cue.reach !== 'between');
  const said = new Set(cues.flatMap(({ first, end }) => tokenRange(first, end)));
  const isAll = tokenize(line).every(({ text }, index) => said.has(index) || beside.has(text.toLowerCase()));
  return { low: alone || (isAll && cues.some(({ cue }) => cue.limit !== 'none')) };
});

/** Levels that limit nothing within a sentence. */
const alones: ReadonlySet<string> = new Set(
  'basic elementary entry low familiar limited gering grund einfach faible base élémentaire bajo elemental 基础 入门 初级 一般 了解'.split(
    ' ',
  ),
);

function tokenRange(first: number, end: number): readonly number[] {
  return Array.from({ length: end - first }, (_, step) => first + step);
}

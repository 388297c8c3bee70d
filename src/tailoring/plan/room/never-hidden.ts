import { kindOf } from '../../lexicon/lexicon.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { readText } from '../../text/read-text.ts';
import { figuresOf } from '../../verify/figures.ts';
import { isEverydayTool } from '../is-everyday-tool.ts';
import type { PlanInput } from '../plan-input.ts';

/** Ranks, prizes and multiples in words, in the languages of resumes. */
const ranking = preparedPattern(
  String.raw`(?<!\p{L})(?:award|prize|medal|winner|won|ranked|ranking|finalist|honou?r|best|top|first|doubled|tripled|halved|half|twice|record|promoted|auszeichnung|ausgezeichnet|preis|beste|erste|verdoppel|halbier|befördert|prix|lauréat|meilleur|premi[eè]r|doublé|promu|premio|galardón|mejor|primer|duplic|ascend)|[奖冠亚]|第[一二三]|最佳|翻倍|晋升|[一二三四五六七八九十两][个名次人家万千百]`,
  'iu',
);
const toolKinds: ReadonlySet<string | null> = new Set(['tool', 'certificate', 'licence']);

/**
 * Whether a text stays at any length: it answers the posting or shares a telling word with it, holds a number, a rank or an
 * award, or names a tool.
 */
export function isNeverHidden({ path, text }: Chunk, { relevance }: Pick<PlanInput, 'relevance'>): boolean {
  if (relevance.weightOf(path) > 0 || relevance.nearness(text) > 0) return true;
  const read = readText(text);
  if (/\p{N}/u.test(text) || ranking.test(text) || figuresOf(read).length > 0) return true;
  return read.terms.some((term) => toolKinds.has(kindOf(term.canonical)) && !isEverydayTool(term.canonical));
}

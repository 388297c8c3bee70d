import { everyMatch } from '../../text/every-match.ts';
import type { TokenRange } from '../../text/find-form.ts';
import type { Clause } from '../clause.ts';
import { cueOf } from '../cues/cue-of.ts';
import { leadEnd } from '../cues/lead-phrases.ts';
import { listBorder } from '../cues/list-border.ts';
import { praiseLength } from '../cues/praise-length.ts';

const possessive = /['’]s?$/u;

/**
 * Whether the company's name stands for what it makes: `Experience with Notion` at Notion. So it does as the object
 * of what is asked for, and in a list of that; "eligible to work for Notion" and "Notion's values" mean the company.
 */
export function isProduct({ text, isItem }: Clause, { start, end }: TokenRange): boolean {
  if (possessive.test(text.slice(start, end))) return false;
  const before = `${text.slice(0, start).trimEnd()} `;
  if (before === ' ') return isItem || cueOf(text) !== null;
  const border = everyMatch(before, listBorder).at(-1);
  const from = Math.max(leadEnd(before) ?? 0, border ? border.index + border[0].length : 0);
  return from >= before.length || praiseLength(before.slice(from)) >= before.length - from;
}

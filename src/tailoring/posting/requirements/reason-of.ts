import type { Clause } from '../clause.ts';
import type { Cue } from '../cues/cue-of.ts';

const cueReasons: Readonly<Record<Exclude<Cue, 'ignored'>, string>> = {
  must: ', in a sentence that says it is required',
  nice: ', in a sentence that says it is nice to have',
  asked: ', in a sentence that asks for it',
  held: ', in a sentence that says the reader has it',
  negated: '',
};

/** Why something is a requirement, and of which class, in words: what it is, and where and how it is asked for. */
export function reasonOf(reason: string, { heading, cue, section }: Clause): string {
  const cued = cue === null || cue === 'ignored' ? '' : cueReasons[cue];
  const place = heading === '' ? `, ${section === 'none' ? 'no heading' : section}` : `, under "${heading}"`;
  return `${reason}${place}${cued}`;
}

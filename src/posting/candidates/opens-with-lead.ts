import type { Clause } from '../clause.ts';
import { hasLead, praiseLength } from '../cues/lead-phrases.ts';
import { tellsToDo } from '../sentences/voice-words.ts';

/** In words, behind what praises it: "working knowledge of", "experience and understanding of". */
const maxLeadLength = 4;

/**
 * Whether a sentence begins with what leads to something asked for, so that it asks even among duties: "Experience
 * with …", but not "Build an understanding of …" or "Teaching experience in …".
 */
export function opensWithLead(text: string): boolean {
  const trimmed = text.trimStart();
  const told = trimmed.slice(praiseLength(trimmed));
  const opening = told.split(/\s+/, maxLeadLength).join(' ');
  return hasLead(`${opening} `) && !tellsToDo(told) && !/^(?!understanding)\p{L}+ing\b/iu.test(told);
}

/** Whether a clause stands where things are asked for, rather than told or done. */
export function asksFor({ cue, section, text }: Clause): boolean {
  if (section === 'requirements' || section === 'nice') return true;
  if (section === 'responsibilities') return cue === null && opensWithLead(text);
  return section === 'none' && cue !== null && cue !== 'ignored' && cue !== 'negated';
}

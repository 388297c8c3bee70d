import { hasLead } from '../cues/lead-phrases.ts';
import { praiseLength } from '../cues/praise-length.ts';
import { tellsToDo } from '../sentences/tells-to-do.ts';

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

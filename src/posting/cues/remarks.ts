import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import type { TokenRange } from '../../text/find-form.ts';
import { allMatches } from '../../text/patterns/patterns.ts';
import { isPhrase } from '../../text/patterns/phrase-table.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { fold } from '../../values/fold.ts';
import { required } from './cues.ts';

/* Remarks, which name nothing themselves and say how much what is beside them is asked for. */

/** A cue in brackets that names nothing itself. */
const remark = preparedPattern(
  () => String.raw`^\s*(?:(?:is |are |would be )?an? )?(?:${phrases('posting', 'nice_remark')})\s*$`,
  'iu',
);
/** Only marks the text before or after it as nice to have. */
const adverb = preparedPattern(
  () =>
    String.raw`^\s*(?:${phrases('posting', 'ideally')}|am besten|可?优先(?:考虑|录用)?|更佳|加分|(?:c['’]est|ce serait|that(?:['’]s| is| would be)|which is|das ist|das wäre|es|sería) (?:un|le|an?|the|das|ein) (?:\p{L}+ )?(?:plus|bonus|atout|advantage|asset|pluspunkt|punto)(?: .*)?)\s*[。.]?$`,
  'iu',
);

/** True for the text of a bracket or aside: "nice to have". */
export function isNiceRemark(text: string): boolean {
  return remark.test(text);
}

/** True for a text that makes what is beside it nice to have: "preferably". */
export function isWelcomingAdverb(text: string): boolean {
  return adverb.test(text);
}

/** True for a text that names nothing and only calls what is beside it welcome: "preferably", "nice to have". */
export function isRemark(text: string): boolean {
  return adverb.test(text) || remark.test(text);
}

const bracket = /[(（]([^()（）]{2,40})[)）]/g;

/** A remark in brackets that rules the item before it, with its place. */
export interface BracketRemark extends TokenRange {
  readonly cue: 'must' | 'nice';
}

/** The remarks in brackets of a text, "(excluyente)", "(preferred)"; a bracket that names something is not one. */
export function bracketRemarks(text: string): readonly BracketRemark[] {
  if (!/[(（]/.test(text)) return [];
  return allMatches(text, bracket).flatMap(({ index, 0: { length }, 1: said = '' }) => {
    const cue = cueOfRemark(said);
    return cue === null ? [] : [{ start: index, end: index + length, cue }];
  });
}

/** The cue of a text that is only a remark: "exigé", "optional"; null for any other. */
export function cueOfRemark(said: string): BracketRemark['cue'] | null {
  const parts = said.split(/[.,;]/).filter((part) => part.trim() !== '');
  if (parts.every(isRemark)) return 'nice';
  return isPhrase(required, fold(said.trim())) ? 'must' : null;
}

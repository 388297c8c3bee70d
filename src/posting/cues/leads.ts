import { phraseTable } from '../../lexicon/posting-phrases.ts';
import type { TokenRange } from '../../text/find-form.ts';
import { lowerCase } from '../../text/fold.ts';
import { lazy, memoize } from '../../text/memoize.ts';
import { anyPhrase, linesOf } from '../../text/phrase-table.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import type { Clause } from '../clause.ts';
import { isImperative } from '../sentences/sentence-subject.ts';

/** Past forms before the thing that was worked with. Source of a regular expression. */
export const doneWords = phraseTable('past_form');

/**
 * Verbs of trades after "able to" and "can", whose object is asked for. Verbs of every job (manage, build, learn, meet)
 * are not included. Source of a regular expression.
 */
export const tradeVerbs = phraseTable('trade_verb');

/**
 * Separates a phrase from the next word; nothing after a French elision, "connaissance de l'anglais". Source of a
 * regular expression.
 */
const wordGap = String.raw`(?:\s{1,20}|(?<=['’]))`;

/** Prefixes before an activity, whose list may go on with further verbs. Source of a regular expression. */
const activityWords = phraseTable('ability_prefix');

/** Leads: wording that introduces a requirement, or a list of them up to the end of the clause. */
const leadWords = phraseTable('requirement_prefix');

/** Introduces examples or past work, which asks for nothing by itself. */
const exampleWords = phraseTable('example_prefix');

/** Words before a thing that only praise it, or that a list left behind. */
const praiseWords = phraseTable('leading_modifier');

/** Words after a thing that add nothing, up to the end. */
const tailWords = phraseTable('trailing_words');

/**
 * Matches lower-case text, like the tables; the group captures what introduces examples. Compiled once because that is
 * slow.
 */
const leading = lazy(() => {
  const { zh = '', ...spaced } = leadWords();
  const phrases = `\\b(?:${anyPhrase(spaced)}|(${anyPhrase(exampleWords())}))${wordGap}`;
  return preparedPattern(`${phrases}|(?:${linesOf(zh).join('|')})`, 'gu');
});

/** True if a text introduces something that it asks for: "experience with …", not only "such as …". */
export function hasLead(text: string): boolean {
  return leadIn(text).hasLead;
}

const maxAsked = 1000;

const leadIn = memoize(maxAsked, (text): { readonly hasLead: boolean } => ({ hasLead: hasLeadIn(text) }));

function hasLeadIn(text: string): boolean {
  const lower = lowerCase(text);
  if (!leading().mayMatch(lower)) return false;
  const pattern = leading().for(lower);
  pattern.lastIndex = 0;
  for (let match = pattern.exec(lower); match !== null; match = pattern.exec(lower)) {
    if (match[1] === undefined) return true;
    // A lead may begin inside wording that introduces an example: "worked with knowledge of …".
    pattern.lastIndex = match.index + 1;
  }
  return false;
}

/** The end of the last lead; null if there is none. */
export function leadEnd(text: string): number | null {
  return leadRanges(text).at(-1)?.end ?? null;
}

/** Stretches; each is looked up when it is split, when it is trimmed and when its line is read as a whole. */
const maxRemembered = 300;

/** The ranges of leads and of wording that introduces examples. */
export const leadRanges: (text: string) => readonly TokenRange[] = memoize(maxRemembered, (text) => {
  const found = leading().all(lowerCase(text));
  return found.map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
});

const activity = lazy(() => preparedPattern(`\\b${anyPhrase(activityWords())}\\s`, 'iu'));

/** True if verbs follow a lead: "able to read drawings, bend conduit and pull wire". */
export function leadsToActivity(lead: string): boolean {
  return activity().test(lead);
}

/** Matches lower-case text, like the table. */
const praise = lazy(() => {
  const { zh = '', ...spaced } = praiseWords();
  return preparedPattern(`^(?:(?:${anyPhrase(spaced)})${wordGap}|(?:${linesOf(zh).join('|')})\\s*)+`);
});

/** The number of characters at the start that only praise what follows. */
export function praiseLength(text: string): number {
  return praise().exec(lowerCase(text))?.[0].length ?? 0;
}

/** Matches lower-case text, like the table. */
const tailPattern = lazy(() => {
  const { zh = '', ...spaced } = tailWords();
  return preparedPattern(`\\s{1,20}(?:${anyPhrase(spaced)})$|(?:${linesOf(zh).join('|')})$`);
});

/** Removes words at the end that add nothing: "welding experience" is about welding. */
export function withoutTail(text: string): string {
  const tail = tailPattern().exec(lowerCase(text));
  return tail ? withoutTail(text.slice(0, tail.index)) : text;
}

/* Cleaned postings have single blanks, and at most three around the end of a line. */

/** The border between two items of a list. */
export const listBorder =
  /\s{0,3}(?:[,;，、；（）•|]|(?<![A-Z]{2}(?=\([A-Z]{1,2}\)))\(|(?<!\([A-Z]{1,2})\)|[:：](?=\s)|\s[/–—-]\s|(?<![\p{L}\p{N}_])(?:and\/or|and|or|as well as|plus|und|oder|sowie|et|ou|ainsi que|y|e|o|u)(?=\s)|和|及(?!以上)|与|以及|或者?|(?<=\p{Script=Han}{2})(?<!了解|熟悉|掌握|关注)行业(?=\p{Script=Han}))\s{0,3}/giu;

/** Joins alternatives of which one is enough. */
export const alternative = /\s{0,3}(?:\b(?:or|oder|bzw\.?|ou|o)\b|\/|或者?)\s{0,3}/iu;

/** Words after praise: "working knowledge of", "experience and understanding of". */
const maxLeadLength = 4;

/**
 * True if a sentence begins with a lead, so that it asks for something even among duties: "Experience with …", but not
 * "Build an understanding of …" or "Teaching experience in …".
 */
export function opensWithLead(text: string): boolean {
  const trimmed = text.trimStart();
  const sentence = trimmed.slice(praiseLength(trimmed));
  const opening = sentence.split(/\s+/, maxLeadLength).join(' ');
  return (
    hasLead(`${opening} `) && !isImperative(sentence) && !/^(?!understanding)\p{L}+ing\b/iu.test(sentence)
  );
}

/** True if a clause asks for things instead of describing or doing them. */
export function asksFor({ cue, section, text }: Clause): boolean {
  if (section === 'requirements' || section === 'nice') return true;
  if (section === 'responsibilities') return cue === null && opensWithLead(text);
  return section === 'none' && cue !== null && cue !== 'ignored' && cue !== 'negated';
}

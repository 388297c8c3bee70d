import { phraseTable } from '../../lexicon/posting-phrases.ts';
import type { TokenRange } from '../../text/find-form.ts';
import { lowerCase } from '../../text/fold.ts';
import { lazy, memoize } from '../../text/memoize.ts';
import { anyPhrase, linesOf } from '../../text/phrase-table.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import type { Clause } from '../clause.ts';
import { isImperative } from '../sentences/sentence-subject.ts';

/** What somebody has done, as it stands before what it was done with. A piece of a regular expression. */
export const doneWords = phraseTable('past_form');

/**
 * What is done in a trade, as it comes after "able to" and "can": what follows it is asked for. Words that
 * every job uses (manage, build, learn, meet) stay out. A piece of a regular expression.
 */
export const tradeVerbs = phraseTable('trade_verb');

/** What parts a phrase from the next word: nothing more where French elides, "connaissance de l'anglais". A piece of a regular expression. */
const wordGap = String.raw`(?:\s{1,20}|(?<=['’]))`;

/** What leads to something done: a list of it may go on with further verbs. A piece of a regular expression. */
const activityWords = phraseTable('ability_prefix');

/** What leads to what is asked for: up to the end of the clause, a list of it follows. */
const leadWords = phraseTable('requirement_prefix');

/** What leads to examples or to what was done; that alone asks for nothing. */
const exampleWords = phraseTable('example_prefix');

/** Words before the thing itself that only praise it, or that the list left behind. */
const praiseWords = phraseTable('leading_modifier');

/** What may follow the thing itself and adds nothing, up to the end. */
const tailWords = phraseTable('trailing_words');

/** Over text in lower case, as the tables are: what leads to examples is in the group. One pattern, for it takes long to compile. */
const leading = lazy(() => {
  const { zh = '', ...spaced } = leadWords();
  const phrases = `\\b(?:${anyPhrase(spaced)}|(${anyPhrase(exampleWords())}))${wordGap}`;
  return preparedPattern(`${phrases}|(?:${linesOf(zh).join('|')})`, 'gu');
});

/** Whether a text leads to something that it asks for: "experience with …", not only "such as …". */
export function hasLead(text: string): boolean {
  return leadIn(text).stands;
}

const maxAsked = 1000;

const leadIn = memoize(maxAsked, (text): { readonly stands: boolean } => ({ stands: standsIn(text) }));

function standsIn(text: string): boolean {
  const lower = lowerCase(text);
  if (!leading().mayMatch(lower)) return false;
  const pattern = leading().for(lower);
  pattern.lastIndex = 0;
  for (let match = pattern.exec(lower); match !== null; match = pattern.exec(lower)) {
    if (match[1] === undefined) return true;
    // Within what leads to an example another may begin: "worked with knowledge of …".
    pattern.lastIndex = match.index + 1;
  }
  return false;
}

/** Where the last lead phrase ends; null without one. */
export function leadEnd(text: string): number | null {
  return leadRanges(text).at(-1)?.end ?? null;
}

/** In stretches: each is asked about where it is parted, again where it is cut, and where a line is read as a whole. */
const maxRemembered = 300;

/** Where a text leads to what it asks for, or to examples of it. */
export const leadRanges: (text: string) => readonly TokenRange[] = memoize(maxRemembered, (text) => {
  const found = leading().all(lowerCase(text));
  return found.map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
});

const activity = lazy(() => preparedPattern(`\\b${anyPhrase(activityWords())}\\s`, 'iu'));

/** Whether a lead is followed by verbs: "able to read drawings, bend conduit and pull wire". */
export function leadsToActivity(lead: string): boolean {
  return activity().test(lead);
}

/** Over text in lower case, as the table is. */
const praise = lazy(() => {
  const { zh = '', ...spaced } = praiseWords();
  return preparedPattern(`^(?:(?:${anyPhrase(spaced)})${wordGap}|(?:${linesOf(zh).join('|')})\\s*)+`);
});

/** How many characters at the start only praise what follows. */
export function praiseLength(text: string): number {
  return praise().exec(lowerCase(text))?.[0].length ?? 0;
}

/** Over text in lower case, as the table is. */
const tailPattern = lazy(() => {
  const { zh = '', ...spaced } = tailWords();
  return preparedPattern(`\\s{1,20}(?:${anyPhrase(spaced)})$|(?:${linesOf(zh).join('|')})$`);
});

/** The text without what trails the thing itself: "welding experience" is about welding. */
export function withoutTail(text: string): string {
  const tail = tailPattern().exec(lowerCase(text));
  return tail ? withoutTail(text.slice(0, tail.index)) : text;
}

/* Blanks stand one at a time in a cleaned posting, beside the end of a line at most three. */

/** Where one item of a list ends and the next begins. */
export const listBorder =
  /\s{0,3}(?:[,;，、；（）•|]|(?<![A-Z]{2}(?=\([A-Z]{1,2}\)))\(|(?<!\([A-Z]{1,2})\)|[:：](?=\s)|\s[/–—-]\s|(?<![\p{L}\p{N}_])(?:and\/or|and|or|as well as|plus|und|oder|sowie|et|ou|ainsi que|y|e|o|u)(?=\s)|和|及(?!以上)|与|以及|或者?|(?<=\p{Script=Han}{2})(?<!了解|熟悉|掌握|关注)行业(?=\p{Script=Han}))\s{0,3}/giu;

/** Either of two satisfies. */
export const alternative = /\s{0,3}(?:\b(?:or|oder|bzw\.?|ou|o)\b|\/|或者?)\s{0,3}/iu;

/** In words, after what praises it: "working knowledge of", "experience and understanding of". */
const maxLeadLength = 4;

/**
 * Whether a sentence begins with what leads to something asked for, so that it asks even among duties: "Experience
 * with …", but not "Build an understanding of …" or "Teaching experience in …".
 */
export function opensWithLead(text: string): boolean {
  const trimmed = text.trimStart();
  const sentence = trimmed.slice(praiseLength(trimmed));
  const opening = sentence.split(/\s+/, maxLeadLength).join(' ');
  return (
    hasLead(`${opening} `) && !isImperative(sentence) && !/^(?!understanding)\p{L}+ing\b/iu.test(sentence)
  );
}

/** Whether a clause stands where things are asked for, rather than described or done. */
export function asksFor({ cue, section, text }: Clause): boolean {
  if (section === 'requirements' || section === 'nice') return true;
  if (section === 'responsibilities') return cue === null && opensWithLead(text);
  return section === 'none' && cue !== null && cue !== 'ignored' && cue !== 'negated';
}

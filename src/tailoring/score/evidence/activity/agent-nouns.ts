import { agentNounEndings, irregularAgentNouns } from '../../../../lexicon/activity-nouns.ts';
import { phrases } from '../../../../lexicon/phrase-lists.ts';
import type { ReadText } from '../../../../lexicon/read-text.ts';
import { wordList } from '../../../../lexicon/word-lists.ts';
import type { AskedRequirement } from '../../../../posting/posting.ts';
import type { TokenRange } from '../../../../text/find-form.ts';
import { fold } from '../../../../text/fold.ts';
import { wordSet } from '../../../../text/lists.ts';
import { memoize, memoizeByObject } from '../../../../text/memoize.ts';
import { preparedPattern } from '../../../../text/prepared-pattern.ts';
import { type Token, tokenize } from '../../../../text/tokenize.ts';
import { wordKey } from '../../../../text/word-key.ts';
import { formsOf } from '../forms-of.ts';

/* Who does a thing is called after it: a welder has done welding. */

/** What of a title says that somebody did a thing for a living: `Project Manager` of project management. */
interface AgentNoun {
  /** Token keys, any of them. */
  readonly agentNoun: ReadonlySet<string>;
  /** Token keys that must stand in the title too. */
  readonly object: readonly string[];
}

const maxNameWords = 4;

/** Half of all titles have one of these, of whatever is managed or developed. Token keys. */
const saysNothingAlone = wordList('tailoring', 'common_activity');
const joins = wordSet('of the de du des d la le les l del los las en');

/** What the titles are called of those who do what a requirement asks for; a credential or a language is done by nobody. */
export const agentNounsOf = memoizeByObject((requirement: AskedRequirement): readonly AgentNoun[] =>
  requirement.kind === 'skill'
    ? formsOf(requirement).flatMap(({ text, done }) => (done ? [] : agentNounsFor(text)))
    : [],
);

/**
 * The activity is the first or the last word of its name: `project management`, `gestion de projets`. The same spellings come
 * by with every posting.
 */
const agentNounsFor = memoize(5000, (name): readonly AgentNoun[] => {
  const tokens = tokenize(name);
  if (tokens.length > maxNameWords) return [];
  const ends =
    tokens.length === 1 ? tokens : [tokens.at(-1), tokens[0]].filter((token) => token !== undefined);
  return ends.flatMap((activity) => {
    const object = tokens
      .filter((token) => token !== activity && !joins.has(token.key))
      .map(({ key }) => key);
    if (object.length === 0 && saysNothingAlone.has(activity.key)) return [];
    const agentNoun = agentNounWords(activity.text);
    return agentNoun.length === 0 ? [] : [{ agentNoun: new Set(agentNoun), object }];
  });
});

const beside = preparedPattern(String.raw`\b(?:to|for) (?:the )?$`, 'i');

/** Where a title says who does it: "Senior Project Manager", but not "Assistant to the Project Manager". */
export function findAgentNoun(
  { text, tokens, keys }: ReadText,
  { agentNoun, object }: AgentNoun,
): TokenRange | null {
  if (!object.every((key) => keys.has(key))) return null;
  const found = tokens.find(({ key }) => agentNoun.has(key));
  if (!found || !object.every((each) => tokens.some(({ key }) => key === each))) return null;
  const all = [found, ...tokens.filter(({ key }) => object.includes(key))];
  const start = Math.min(...all.map((token) => token.start));
  const end = Math.max(...all.map((token) => token.end));
  return beside.test(text.slice(0, start)) ? null : { start, end };
}

const serving = preparedPattern(
  () =>
    String.raw`\b(?:${phrases('tailoring', 'serving_as')})(?: (?:part-time|mainly|also|in parallel|zusätzlich))? (?:as|als|comme|en tant que|como)(?: (?:an?|the|our|deputy|stand-in|interim|sole|un|une|una))?\s+$`,
  'iu',
);
const opening = preparedPattern(String.raw`(?:^|[.;:•\n])\s{0,3}$`);
const doneFor = preparedPattern(String.raw`^\s+(?:for|of|to|für|von|de|du|des|del)\s`, 'i');
/** In UTF-16 units: the longest way to say it, with what stands around it. */
const maxBeforeLength = 80;
/** As many words as a title puts around who does it: "lead trainer", "first aid instructor". */
const maxTitleWords = 4;

/** Where a sentence says that somebody was that: "Acted as scrum master", "Mentor to four juniors". */
export function findStatedAgentNoun(read: ReadText, agentNoun: AgentNoun): TokenRange | null {
  const { text, tokens, keys } = read;
  for (const [first, { start }] of tokens.entries()) {
    const before = text.slice(Math.max(0, start - maxBeforeLength), start);
    const isServing = serving.test(before);
    if (!isServing && !opening.test(before)) continue;
    const title = titleFrom(text, tokens, first);
    const range = findAgentNoun({ ...read, keys, tokens: title }, agentNoun);
    const isFor = range?.end === title.at(-1)?.end && doneFor.test(text.slice(range?.end));
    if (range && (isServing || isFor)) return range;
  }
  return null;
}

/** The words that follow each other with no mark or preposition between them. */
function titleFrom(text: string, tokens: readonly Token[], first: number): readonly Token[] {
  const words = tokens.slice(first, first + maxTitleWords);
  const end = words.findIndex(
    ({ key, start }, step) =>
      step > 0 && (ends.has(key) || /[^\s\-/]/.test(text.slice(words[step - 1]?.end, start))),
  );
  return end < 0 ? words : words.slice(0, end);
}

const ends = wordSet('for of to in at on with and fur von im bei de du des del en');

const minStemLength = 3;
const maxEndingLength = 8;

/** What those are called who do what a word names, as token keys: `welder` of welding; none for what is no activity. */
function agentNounWords(word: string): readonly string[] {
  const folded = fold(word).replace(/(?<=[^s])s$/, '');
  const found = [...irregularAgentNouns(fold(word)), ...irregularAgentNouns(folded)];
  for (let at = Math.max(minStemLength, folded.length - maxEndingLength); at < folded.length; at += 1) {
    const endings = agentNounEndings(folded.slice(at));
    found.push(...endings.map((ending) => folded.slice(0, at) + ending));
  }
  return found.map(wordKey);
}

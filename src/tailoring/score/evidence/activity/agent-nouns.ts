import { memoizeInLexicon } from '../../../../lexicon/lexicon.ts';
import { phrases } from '../../../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../../../lexicon/packed/word-lists.ts';
import type { ReadText } from '../../../../lexicon/read-text.ts';
import { agentNounEndings, irregularAgentNouns } from '../../../../lexicon/words/activity-nouns.ts';
import type { AskedRequirement } from '../../../../posting/posting.ts';
import type { TokenRange } from '../../../../text/find-form.ts';
import { preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import { type Token, tokenize } from '../../../../text/tokenize.ts';
import { wordKey } from '../../../../text/word-key.ts';
import { fold } from '../../../../values/fold.ts';
import { wordSet } from '../../../../values/lists.ts';
import { memoize } from '../../../../values/memoize.ts';
import { formsOf } from '../forms-of.ts';

/* Finds agent nouns: a job as a welder shows welding. */

/** The words of a title that show an activity: `Project Manager` shows project management. */
interface AgentNoun {
  /** Token keys of which the title must contain one. */
  readonly agentNoun: ReadonlySet<string>;
  /** Token keys that the title must all contain too. */
  readonly object: readonly string[];
}

const maxNameWords = 4;

/** Token keys of activities that need an object, because half of all titles have one: `management`. */
const commonActivities = wordList('tailoring', 'common_activity');
const joins = wordSet('of the de du des d la le les l del los las en');

/** Agent nouns for the activity that a requirement asks for. Only skills have them. */
export const agentNounsOf = memoizeInLexicon(
  (lexicon, requirement: AskedRequirement): readonly AgentNoun[] =>
    requirement.kind === 'skill'
      ? formsOf(lexicon, requirement).flatMap(({ text, done }) => (done ? [] : agentNounsFor(text)))
      : [],
);

/** Takes the first or last word as the activity: `project management`, `gestion de projets`. */
const agentNounsFor = memoize(5000, (name): readonly AgentNoun[] => {
  const tokens = tokenize(name);
  if (tokens.length > maxNameWords) return [];
  const ends =
    tokens.length === 1 ? tokens : [tokens.at(-1), tokens[0]].filter((token) => token !== undefined);
  return ends.flatMap((activity) => {
    const object = tokens
      .filter((token) => token !== activity && !joins.has(token.key))
      .map(({ key }) => key);
    if (object.length === 0 && commonActivities.has(activity.key)) return [];
    const agentNoun = agentNounWords(activity.text);
    return agentNoun.length === 0 ? [] : [{ agentNoun: new Set(agentNoun), object }];
  });
});

const assistingPrefix = preparedPattern(String.raw`\b(?:to|for) (?:the )?$`, 'i');

/** Finds the agent noun in a title: "Senior Project Manager", but not "Assistant to the Project Manager". */
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
  return assistingPrefix.test(text.slice(0, start)) ? null : { start, end };
}

const serving = preparedPattern(
  () =>
    String.raw`\b(?:${phrases('tailoring', 'serving_as')})(?: (?:part-time|mainly|also|in parallel|zusätzlich))? (?:as|als|comme|en tant que|como)(?: (?:an?|the|our|deputy|stand-in|interim|sole|un|une|una))?\s+$`,
  'iu',
);
const opening = preparedPattern(String.raw`(?:^|[.;:•\n])\s{0,3}$`);
const doneFor = preparedPattern(String.raw`^\s+(?:for|of|to|für|von|de|du|des|del)\s`, 'i');
/** In UTF-16 units; the longest text that `serving` matches. */
const maxBeforeLength = 80;
/** Words of a title in a sentence: "lead trainer", "first aid instructor". */
const maxTitleWords = 4;

/** Finds an agent noun that a sentence uses for the person: "Acted as scrum master", "Mentor to four juniors". */
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

/** The words from `first` up to a punctuation mark or preposition. */
function titleFrom(text: string, tokens: readonly Token[], first: number): readonly Token[] {
  const words = tokens.slice(first, first + maxTitleWords);
  const end = words.findIndex(
    ({ key, start }, step) =>
      step > 0 && (afterTitle.has(key) || /[^\s\-/]/.test(text.slice(words[step - 1]?.end, start))),
  );
  return end < 0 ? words : words.slice(0, end);
}

const afterTitle = wordList('tailoring', 'after_title');

const minStemLength = 3;
const maxEndingLength = 8;

/** Token keys of the agent nouns for an activity: `welder` for welding. Empty if the word is not an activity. */
export function agentNounWords(word: string): readonly string[] {
  const folded = fold(word).replace(/(?<=[^s])s$/, '');
  const found = [...irregularAgentNouns(fold(word)), ...irregularAgentNouns(folded)];
  for (let at = Math.max(minStemLength, folded.length - maxEndingLength); at < folded.length; at += 1) {
    const endings = agentNounEndings(folded.slice(at));
    found.push(...endings.map((ending) => folded.slice(0, at) + ending));
  }
  return found.map(wordKey);
}

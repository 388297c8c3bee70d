import type { ReadText } from '../../../../lexicon/read-text.ts';
import type { TokenRange } from '../../../../text/find-form.ts';
import { preparedPattern } from '../../../../text/prepared-pattern.ts';
import type { Token } from '../../../../text/tokenize.ts';
import type { AgentNoun } from './agent-nouns-of.ts';

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
  String.raw`\b(?:acted|acting|served|serving|worked|working|employed|engaged|appointed|elected|promoted|stood in|experience|role|duties|t[aä]tig|gearbeitet|eingesetzt|travaill[eé]|trabaj[eé]|trabajado)(?: (?:part-time|mainly|also|in parallel|zusätzlich))? (?:as|als|comme|en tant que|como)(?: (?:an?|the|our|deputy|stand-in|interim|sole|un|une|una))?\s+$`,
  'iu',
);
const opening = preparedPattern(String.raw`(?:^|[.;:•\n])\s{0,3}$`);
const doneFor = preparedPattern(String.raw`^\s+(?:for|of|to|für|von|de|du|des|del)\s`, 'i');
/** In UTF-16 units: the longest way to say it, with what stands around it. */
const maxBeforeLength = 80;
/** As many words as a title puts around who does it: "lead trainer", "first aid instructor". */
const maxWords = 4;

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
  const words = tokens.slice(first, first + maxWords);
  const end = words.findIndex(
    ({ key, start }, step) =>
      step > 0 && (ends.has(key) || /[^\s\-/]/.test(text.slice(words[step - 1]?.end, start))),
  );
  return end < 0 ? words : words.slice(0, end);
}

const ends: ReadonlySet<string> = new Set(
  'for of to in at on with and fur von im bei de du des del en'.split(' '),
);

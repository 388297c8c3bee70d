import type { ReadText } from '../../../lexicon/read-text.ts';
import { wordRuns } from '../../../text/find-form.ts';
import { type PreparedPattern, preparedPattern } from '../../../text/prepared-pattern.ts';
import type { Token } from '../../../text/tokenize.ts';
import { type EditContext, wordingRule } from '../rule.ts';

/** So many words in a row are a quotation, not a coincidence. */
const runLength = 7;

const foreignMarks: readonly { readonly name: string; readonly pattern: PreparedPattern }[] = [
  { name: 'markup', pattern: preparedPattern(String.raw`<\/?[a-z!][^<>]*>|&(?:#\d+|[a-z]+);`, 'giu') },
  {
    name: 'Markdown',
    pattern: preparedPattern('\\*\\*|__|`|^#{1,6}\\s|^[ \\t]*[-*]\\s|\\[[^[\\]]*\\]\\([^()]*\\)', 'gmu'),
  },
  { name: 'an emoji', pattern: preparedPattern(String.raw`\p{Extended_Pictographic}`, 'gu') },
  {
    name: 'a placeholder',
    pattern: preparedPattern(
      String.raw`\[[^[\]]*\]|\{[^{}]*\}|<[^<>]*>|\bX{2,}\b|\b(?:TBD|TODO|lorem|insert here|your (?:name|company|title))\b|_{3,}`,
      'gu',
    ),
  },
  {
    name: 'the first person',
    pattern: preparedPattern(
      String.raw`(?<!\p{L})(?:I|me|my|mine|myself|we|our|ours|us)(?!\p{L})(?!\.)`,
      'gu',
    ),
  },
];

/** V12: nothing is copied from the posting, and no debris of a machine is left. */
export const copiedText = wordingRule(
  'V12',
  'no sentence of the posting, no markup, placeholder or first person',
  (after, context) => copiedRun(after, context) ?? foreignMark(after, context),
);

function copiedRun(after: ReadText, { postingRuns, sources }: EditContext): string | null {
  const shared = runsOf(after.tokens).filter((run) => postingRuns().has(run));
  if (shared.length === 0) return null;
  const own = sources.map(({ tokens }) => wordRuns(tokens));
  const copied = shared.find((run) => !own.some((runs) => runs.has(run)));
  return copied ? `"${copied.join(' ')}" is copied from the posting` : null;
}

function foreignMark(after: ReadText, { sources }: EditContext): string | null {
  for (const { name, pattern } of foreignMarks) {
    const marks = after.text.match(pattern.for(after.text));
    if (!marks) continue;
    const known = sources.flatMap(({ text }) => text.match(pattern.for(text)) ?? []);
    const found = marks.find((mark) => !known.includes(mark));
    if (found) return `"${found.trim()}" is ${name}`;
  }
  return null;
}

/** Every run of seven words, as token keys. */
function runsOf(tokens: readonly Token[]): (readonly string[])[] {
  const keys = tokens.map(({ key }) => key);
  return keys
    .slice(0, Math.max(0, keys.length - runLength + 1))
    .map((_, start) => keys.slice(start, start + runLength));
}

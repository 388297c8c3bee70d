import { supportedLanguageOf } from '../../../lexicon/languages/detect-language.ts';
import type { ReadText } from '../../../lexicon/read-text.ts';
import { wordRuns } from '../../../text/find-form.ts';
import { markupSigns } from '../../../text/markup-signs.ts';
import { type PreparedPattern, preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { type Token, tokenize } from '../../../text/tokenize.ts';
import { codePoints } from '../../../values/strings.ts';
import { withoutDutyFrame } from '../../framing/sentences.ts';
import { type EditContext, wordingRule } from '../rule.ts';

/* Rules for the form of a new text: length (V10), language and script (V11), and nothing copied (V12). */

const maxBulletLength = 320;
const maxKeywordLength = 60;
const maxHeadlineLength = 160;
const maxSummaryLength = 900;
/** Words that any bullet may gain, because an alias may be longer than the term it replaces. */
const spareWords = 3;

/** V10: the text stays about as long as it was. */
export const length = wordingRule('V10', (after, context) => {
  const { before, edit } = context;
  const characters = codePoints(after.text);
  if (edit.op === 'surface_skill') return tooLong(characters, maxKeywordLength);
  if (edit.op === 'headline') return tooLong(characters, maxHeadlineLength);
  if (edit.op === 'summary') return tooLong(characters, Math.max(maxSummaryLength, codePoints(before.text)));
  const words = after.tokens.length;
  const had = before.tokens.length;
  // A frame such as "responsible for" may be dropped and does not count.
  const said = edit.op === 'rewrite' ? tokenize(withoutDutyFrame(before.text)).length : had;
  if (words < 0.5 * said) return 'less than half of the text is left';
  if (words > Math.max(1.4 * had, had + spareWords)) return 'the text grew by more than two fifths';
  const maxLineLength = Math.max(...after.text.split('\n').map(codePoints));
  return tooLong(maxLineLength, Math.max(maxBulletLength, codePoints(before.text) * 1.1));
});

function tooLong(characters: number, max: number): string | null {
  if (characters === 0) return 'the new text is empty';
  return characters > max
    ? `the text has ${characters} characters; at most ${Math.floor(max)} are allowed`
    : null;
}

const scripts: readonly PreparedPattern[] = [
  preparedPattern(String.raw`\p{Script=Latin}`),
  preparedPattern(String.raw`\p{Script=Cyrillic}`),
  preparedPattern(String.raw`\p{Script=Greek}`),
  preparedPattern(String.raw`\p{Script=Arabic}`),
  preparedPattern(String.raw`\p{Script=Hebrew}`),
  preparedPattern(String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`),
  preparedPattern(String.raw`\p{Script=Hangul}`),
  preparedPattern(String.raw`\p{Script=Thai}`),
  preparedPattern(String.raw`\p{Script=Devanagari}`),
];
/** Shorter texts have too few function words to detect a language. */
const minWordsToDetect = 8;

/** V11: the resume keeps its language and script. */
export const language = wordingRule('V11', (after, context) => {
  const base = context.sources.map(({ text }) => text).join('\n');
  const hasNewScript = scripts.some((script) => script.test(after.text) && !script.test(base));
  if (hasNewScript) return 'the text uses a script that the evidence does not';
  if (after.tokens.length < minWordsToDetect || !context.language) return null;
  const written = supportedLanguageOf(after.text);
  const isKept = written === null || written === context.language || written === supportedLanguageOf(base);
  return isKept ? null : 'the text is in another language than the resume';
});

/** Number of consecutive words in common from which a text counts as copied. */
const runLength = 7;

const unwantedMarks: readonly { readonly name: string; readonly pattern: PreparedPattern }[] = [
  ...markupSigns,
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

/** V12: nothing is copied from the posting, and no markup, emoji, placeholder or first person (of English) is added. */
export const copiedText = wordingRule(
  'V12',
  (after, context) => copiedRun(after, context) ?? unwantedMark(after, context),
);

function copiedRun(after: ReadText, { postingRuns, sources }: EditContext): string | null {
  const shared = runsOf(after.tokens).filter((run) => postingRuns().has(run));
  if (shared.length === 0) return null;
  const own = sources.map(({ tokens }) => wordRuns(tokens));
  const copied = shared.find((run) => !own.some((runs) => runs.has(run)));
  return copied ? `"${copied.join(' ')}" is copied from the posting` : null;
}

function unwantedMark(after: ReadText, { sources }: EditContext): string | null {
  for (const { name, pattern } of unwantedMarks) {
    const marks = after.text.match(pattern.regExp);
    if (!marks) continue;
    const known = sources.flatMap(({ text }) => text.match(pattern.regExp) ?? []);
    const found = marks.find((mark) => !known.includes(mark));
    if (found) return `"${found.trim()}" is ${name}`;
  }
  return null;
}

/** Every run of `runLength` words, as token keys. */
function runsOf(tokens: readonly Token[]): (readonly string[])[] {
  const keys = tokens.map(({ key }) => key);
  return keys
    .slice(0, Math.max(0, keys.length - runLength + 1))
    .map((_, start) => keys.slice(start, start + runLength));
}

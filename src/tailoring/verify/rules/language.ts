import { supportedLanguageOf } from '../../../text/language.ts';
import { type PreparedPattern, preparedPattern } from '../../../text/prepared-pattern.ts';
import { wordingRule } from '../rule.ts';

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
/** Shorter texts show too few function words to tell. */
const minWordsToTell = 8;

/** V11: the resume keeps its language and its script. */
export const language = wordingRule('V11', 'language and script are those of the base', (after, context) => {
  const base = context.sources.map(({ text }) => text).join('\n');
  const hasNewScript = scripts.some((script) => script.test(after.text) && !script.test(base));
  if (hasNewScript) return 'the text uses a script that the evidence does not';
  if (after.tokens.length < minWordsToTell || !context.language) return null;
  const written = supportedLanguageOf(after.text);
  const isKept = written === null || written === context.language || written === supportedLanguageOf(base);
  return isKept ? null : 'the text is in another language than the resume';
});

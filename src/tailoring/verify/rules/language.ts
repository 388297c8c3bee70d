import { detectLanguage } from '../../text/detect-language.ts';
import { wordingRule } from '../rule.ts';

const scripts: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hebrew}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  /\p{Script=Hangul}/u,
  /\p{Script=Thai}/u,
  /\p{Script=Devanagari}/u,
];
/** Shorter texts show too few function words to tell. */
const tellingWords = 8;

/** V11: the resume keeps its language and its script. */
export const language = wordingRule('V11', 'language and script are those of the base', (after, context) => {
  const base = context.sources.map(({ text }) => text).join('\n');
  const hasNewScript = scripts.some((script) => script.test(after.text) && !script.test(base));
  if (hasNewScript) return 'the text uses a script that the evidence does not';
  if (after.tokens.length < tellingWords || !context.language) return null;
  const written = detectLanguage(after.text);
  const isKept = written === null || written === context.language || written === detectLanguage(base);
  return isKept ? null : 'the text is in another language than the resume';
});

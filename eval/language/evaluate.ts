import { detectLanguage } from '../../src/lexicon/languages/detect-language.ts';
import { labeledTexts } from './texts.ts';

/* Counts the labeled texts whose language is recognized: npm run eval:language -- dev|test FOLDER [FOLDER ...] */

const [half = 'dev', ...folders] = process.argv.slice(2);
const counts = new Map<string, { right: number; all: number }>();
for (const { language, id, lines, text } of labeledTexts(half, folders)) {
  const count = counts.get(language) ?? { right: 0, all: 0 };
  counts.set(language, count);
  const found = detectLanguage(text);
  count.all += 1;
  if (found === language) count.right += 1;
  else console.log(`${id} ${lines}: ${found}, labeled ${language}`);
}
for (const [language, { right, all }] of counts) console.log(`${language} ${right} of ${all}`);

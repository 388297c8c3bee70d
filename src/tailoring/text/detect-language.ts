import { fold } from './fold.ts';
import type { Language } from './language.ts';
import { lazily } from './lazily.ts';
import { preparedPattern } from './prepared-pattern.ts';

/** Chinese is told by its characters. */
const spacedLanguages = ['en', 'de', 'fr', 'es'] as const satisfies readonly Language[];
type SpacedLanguage = (typeof spacedLanguages)[number];

/** Words that are frequent in one language and rare in the other three. */
const functionWords: Readonly<Record<SpacedLanguage, string>> = {
  en: 'the and of to with for you our we are is this that will your from by as have be at or an their who using',
  de: 'und der die das mit fur wir sie ist von zu den im auf eine einer ein bei dem des oder sowie unser deine nicht zur als',
  fr: 'et les des une vous pour dans avec nous du au aux sur votre notre est qui par ou en le la ce cette sont',
  es: 'y los las el para con una del nuestro se por que tu su al como un de en la es son mas experiencia',
};
/** Most words belong to none of them, and are looked up once instead of once for each. */
const languagesByWord = lazily((): ReadonlyMap<string, readonly SpacedLanguage[]> => {
  const owners = new Map<string, SpacedLanguage[]>();
  for (const language of spacedLanguages) {
    for (const word of functionWords[language].split(' ')) {
      owners.set(word, [...(owners.get(word) ?? []), language]);
    }
  }
  return owners;
});

const character = preparedPattern(String.raw`\p{Script=Han}`, 'gu');
const latinWord = preparedPattern(String.raw`\p{L}+`, 'gu');
/** Whole function words of any of the languages, as folded text has them; the `to` of `Order-to-Cash` is none. */
const functionWord = lazily(() =>
  preparedPattern(String.raw`(?<!\p{L}-?)(?:${[...languagesByWord().keys()].join('|')})(?!-?\p{L})`, 'gu'),
);

/** The language of a text, or null when nothing speaks clearly for one of the five. */
export function detectLanguage(text: string): Language | null {
  const folded = fold(text);
  if (isChinese(text, folded)) return 'zh';
  const [best, next] = countsIn(folded).sort((a, b) => b.count - a.count);
  if (!best || best.count === 0 || best.count === next?.count) return null;
  return best.language;
}

function isChinese(text: string, folded: string): boolean {
  const characters = text.match(character.for(text))?.length ?? 0;
  return characters > 0 && characters > (folded.match(latinWord.for(folded))?.length ?? 0) / 2;
}

function countsIn(folded: string): { readonly language: Language; readonly count: number }[] {
  const counts: Record<SpacedLanguage, number> = { en: 0, de: 0, fr: 0, es: 0 };
  const languagesOf = languagesByWord();
  for (const word of folded.match(functionWord().for(folded)) ?? []) {
    for (const language of languagesOf.get(word) ?? []) counts[language] += 1;
  }
  return spacedLanguages.map((language) => ({ language, count: counts[language] }));
}

/** Whether two texts may be in one language: a text too short to tell may be in any. */
export function sharesLanguage(one: Language | null, other: Language | null): boolean {
  return one === null || other === null || one === other;
}

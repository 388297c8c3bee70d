import { wordSet } from '../../values/lists.ts';

/* Articles of the languages that have some. `die`, `des`, `la` and `un` are also parts of English names and words. */

export type ArticleLanguage = 'en' | 'de' | 'fr' | 'es';

const articles: Readonly<Record<ArticleLanguage, ReadonlySet<string>>> = {
  en: wordSet('a an the'),
  de: wordSet('der die das den dem des ein eine einen einer eines einem'),
  fr: wordSet('le la les l un une des'),
  es: wordSet('el la los las un una'),
};

/** @param word in lower case */
export function isArticle(word: string, language: ArticleLanguage): boolean {
  return articles[language].has(word);
}

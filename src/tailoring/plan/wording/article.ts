const articleBefore = /\b(a|an)(\s+)$/i;
/** Letters whose names begin with a vowel: `an SQL query`, `a URL`. */
const vowelNamed = /^[AEFHILMNORSX](?![a-z])/;

/** `text` with `word` behind it, its indefinite article made to fit. */
export function withArticle(text: string, word: string): string {
  return (
    text.replace(articleBefore, (_, article: string, space: string) => {
      const an = vowelNamed.test(word) || /^[aeio]|^u(?!ni|se|ti)/i.test(word);
      const fitting = an ? 'an' : 'a';
      return `${/^[A-Z]/.test(article) ? fitting.replace('a', 'A') : fitting}${space}`;
    }) + word
  );
}

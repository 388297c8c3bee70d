import { expect, it } from 'vitest';
import { sourceTexts } from '../support/source-texts.ts';

/* The rules for words of CONTRIBUTING.md that a pattern can check. */

const files = ['bench', 'build', 'eval', 'src', 'tools'].flatMap(sourceTexts);

/** The lines of all files that are comments, or those that are not. */
function lines(areComments: boolean): readonly string[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const isComment = /^\s*(?:\/\/|\/?\*)/.test(line);
      return isComment === areComments ? [`${path}:${index + 1}: ${line.trim()}`] : [];
    }),
  );
}

/** Without the signs of a comment, which would look like those of a pattern. */
function commentText(line: string): string {
  return line.replace(/^\S+: (?:\/\/|\/\*\*?|\*)?/, '').replace(/\*\/$/, '');
}

const quoted = /'[^']*'|"[^"]*"|`[^`]*`|\/[^/\s][^/]*\//g;

it('names have American spelling', () => {
  const british = /\w*(?:rganisation|ehaviour|odelled|evelled|olour)\w*/;
  const named = lines(false).filter((line) => british.test(line.replace(/^\S+: /, '').replace(quoted, '')));
  expect(named).toEqual([]);
});

it('comments use the plain words', () => {
  const odd =
    /\b(?:otherwise than|bound otherwise|whoever|(?<!there |was or )(?:is|are) none(?= of\b|[.,;:]|$)|stands? (?:among|behind|before|beside|inside|above|under|near|there|in))\b/;
  const commented = lines(true).filter((line) => odd.test(commentText(line).replace(quoted, '')));
  expect(commented).toEqual([]);
});

/** A constant with a row of words, and what it calls the row. */
const rowOfWords = /^(?:export )?const (?<name>\w+) = wordList\('\w+', '(?<row>\w+)'\)/gm;

/** The words of a name, in the singular: `fieldsInPlural` and `field_in_plural` are the same. */
function wordsOf(name: string): string {
  const words = name.split(/_|(?=[A-Z])/);
  return words.map((word) => word.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '')).join(' ');
}

it('a row of words has the same name in every file', () => {
  // The readers of documents still have names of their own.
  const rows = sourceTexts('src')
    .filter((file) => !file.path.startsWith('src/documents/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(rowOfWords)].map(({ groups: { name = '', row = '' } = {} }) => ({ path, name, row })),
    );
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter(({ name, row }) => wordsOf(name) !== wordsOf(row))).toEqual([]);
});

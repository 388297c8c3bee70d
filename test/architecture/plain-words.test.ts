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

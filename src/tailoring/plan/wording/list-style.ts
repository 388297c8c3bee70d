import { wordList } from '../../../lexicon/word-lists.ts';
import type { Language } from '../../../text/language.ts';
import { memoizeByObject } from '../../../text/memoize.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import type { ResumeModel } from '../../resume/resume-model.ts';

/* How the lines of a list are written: what one of them alone does not show. */

const opensSmall = preparedPattern(String.raw`^\p{Ll}`);
const mostSmall = 1 / 4;

/** Whether the bullets of the resume begin with capitals, most of them. */
export const opensInCapitals = memoizeByObject(({ chunks }: ResumeModel): boolean => {
  const bullets = chunks.filter(({ path }) => path.includes('.highlights['));
  const small = bullets.filter(({ text }) => opensSmall.test(text)).length;
  return small <= mostSmall * bullets.length;
});

const lastWord = preparedPattern(String.raw`(?:^|\s)(\p{L}+)$`);

/** `Experience with the`: the next line goes on with it. */
export function isUnfinished(text: string, language: Language | null): boolean {
  const word = lastWord.exec(text.trimEnd())?.[1] ?? '';
  return language !== null && wordList('writing', 'unfinished').hasIn(language, word);
}

const opensWithLabel = preparedPattern(
  String.raw`^\p{L}[\p{L}\p{N}/&-]*(?: [\p{L}\p{N}/&-]+){0,2}\s?[:：]\s?\S`,
);

/** `Employer: …` */
export function isLabelledLine(text: string): boolean {
  return opensWithLabel.test(text);
}

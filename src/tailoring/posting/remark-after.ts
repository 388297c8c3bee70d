import { fold } from '../text/fold.ts';
import { preparedPattern } from '../text/prepared-pattern.ts';
import { cueOf } from './sentence-cues.ts';

const longestRemark = 60;
const mostQuestions = 3;

const pointsBack = preparedPattern(
  String.raw`^\W*(?:that|this|it|these|those|both|either|all|das|dies|beides|ce|cela|ca|c.est|eso|esto|todo)\b`,
  'u',
);

/** "Know Terraform? Even better." and "You have used Figma. That is a bonus.": whether what follows makes it welcome. */
export function isWelcomed(sentences: readonly string[], index: number): boolean {
  const following = sentences.slice(index + 1, index + 1 + mostQuestions);
  const remark = isQuestion(sentences[index] ?? '')
    ? following.find((text) => !isQuestion(text))
    : following[0];
  if (remark === undefined || remark.length > longestRemark || cueOf(remark) !== 'nice') return false;
  return isQuestion(sentences[index] ?? '') || pointsBack.test(fold(remark));
}

function isQuestion(sentence: string): boolean {
  return /[?？]\s*$/.test(sentence);
}

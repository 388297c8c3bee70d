import { fold } from '../../text/fold.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { type Cue, cueOf } from '../cues/cue-of.ts';

const longestRemark = 60;
const mostQuestions = 3;

const pointsBack = preparedPattern(
  String.raw`^\W*(?:that|this|it|these|those|both|either|all|das|dies|beides|ce|cela|ca|c.est|eso|esto|todo)\b`,
);
const shrugs = preparedPattern(
  String.raw`^(?:nope|nah|no[.!,]|not (?:at all|really|necessarily)|nein|keineswegs|non[.!,]|para nada)|\b(?:no (?:problem|worries|matter)|not a problem|don.?t worry|never mind|(?:that.?s|is) (?:fine|ok|okay)|kein problem|macht nichts|pas (?:de souci|grave)|no pasa nada)\b|没关系`,
);

/**
 * What a short remark says of the sentence before it: "Know Terraform? Even better.", "You have used Figma. That is a
 * bonus.", "Never used Docker? No problem."; null when nothing.
 */
export function remarkOn(sentences: readonly string[], index: number): Cue | null {
  const asks = isQuestion(sentences[index] ?? '');
  const following = sentences.slice(index + 1, index + 1 + mostQuestions);
  const remark = asks ? following.find((text) => !isQuestion(text)) : following[0];
  if (remark === undefined || remark.length > longestRemark) return null;
  const said = fold(remark).replaceAll('’', "'");
  if (asks && shrugs.test(said)) return 'negated';
  return (asks || pointsBack.test(said)) && cueOf(remark) === 'nice' ? 'nice' : null;
}

function isQuestion(sentence: string): boolean {
  return /[?？]\s*$/.test(sentence);
}

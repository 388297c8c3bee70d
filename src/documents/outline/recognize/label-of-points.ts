import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';

const label = preparedPattern(() => `^(?:${phrases('resume', 'points_label')})\\s?[:：]?$`, 'iu');

/** True for the text of `Key responsibilities:` above points, which say the same without it. */
export function isLabelOfPoints(text: string): boolean {
  return label.test(text);
}

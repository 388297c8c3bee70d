import type { Item, PostingLabels } from '../../eval/postings/labels.ts';
import { simplified } from '../../src/lexicon/languages/simplified.ts';
import type { AnalyzedLine } from '../../src/posting/analysis.ts';
import { phraseClasses } from '../../src/posting/phrases/choose-phrases.ts';
import { tokenize } from '../../src/text/tokenize.ts';

/** The phrase is left out of training. */
export const unlabeled = -1;

const classNames = { must: 'must', nice: 'nice', task: 'responsibility', soft: 'soft' } as const;
/** A phrase with several labels keeps the last of this order. */
const order = ['distractor', 'neutral', 'soft', 'task', 'nice', 'must'];

/**
 * The class of each phrase, line by line: the class of the item that it spells, on the lines where the item is labeled,
 * else on any line; 0 without a label.
 *
 * @param linesOf for each line, the numbers of the labels' lines
 */
export function phraseLabels(
  lines: readonly AnalyzedLine[],
  linesOf: readonly (readonly number[])[],
  labels: PostingLabels,
): Int8Array[] {
  const classes = lines.map(({ phrases }) => new Int8Array(phrases.length));
  const items = [...labels.items].sort((one, other) => order.indexOf(one.class) - order.indexOf(other.class));
  for (const item of items) {
    const named = linesOf.map((numbers) => numbers.some((number) => item.lines.includes(number)));
    for (const spellings of item.members) {
      const isFound = mark(lines, classes, spellings, classOf(item), (line) => named[line] === true);
      if (!isFound) mark(lines, classes, spellings, classOf(item), (line) => named[line] !== true);
    }
  }
  return classes;
}

function classOf({ class: name, isUnsure }: Item): number {
  if (isUnsure || name === 'neutral') return unlabeled;
  return name === 'distractor' ? 0 : phraseClasses.indexOf(classNames[name]);
}

/**
 * Gives phrases with the first spelling found in the lines this class and leaves those with further spellings
 * unlabeled, because they are synonyms; returns whether any was found.
 */
function mark(
  lines: readonly AnalyzedLine[],
  classes: readonly Int8Array[],
  spellings: readonly string[],
  given: number,
  isIncluded: (line: number) => boolean,
): boolean {
  let isFound = false;
  for (const spelling of spellings) {
    const keys = tokenize(simplified(spelling)).map(({ key }) => key);
    if (keys.length === 0) continue;
    let isHere = false;
    for (const [index, { phrases, view }] of lines.entries()) {
      if (!isIncluded(index)) continue;
      const own = classes[index] as Int8Array;
      for (const [place, { first, count }] of phrases.entries()) {
        if (count !== keys.length || keys.some((key, step) => view.tokens[first + step]?.key !== key))
          continue;
        isHere = true;
        if (!isFound) own[place] = given;
        else if (own[place] === 0) own[place] = unlabeled;
      }
    }
    isFound ||= isHere;
  }
  return isFound;
}

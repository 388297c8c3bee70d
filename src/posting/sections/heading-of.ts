import { degreesIn } from '../../lexicon/degree-words.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { cueOf } from '../cues/cue-of.ts';
import { hasLead } from '../cues/lead-phrases.ts';
import type { Section } from './heading-words.ts';
import { isFramed } from './is-framed.ts';
import { isTitleCase } from './is-title-case.ts';
import { isUpperCase } from './is-upper-case.ts';
import { knownHeading } from './known-heading.ts';
import type { Line } from './read-lines.ts';

/** In UTF-16 units. */
export const maxHeadingLength = 70;

/** The section that a heading opens; null for a line that is none. Unknown headings open `none`. */
export function headingOf(line: Line, next: Line | undefined): Section | null {
  if (line.isItem || line.text.length > maxHeadingLength || /(?:(?<!\.\.)\.|[;,。，；])$/.test(line.text))
    return null;
  const known = knownHeading(line.text);
  const marked =
    /(?:[:：?？…]|\.{3})$/.test(line.text) ||
    /^#+\s/.test(line.text) ||
    isUpperCase(line.text) ||
    isFramed(line.text);
  const opensList = next?.isItem === true;
  // "What follows is a plus, and no condition" above its list says what the list is.
  if (opensList && !known && cueOf(line.text) === 'nice') return 'nice';
  // "Experience with Docker" is an item of a list that lost its bullets, not a heading.
  // "Don't sweat it if you've never done" names nothing itself, right above what it speaks of.
  if (known === 'refused' && line.afterBlank && next?.afterBlank === false) return known;
  if (known) {
    const opensAlone = opensList || isShort(line.text) || (line.afterBlank && readsLikeHeading(line.text));
    const isOpen = leadsOn.test(line.text) || (!hasLead(line.text) && opensAlone);
    return marked || isOpen ? known : null;
  }
  const opens =
    (marked && !/[:：]\s*\S/.test(line.text)) ||
    (opensList && isShort(line.text)) ||
    (next?.afterBlank === false && standsAlone(line)) ||
    (next !== undefined &&
      next.text.length > maxHeadingLength &&
      isTitleCase(line.text) &&
      standsAlone(line));
  return opens ? 'none' : null;
}

/** "✅ What you bring" above a list, after another list, or alone: a heading whose ornament reads like a bullet. */
export function ornamentHeading(line: Line, next: Line | undefined, listed: boolean): Section | null {
  if (!line.hasBullet || !line.afterBlank) return null;
  const plain = { ...line, isItem: false };
  if (listed && next?.isItem && !next.afterBlank) return headingOf(plain, next);
  const isAlone = next?.afterBlank === true && !next.isItem;
  return isAlone && knownHeading(line.text) ? headingOf(plain, next) : null;
}

const question = preparedPattern(
  '^(?:what|who|how|why|where|was|wer|wie|warum|womit|worauf|ce qu|qu|pourquoi|qué|lo que|a quién)',
  'iu',
);

/** However many words it has, it is written, or it begins, like a heading: "What You Will Bring To The Table". */
function readsLikeHeading(text: string): boolean {
  return !/[:：]\s*\S/.test(text) && (isTitleCase(text) || question.test(text));
}

/** "We already know that you also have": what is missing stands below. */
const leadsOn = preparedPattern(
  String.raw`\b(?:have|has|bring|includes?|needs?|if(?: you)?|possess|must|should|will|following|haben|mitbringen|mitbringst)$`,
  'iu',
);

/** "Master's degree in nursing required" is the first item of a list without bullets, not its heading. */
function standsAlone({ text, afterBlank }: Line): boolean {
  const isPlain = afterBlank && isShort(text) && !/\d/.test(text);
  return isPlain && degreesIn(text).length === 0 && cueOf(text) === null;
}

/** In characters: Chinese does not part its words. */
const maxChineseLength = 16;
const ideographs = preparedPattern(String.raw`\p{Script=Han}{2}`);

function isShort(text: string): boolean {
  const isLong = text.length > maxChineseLength || /(?<!^[一二三四五六七八九十]{1,2})[,，、;；]/.test(text);
  if (ideographs.test(text) && isLong) return false;
  return text.split(/\s+/).length <= 6 && !/[:：]\s*\S/.test(text) && !/[!]$/.test(text);
}

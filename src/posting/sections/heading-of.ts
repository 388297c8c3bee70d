import { degreesIn } from '../../lexicon/degree-words.ts';
import { fold } from '../../text/fold.ts';
import { hasPhrase } from '../../text/phrase-table.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { splitSentences } from '../../text/split-sentences.ts';
import { cueOf } from '../cues/cue-of.ts';
import { hasLead } from '../cues/lead-phrases.ts';
import { givesWork, tellsToDo } from '../sentences/voice-words.ts';
import type { Section } from './heading-words.ts';
import { knownHeading } from './known-heading.ts';
import { isFramed, isTitleCase, isUpperCase } from './line-shape.ts';
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

const qualification = preparedPattern(
  String.raw`\b(?:experience|knowledge|degree|diploma|years|proficien|familiar|ability|able to|certifi|licen[cs]e|skills?|understanding|background|fluent|kenntnisse|erfahrung|ausbildung|studium|abschluss|expérience|connaissance|maîtrise|diplôme|experiencia|conocimiento|dominio|titulación|mindestens|mind\.|gelernte|fließend|examinierte|führerschein|permis|notions?|idéalement|bac ?\+|caces|habilitation|ans\b|carn[ée]t?\b|permiso|años?\b|nivel|soltura|nociones|cfg[ms]\b)|(?:kenntnisse|erfahrung)(?:en)?\b|von vorteil|wünschenswert|souhaité|apprécié|valorable|\d ?jahre|经验|熟悉|精通|学历`,
  'iu',
);

/** What a sentence does in its section. */
type Purpose = 'asks' | 'refuses' | 'offers' | 'gives work' | 'tells';

/** What stands under a heading that no table knows: what most of its sentences do, or a third of them ask; of a list that tells nothing to do, one. */
export function guessSection(following: readonly Line[]): Section {
  const isList = following[0]?.isItem === true;
  const ends = following.findIndex(
    (line, index) =>
      (isList && line.afterBlank && !line.isItem) || headingOf(line, following[index + 1]) !== null,
  );
  const lines = ends === -1 ? following : following.slice(0, ends);
  const purposes = lines.flatMap(({ text }) =>
    splitSentences(text).map(({ start, end }) => purposeOf(text.slice(start, end))),
  );
  if (purposes.length < 2) return 'none';
  const share = (purpose: Purpose) => purposes.filter((one) => one === purpose).length / purposes.length;
  if (share('refuses') > 1 / 2) return 'refused';
  if (share('offers') > 1 / 2) return 'benefits';
  if (share('asks') < share('gives work')) return 'none';
  const listsThings =
    isList &&
    share('asks') > 0 &&
    share('asks') >= share('offers') &&
    !lines.some(({ text }) => tellsToDo(text));
  return listsThings || share('asks') >= 1 / 3 ? 'requirements' : 'none';
}

function purposeOf(sentence: string): Purpose {
  const cue = cueOf(sentence);
  if (cue === 'negated') return 'refuses';
  if (cue === 'ignored') return 'offers';
  if (cue !== null) return 'asks';
  if (hasPhrase(givesWork, fold(sentence).replaceAll('’', "'"))) return 'gives work';
  return qualification.test(sentence) ? 'asks' : 'tells';
}

import { degreesIn } from '../../lexicon/degree-words.ts';
import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { phraseTable } from '../../lexicon/posting-phrases.ts';
import { hasPhrase, isPhrase, startsWithPhrase } from '../../text/patterns/phrase-table.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { splitSentences } from '../../text/split-sentences.ts';
import { fold } from '../../values/fold.ts';
import { trimEndOf } from '../../values/strings.ts';
import type { Section } from '../clause.ts';
import { cueOf } from '../cues/cues.ts';
import { hasRequirementPrefix } from '../cues/requirement-prefixes.ts';
import { aboutEmployer, assignsWork, isImperative } from '../cues/sentence-subject.ts';
import { knownHeading } from './known-heading.ts';
import { isFramed, isTitleCase, isUpperCase } from './lost-breaks.ts';
import type { Line } from './read-lines.ts';

/** The position of a line: its section, and the heading as written, '' if there is none. */
interface Place {
  readonly section: Section;
  readonly heading: string;
}

/** A line or paragraph of the posting with its section. */
export interface Block extends Place {
  readonly isItem: boolean;
  /** [start, end) in the cleaned text. */
  readonly start: number;
  readonly end: number;
}

/** UTF-16 units; longer text is a paragraph. */
const maxItemLength = 120;

/** A line under its heading; `Preferred: CPA` has its own section whatever the heading above. */
function blockOf(line: Line, under: Place): Block {
  const { start, end, isItem } = line;
  const label = labelOf(line.text);
  const { section, heading } = under;
  if (!label) return { section, heading, isItem: isItem || isBareItem(line, section), start, end };
  const wins = section === 'none' || lateSections.has(label.section) || !isItem;
  const from = start + label.end;
  if (wins) return { section: label.section, heading: label.name, isItem: true, start: from, end };
  return { section, heading, isItem: true, start: from, end };
}

/** A short line without a full stop among requirements is an item that lost its bullet. */
function isBareItem({ text }: Line, section: Section): boolean {
  const lists = section === 'requirements' || section === 'nice';
  return lists && text.length <= maxItemLength && !/[.!?。！？](?:\s|$)/.test(text);
}

/** Sections that a label may open even among the items of another. */
const lateSections: ReadonlySet<Section> = new Set(['nice', 'benefits', 'legal', 'refused']);

/** A heading at the beginning of its line: "Preferred: …", "About Acme. We …", "Essential - …". */
interface Label {
  readonly name: string;
  readonly section: Section;
  readonly byColon: boolean;
  /** The start of the text after the label. */
  readonly end: number;
}

/** A colon directly before a lower-case letter is a German gender colon: "eine:n Koch:in". */
const pattern = preparedPattern(
  String.raw`^([^:：.]{3,60})[:：](?!\p{Ll})\s*(?=\S)|^((?:[^\s.:：]+ ){0,3}[^\s.:：]{3,})(?:\.|\s[–—-])\s+(?=\S)`,
);

/** The label at the beginning of a line; null if none names a section. */
function labelOf(text: string): Label | null {
  const found = pattern.exec(text);
  const name = found?.[1] ?? found?.[2] ?? '';
  const byColon = found?.[1] !== undefined;
  // "Training in welding. Two years …" are sentences of a list; "Summary. We …" has a label.
  if (!found || (!byColon && hasRequirementPrefix(name))) return null;
  const section = sectionOf(name);
  return section && { name: name.trim(), section, byColon, end: found[0].length };
}

function sectionOf(name: string): Section | null {
  const cue = cueOf(name);
  const known = knownHeading(name);
  // "Nice, but no must" only says that it is not mandatory.
  if (cue === 'negated') return known === 'nice' ? known : 'refused';
  return known ?? (cue === 'nice' ? 'nice' : null);
}

/** In UTF-16 units. */
const maxHeadingLength = 70;

/*
 * The forms of a heading. Items, longer lines, and lines that end like a sentence are not headings.
 *
 * | Form     | The line                                                    | What it opens                        |
 * |----------|-------------------------------------------------------------|--------------------------------------|
 * | known    | begins like a row of headings.tsv, and is marked, short,    | the section of the row               |
 * |          | above bullets, leads on, or reads like a heading            |                                      |
 * | question | asks something of the reader: "What do you need?"           | by its words (known-heading.ts)      |
 * | cue      | unknown, above bullets: "What follows is a plus"            | nice                                 |
 * | marked   | unknown; a colon, question mark or dots at its end, a # in  | guessed from what is below           |
 * |          | front, capitals or a frame                                  |                                      |
 * | bare     | unknown; short above bullets, or alone and not a degree     | guessed from what is below           |
 * | label    | text behind a colon: "Profile: two years in a kitchen"      | its section, for this line; also for |
 * |          |                                                             | the next ones in capitals or above   |
 * |          |                                                             | bullets (placeOfLabel)               |
 *
 * Where nothing can be guessed, an unknown heading may stay in the section above (placeBelow).
 */

/** The section that a heading opens, `none` for an unknown heading; null for a line that is not a heading. */
function headingOf(line: Line, next: Line | undefined): Section | null {
  if (line.isItem || line.text.length > maxHeadingLength || /(?:(?<!\.\.)\.|[;,。，；])$/.test(line.text))
    return null;
  const known = knownHeading(line.text);
  const marked =
    /(?:[:：?？…]|\.{3})$/.test(line.text) ||
    /^#+\s/.test(line.text) ||
    isUpperCase(line.text) ||
    isFramed(line.text);
  const opensList = next?.isItem === true;
  // "What follows is a plus, and no condition" above a list describes the list.
  if (opensList && !known && cueOf(line.text) === 'nice') return 'nice';
  // "Don't sweat it if you've never done" names nothing itself and comes directly before what it refers to.
  if (known === 'refused' && line.afterBlank && next?.afterBlank === false) return known;
  if (known) {
    // "Experience with Docker" is an item of a list that lost its bullets, not a heading.
    const opensAlone = opensList || isShort(line.text) || (line.afterBlank && readsLikeHeading(line.text));
    const isOpen = leadsOn.test(line.text) || (!hasRequirementPrefix(line.text) && opensAlone);
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

/** "✅ What you bring" above a list, after another list, or alone is a heading whose ornament looks like a bullet. */
function ornamentHeading(line: Line, next: Line | undefined, listed: boolean): Section | null {
  if (!line.hasBullet || !line.afterBlank) return null;
  const plain = { ...line, isItem: false };
  if (listed && next?.isItem && !next.afterBlank) return headingOf(plain, next);
  const isAlone = next?.afterBlank === true && !next.isItem;
  return isAlone && knownHeading(line.text) ? headingOf(plain, next) : null;
}

const question = preparedPattern(() => `^(?:${phrases('posting', 'heading_question')})`, 'iu');

/** True for a line of any length that is written or begins like a heading: "What You Will Bring To The Table". */
function readsLikeHeading(text: string): boolean {
  return !/[:：]\s*\S/.test(text) && (isTitleCase(text) || question.test(text));
}

/** "We already know that you also have": the rest of the sentence is below. */
const leadsOn = preparedPattern(
  String.raw`\b(?:have|has|bring|includes?|needs?|if(?: you)?|possess|must|should|will|following|haben|mitbringen|mitbringst)$`,
  'iu',
);

/** "Master's degree in nursing required" is the first item of a list without bullets, not its heading. */
function standsAlone({ text, afterBlank }: Line): boolean {
  const isPlain = afterBlank && isShort(text) && !/\d/.test(text);
  return isPlain && degreesIn(text).length === 0 && cueOf(text) === null;
}

/** In characters, because Chinese has no blanks between words. */
const maxChineseLength = 16;
const ideographs = preparedPattern(String.raw`\p{Script=Han}{2}`);

function isShort(text: string): boolean {
  const isLong = text.length > maxChineseLength || /(?<!^[一二三四五六七八九十]{1,2})[,，、;；]/.test(text);
  if (ideographs.test(text) && isLong) return false;
  return text.split(/\s+/).length <= 6 && !/[:：]\s*\S/.test(text) && !/[!]$/.test(text);
}

const qualification = preparedPattern(() => phrases('posting', 'qualification'), 'iu');

/** The purpose of a sentence in its section. */
type Purpose = 'asks' | 'refuses' | 'offers' | 'assigns work' | 'states';

/**
 * Guesses the section under an unknown heading from the majority of its sentences; for requirements a third of them is
 * enough, and in a list that gives no tasks, one.
 */
function guessSection(following: readonly Line[]): Section {
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
  if (share('asks') < share('assigns work')) return 'none';
  const listsThings =
    isList &&
    share('asks') > 0 &&
    share('asks') >= share('offers') &&
    !lines.some(({ text }) => isImperative(text));
  return listsThings || share('asks') >= 1 / 3 ? 'requirements' : 'none';
}

function purposeOf(sentence: string): Purpose {
  const cue = cueOf(sentence);
  if (cue === 'negated') return 'refuses';
  if (cue === 'ignored') return 'offers';
  if (cue !== null) return 'asks';
  if (hasPhrase(assignsWork, fold(sentence).replaceAll('’', "'"))) return 'assigns work';
  return qualification.test(sentence) ? 'asks' : 'states';
}

/** Labels of job-board lines that ask for nothing: `Location: Berlin`. */
const boardLabels = phraseTable('board_label');

/** Sections that never ask for anything. */
export const silentSections: ReadonlySet<Section> = new Set(['benefits', 'about', 'legal', 'apply']);

/** Assigns lines to their headings. */
export function segmentPosting(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  let place: Place = nowhere;
  let headed = false;
  let listed: 'bullets' | 'bare' | null = null;
  let hasLeft = false;
  for (const [index, line] of lines.entries()) {
    if (index === 0 && isTitle(line, lines[1])) continue;
    const below = placeBelow(lines, index, listed !== null, { place, headed });
    headed = below !== null;
    if (!headed && isBoardLine(line.text)) continue;
    const opened = below ?? placeOfLabel(line, lines[index + 1]);
    place = opened ?? place;
    if (opened) listed = null;
    if (headed) continue;
    if (line.isItem) listed = 'bullets';
    const ends = listed === 'bullets' ? endsList(line) : listed === 'bare' && endsBareList(line);
    hasLeft = (ends || (hasLeft && line.isSplit)) && !isSilent(place);
    const block = blockOf(line, hasLeft ? nowhere : place);
    const isBare = block.isItem && block.start === line.start && block.section === place.section;
    if (isBare) listed ??= 'bare';
    blocks.push(block);
  }
  return blocks;
}

const nowhere: Place = { section: 'none', heading: '' };

function withoutMarks(heading: string): string {
  return trimEndOf(heading, /[\s:：#*~=_]/).replace(/^[#*~=_\s]+/, '');
}

/** The place of the line before, and whether a heading is directly above. */
interface Above {
  readonly place: Place;
  readonly headed: boolean;
}

/** The place below a heading; null for a line that is not a heading. */
function placeBelow(lines: readonly Line[], index: number, listed: boolean, above: Above): Place | null {
  const found = headingAt(lines, index, listed);
  if (!found) return null;
  const text = lines[index]?.text ?? '';
  const guessed = found === 'none' ? guessSection(lines.slice(index + 1)) : found;
  const isOfProse = found === 'none' && lines[index + 1]?.isItem === false && isSilent(above.place);
  const stays = (guessed === 'none' && continuesSection(text, above)) || (isOfProse && isTitleCase(text));
  const section = stays ? above.place.section : guessed;
  return { section, heading: withoutMarks(text) };
}

/**
 * True if an unknown heading only divides the current section: "Data Preparation" among duties, any heading among
 * benefits.
 */
function continuesSection(heading: string, { place, headed }: Above): boolean {
  if (headed) return !isSilent(place);
  return isTitleCase(heading) && (isSilent(place) || place.section === 'responsibilities');
}

function isSilent({ section }: Place): boolean {
  return silentSections.has(section);
}

/** "Profile: knowledge of X" above bullets, "HOW TO APPLY: send …": a heading with text on the same line. */
function placeOfLabel(line: Line, next: Line | undefined): Place | null {
  const label = line.isItem ? null : labelOf(line.text);
  if (!label?.byColon) return null;
  const opens = isUpperCase(label.name) || (next?.isItem === true && !next.afterBlank);
  return opens ? { section: label.section, heading: label.name } : null;
}

function headingAt(lines: readonly Line[], index: number, listed: boolean): Section | null {
  const [line, next] = lines.slice(index, index + 2);
  if (!line) return null;
  const found = headingOf(line, next);
  return found ?? ornamentHeading(line, next, listed);
}

/** True for a field of a job board, which tells where the work is or what the employer does: `Industry: Textiles`. */
function isBoardLine(text: string): boolean {
  const [name = '', value] = fold(text).split(/[:：]/, 2);
  return value !== undefined && isPhrase(boardLabels, name.trim());
}

/** A list without bullets only ends at a long paragraph that begins without asking for anything. */
function endsBareList({ isItem, afterBlank, text }: Line): boolean {
  if (isItem || !afterBlank || text.length <= maxItemLength) return false;
  const first = text.slice(0, splitSentences(text)[0]?.end);
  const cue = cueOf(first);
  if (cue !== null) return cue === 'ignored';
  return !hasRequirementPrefix(first) || startsWithPhrase(aboutEmployer, fold(first));
}

/** A paragraph after the bullets of a section is about something else. */
function endsList({ isItem, afterBlank, text }: Line): boolean {
  return !isItem && afterBlank && (text.length > maxItemLength || /[.!。！]$/.test(text));
}

/** The first line is usually the job title, which is the position and not a requirement. */
function isTitle(line: Line, next: Line | undefined): boolean {
  return (
    !line.isItem &&
    next !== undefined &&
    line.text.length <= maxHeadingLength &&
    !/[.!。]$/.test(line.text) &&
    knownHeading(line.text) === null
  );
}

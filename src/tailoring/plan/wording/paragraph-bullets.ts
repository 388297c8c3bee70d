import { kindOf } from '../../../lexicon/lexicon.ts';
import { phrases } from '../../../lexicon/phrase-lists.ts';
import { countWords } from '../../../text/count-words.ts';
import type { Language } from '../../../text/language.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { splitSentences } from '../../../text/split-sentences.ts';
import { describesOrganization } from '../../framing/describes-organization.ts';
import { capitalized } from '../../grammar/spelling.ts';
import { endsSurely, isCutShort, isStatement, opensWithAction } from './is-statement.ts';
import { namesJob, opensNextAction, refersBack } from './refers-back.ts';
import { unwrapped } from './torn-lines.ts';

/** The text of an entry taken apart; joined by line breaks, nothing but list marks is lost. */
export interface ParagraphBullets {
  /** What introduces the employer or the bullets and stays a paragraph. */
  readonly lead: readonly string[];
  readonly bullets: readonly string[];
}

interface ProseContext {
  readonly organization: string;
  readonly language: Language;
}

const fewestBullets = 2;
/** Fewer words are no statement of their own. */
const leastWords = 3;
/** `May 2016 – June 2018`, `2016 - heute`: years with a dash in between, in a line. */
const dateRange = preparedPattern(
  String.raw`\b(?:19|20)\d{2}\s{0,3}[-–—]\s{0,3}(?:[\p{L}.]{3,12}\s{1,2}|\d{1,2}[./])?(?:(?:19|20)\d{2}\b|present|now|today|heute|aujourd|actual|至今)`,
  'iu',
);
/** With less than this many words a bullet, all of them together are a line and no list. */
const leastAverage = 3;
/** So little is an address or a name with its abbreviations: `Puerto La Cruz. Edo. Anz.` */
const fewestWords = 7;

const listMark = preparedPattern(
  String.raw`^\s*(?:[•·▪▫◦‣⁃●○■□◆◇➢➤►▶✓✔*+>–—-]|\(?\d{1,2}[.)、](?=\D)|[（(]\d{1,2}[)）]|[①-⑳])\s*(?=\S)`,
);
/** Marks of a list that was set in one line. */
const inlineMark = preparedPattern(String.raw`\s[•▪●■◦‣➢➤►✓✔]\s`);

/** `08/12 - 2021 Contractor`, `REF.: … Tel.:`: a date opens another job, and whom to ask is no work. */
const ofAnother = /^\d{1,2}[/.]\d{1,4}\s?[-–].*\d{4}|(?:^|\s)(?:tel|ref)\.?\s?:/i;

/**
 * The sentences of a paragraph as bullets, subject and tense as they are. A sentence that refers to the one before stays
 * with it. Null where there is too little for a list.
 */
export function paragraphBullets(text: string, context: ProseContext): ParagraphBullets | null {
  // The line of another job was read as part of this one: a bullet would hide it.
  if (text.split('\n').some((line) => dateRange.test(line) || ofAnother.test(line))) return null;
  const lines = unwrapped(text.split('\n')).flatMap((line) => line.split(inlineMark.for(line)));
  // Authors are named, and what hangs on after an address is a tag: neither is a sentence of work.
  if (authors.test(text) || lines.some((line) => afterAddress.test(line))) return null;
  const pieces = lines.flatMap((line) => piecesOf(line, context));
  // A word on a line of its own is a heading or a tag: joined to the line before, it would say something else.
  // Dates or numbers alone describe the job as a whole.
  if (pieces.some(({ text }) => !anyLetter.test(text))) return null;
  if (pieces.slice(1).some(isLooseWord) || isForm(pieces)) return null;
  const opening = pieces.findIndex((piece) => !introduces(piece, context));
  const count = opening === -1 ? pieces.length : opening;
  // A heading among them parts what stands above it from what stands below.
  if (pieces.slice(count).some(isHeading)) return null;
  // What somebody felt has no action before it to stay with.
  if (aside.test(pieces[count]?.text ?? '') || isTornFromLead(pieces, count, context)) return null;
  if (!isMostlyStatements(pieces.slice(count), context)) return null;
  const lead = pieces.slice(0, count).map((piece) => piece.text);
  const bullets = joined(pieces.slice(count), context);
  if (bullets === null || bullets.some(isLeftOpen)) return null;
  return isGain(bullets, pieces) ? { lead, bullets } : null;
}

/** The stop between lead and list was one that ends no sentence: no bullet can be joined to a paragraph. */
function isTornFromLead(pieces: readonly Piece[], count: number, context: ProseContext): boolean {
  return pieces.slice(0, count + 1).some((piece, index) => {
    const before = pieces[index - 1];
    if (piece.isMarked || before === undefined) return false;
    if (isCutShort(before.text, piece.text, context.language)) return true;
    if (piece.opensLine || index < count) return false;
    return !(endsSurely(before.text, context.language) || isStatement(piece.text, context.language));
  });
}

/**
 * Whether the stop between two pieces of a line surely ends a sentence: what is in doubt stays one bullet, so that none is
 * ever torn.
 */
function beginsAnew(before: string, after: string, language: Language): boolean {
  if (isLeftOpen(before) || isCutShort(before, after, language)) return false;
  return endsSurely(before, language) || (isStatement(before, language) && isStatement(after, language));
}

const pairs = [
  ['(', ')'],
  ['（', '）'],
  ['«', '»'],
  ['“', '”'],
] as const;

/** A bracket or quotation is opened in it and not closed, or closed and not opened: it is half of something. */
function isLeftOpen(text: string): boolean {
  return pairs.some(([open, close]) => text.split(open).length !== text.split(close).length);
}

/** Of the sentences so many tell what was done, or the text tells nothing: names, places and titles. */
const fewestStatements = 1 / 3;

function isMostlyStatements(pieces: readonly Piece[], { language }: ProseContext): boolean {
  const statements = pieces.filter(({ text, isMarked }) => isMarked || isStatement(text, language));
  return statements.length >= pieces.length * fewestStatements;
}

/** `This project required …`: after `In this role` it is about the job as its heading names it, if said once. */
const aboutWhole = preparedPattern(() => `^(?:${phrases('writing', 'about_whole')})`, 'iu');

/** `The second initiative …`: what is counted was announced before, and all that follows it in the line may be about it. */
const countsOn = preparedPattern(
  () =>
    String.raw`^(?:${phrases('writing', 'counts_on', 'en', 'de', 'fr', 'es')})\p{L}{0,4}\s|^(?:${phrases('writing', 'counts_on', 'zh')})`,
  'iu',
);

/** `Ann B. Kim, Dr. Lee Wood`, `Kim AB, Wood L, et al.`: those who wrote something. */
const authors = preparedPattern(
  String.raw`\p{Lu}[\p{L}'’-]{1,20}\s\p{Lu}\.\s\p{Lu}[\p{L}'’-]{1,25}(?:\s?[,;&]|\sand)\s(?:(?:Dr|Prof)\.\s)?\p{Lu}|\p{Lu}[\p{L}'’-]{1,25},\s?(?:\p{Lu}\.[\s-]?){1,3}(?:,|&|\sand\s)|\bet al\b`,
  'u',
);
const afterAddress = preparedPattern(
  String.raw`(?:https?:\/\/|www\.)\S{0,400}[^\s.]\s{1,8}[\p{L}\p{N}#]`,
  'iu',
);

/** Two sentences that fill no more than two lines are found at a glance as they are. */
const leastOfTwo = 24;
/** A bullet of so many words is a paragraph. */
const mostWords = 45;
/** Of the sentences so many may say how it was, not what was done. */
const mostAsides = 1 / 3;

/** Whether a list is found faster than the paragraph: there is enough for one, and no bullet is the old paragraph with a tail. */
function isGain(bullets: readonly string[], pieces: readonly Piece[]): boolean {
  const points = bullets.filter((bullet) => !isNames(bullet));
  const lengths = points.map(wordsIn);
  const words = lengths.reduce((sum, length) => sum + length, 0);
  if (points.length < fewestBullets || words < Math.max(fewestWords, points.length * leastAverage))
    return false;
  const asides = pieces.filter(({ text }) => aside.test(text)).length;
  if (asides > pieces.length * mostAsides) return false;
  const isLong = Math.max(...lengths) > mostWords;
  return !(isLong && (asides > 0 || points.length === 2)) && (points.length > 2 || words >= leastOfTwo);
}

/** `Java, Kafka, SQL`: a line of names, which is no statement. */
function isNames(bullet: string): boolean {
  const names = bullet.replace(/^[^:：]{1,30}[:：]/u, '').split(/[,;|·，；、]/u);
  return names.length > 2 && names.every((name) => wordsIn(name) <= namesWords);
}

const namesWords = 3;

/** How somebody felt about it, in the languages of resumes: `Really proud of my part in that`, `It was a great time`. */
const aside = preparedPattern(() => `^(?:${phrases('writing', 'how_it_was')})`, 'iu');

const opensSmall = preparedPattern(String.raw`^\p{Ll}`);

interface Piece {
  readonly text: string;
  /** It had a mark of its own, so it is a point as the person sees it. */
  readonly isMarked: boolean;
  readonly opensLine: boolean;
}

/** A line of an address or of names of tools is no word of something else. */
function isLooseWord({ text, isMarked, opensLine }: Piece): boolean {
  if (!opensLine || isMarked || wordsIn(text) >= leastWords || sentenceEnd.test(text)) return false;
  return !(addressAlone.test(text) || isOfTools(text));
}

const addressAlone = preparedPattern(String.raw`^(?:https?:\/\/|www\.)\S+$`, 'iu');

/** `Kafka Redis`: what the work was done with. */
function isOfTools(text: string): boolean {
  return text.split(/[\s,;|·]+/).every((name) => kindOf(name) === 'tool');
}

function isHeading({ text, isMarked }: Piece): boolean {
  return !isMarked && opensList.test(text);
}

/** `Client: Court of Justice.` */
const shortLabel = preparedPattern(String.raw`^\p{L}{3,20}\s?:\s(?:\S+\s){0,5}\S+$`);
const label = preparedPattern(String.raw`^\p{L}[\p{L}\s/]{2,30}[:：]\s?\S`);
const fewestLabels = 2;

/** `Date of birth: …`, `Position: …`: labeled fields are no list of points. */
function isForm(pieces: readonly Piece[]): boolean {
  return pieces.filter(({ text, isMarked }) => !isMarked && label.test(text)).length >= fewestLabels;
}

const sentenceEnd = preparedPattern('[.!?。！？;；:：]$', 'u');

function piecesOf(line: string, { language }: ProseContext): readonly Piece[] {
  const mark = listMark.exec(line)?.[0] ?? '';
  const rest = line.slice(mark.length).trim();
  if (rest === '') return [];
  if (mark.trim() !== '') return [{ text: rest, isMarked: true, opensLine: true }];
  const sentences = wholeSentences(rest, language).map((text) => actionsIn(text, language, leastWords));
  return sentences.flatMap((actions, index) =>
    actions.map((text, at) => ({
      text,
      isMarked: actions.length > 1,
      opensLine: index === 0 && at === 0,
    })),
  );
}

const afterSemicolon = preparedPattern(String.raw`(?<=;)\s+`, 'u');

/**
 * `accueil des clients ; tenue de la caisse`: outside English the actions of a job are named, and semicolons part them.
 * @param least words of each
 */
export function actionsIn(sentence: string, language: Language, least: number): readonly string[] {
  if (language === 'en' || language === 'zh') return [sentence];
  const parts = sentence.split(afterSemicolon.for(sentence));
  const areActions = parts.every((part) => opensWithAction(part, language) && wordsIn(part) >= least);
  if (!areActions || parts.some(isLeftOpen)) return [sentence];
  // All end as the sentence did.
  const stop = sentence.endsWith('.') ? '.' : '';
  return parts.map((part) => capitalized(part.replace(/\s?;$/u, stop)));
}

/** After a semicolon a sentence goes on, but in Chinese, where each clause of a list stands for itself. */
function wholeSentences(line: string, language: Language): readonly string[] {
  const ranges: { start: number; end: number }[] = [];
  for (const { start, end } of splitSentences(line)) {
    const last = ranges.at(-1);
    const isSame =
      last &&
      (isOpen(line.charAt(last.end - 1), language) ||
        isAbbreviated(line, last.end, start) ||
        (language !== 'de' && isInName(line.slice(last.start, last.end))));
    if (isSame) last.end = end;
    else ranges.push({ start, end });
  }
  return ranges.map(({ start, end }) => line.slice(start, end));
}

function isOpen(mark: string, language: Language): boolean {
  return mark === ';' || (mark === '；' && language !== 'zh');
}

const smallOrDigit = preparedPattern(String.raw`^[\p{Ll}\p{N}]`);

const initial = preparedPattern(String.raw`(?:^|[\s.(])\p{Lu}\.$`, 'u');

/** `Inc. and its customers`, `art. 5`: no sentence begins with a small letter or a number, and `Ann B. Kim` is one name. */
function isAbbreviated(line: string, end: number, start: number): boolean {
  if (line.charAt(end - 1) !== '.') return false;
  return (
    smallOrDigit.test(line.slice(start, start + 2)) || initial.test(line.slice(Math.max(0, end - 3), end))
  );
}

/** `Worked for Yahoo! Finance`: after a name in the sentence the mark is part of it. German writes all nouns so. */
const nameWithMark = preparedPattern(String.raw`[\s(]\p{Lu}[\p{L}\p{N}'’&-]{0,30}[!?]$`, 'u');

function isInName(sentence: string): boolean {
  return nameWithMark.test(sentence.slice(-longestName));
}

const longestName = 34;

const opensList = preparedPattern('[:：]$');

const placeWords = 5;
const smallWord = preparedPattern(String.raw`(?<!\p{L})\p{Ll}{4}`);

/** What the employer is or where, the line that goes on with the job's heading, or one that announces a list. */
function introduces({ text, isMarked }: Piece, { organization, language }: ProseContext): boolean {
  if (isMarked) return false;
  if (opensList.test(text) || describesOrganization(text, { organization, introduces: true })) return true;
  if (language === 'zh') return false;
  if (shortLabel.test(text)) return true;
  return opensSmall.test(text) || (countWords(text) < placeWords && !smallWord.test(text));
}

/** After one of these, on a line of its own, stands a further point. */
const goesOnBy = preparedPattern(() => String.raw`^(?:${phrases('writing', 'goes_on_by')})[\s,]`, 'iu');

/** Null where a line without a stop is followed by one that refers to it: together they would be no sentence. */
function joined(pieces: readonly Piece[], context: ProseContext): readonly string[] | null {
  const bullets: string[] = [];
  const glue = context.language === 'zh' ? '' : ' ';
  let last: string | undefined;
  let isCounting = false;
  const wholes = pieces.map(({ text }) => aboutWhole.exec(text)?.[0].toLowerCase());
  for (const [index, piece] of pieces.entries()) {
    isCounting = !piece.isMarked && ((isCounting && !piece.opensLine) || countsOn.test(piece.text));
    const hasStop = last === undefined || sentenceEnd.test(last);
    const whole = wholes[index];
    const isOfWhole =
      whole !== undefined && namesJob.test(last ?? '') && wholes.indexOf(whole) === wholes.lastIndexOf(whole);
    const isContinued = isCounting || (!isOfWhole && belongsBefore(piece.text, context));
    if (isContinued && !hasStop && piece.opensLine && !piece.isMarked && !goesOnBy.test(piece.text))
      return null;
    const before = bullets.pop();
    const isAlone =
      piece.isMarked || (isPoint(piece, hasStop, isContinued) && isParted(piece, last, before, context));
    if (before === undefined) bullets.push(piece.text);
    else if (isAlone) bullets.push(before, piece.text);
    else bullets.push(before + glue + piece.text);
    last = piece.text;
  }
  return bullets.map(withoutListEnd);
}

/** Enough is said in it, and not only about the sentence before. */
function isPoint({ text, opensLine }: Piece, hasStop: boolean, isContinued: boolean): boolean {
  if (addressAlone.test(text)) return false;
  if (opensLine && (!hasStop || goesOnBy.test(text) || isOfTools(text))) return true;
  return wordsIn(text) >= leastWords && !isContinued;
}

/** `by the API.` at the end of a line. */
const acronymEnd = preparedPattern(String.raw`(?<!\p{L})\p{Lu}{3,5}\.$`, 'u');

/** What stands before it, the `last` piece of a bullet, has surely come to its end. */
function isParted({ text, opensLine }: Piece, last = '', before = '', { language }: ProseContext): boolean {
  if (!opensLine) return beginsAnew(before, text, language);
  return acronymEnd.test(last) || !isCutShort(last, text, language);
}

/** The semicolon that parted it from the next point. */
function withoutListEnd(bullet: string): string {
  return bullet.replace(/[;；,，]$/u, '').trimEnd();
}

const anyLetter = preparedPattern(String.raw`\p{L}`);

/** Stays with the sentence before: refers to it, only says how it was, or describes the employer. */
function belongsBefore(sentence: string, { language, organization }: ProseContext): boolean {
  if (sentence.endsWith('!') || aside.test(sentence)) return true;
  if (opensNextAction(sentence) && !handlesLater.test(sentence)) return false;
  return (
    refersBack(sentence, language) || describesOrganization(sentence, { organization, introduces: true })
  );
}

/** `Later migrated it …`: what that is stands in the sentence before. */
const handlesLater = preparedPattern(
  String.raw`^\p{L}{1,30}\s\p{L}{1,30}\s(?:them|him|her|it|those)\b`,
  'iu',
);

/** Chinese is counted in characters: two make a word. */
function wordsIn(text: string): number {
  const words = countWords(text);
  return /\p{Script=Han}/u.test(text) ? words / 2 : words;
}

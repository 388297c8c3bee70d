import { kindOf, type Lexicon } from '../../../lexicon/lexicon.ts';
import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { functionWords } from '../../../lexicon/words/generic-words.ts';
import { isPastForm } from '../../../lexicon/words/verbs.ts';
import { countWords } from '../../../text/count-words.ts';
import type { Language } from '../../../text/language.ts';
import { hasIdeograph, hasLetter, opensSmall } from '../../../text/letters.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { splitSentences } from '../../../text/split-sentences.ts';
import { describesOrganization } from '../../framing/describes-organization.ts';
import { addsToBefore, namesJob, opensNextAction, refersBack } from '../../framing/refers-back.ts';
import { capitalized } from '../../grammar/spelling.ts';
import { isOfWork } from './is-of-work.ts';
import { endsSurely, isCutShort, isStatement, opensWithAction } from './is-statement.ts';
import { endsMidPhrase, unwrapped } from './torn-lines.ts';

/** The text of an entry split into parts; joined by line breaks, they lack only the list marks. */
export interface ParagraphBullets {
  /** Text that introduces the employer or the bullets and stays a paragraph. */
  readonly lead: readonly string[];
  readonly bullets: readonly string[];
}

interface ProseContext {
  readonly lexicon: Lexicon;
  readonly organization: string;
  readonly language: Language;
}

const minBullets = 2;
/** Minimum words of a statement. */
const minWords = 3;
/** A date range within a line: `May 2016 – June 2018`, `2016 - heute`. */
const dateRange = preparedPattern(
  String.raw`\b(?:19|20)\d{2}\s{0,3}[-–—]\s{0,3}(?:[\p{L}.]{3,12}\s{1,2}|\d{1,2}[./])?(?:(?:19|20)\d{2}\b|present|now|today|heute|aujourd|actual|至今)`,
  'iu',
);
/** Minimum average of words per bullet; a list of shorter ones fits in one line. */
const minAverageWords = 3;
/** Minimum words of all bullets together; less may be a place with abbreviations: `Puerto La Cruz. Edo. Anz.` */
const minTotalWords = 7;

const listMark = preparedPattern(
  String.raw`^\s*(?:[•·▪▫◦‣⁃●○■□◆◇➢➤►▶✓✔*+>–—-]|\(?\d{1,2}[.)、](?=\D)|[（(]\d{1,2}[)）]|[①-⑳])\s*(?=\S)`,
);
/** Marks of a list that is written in one line. */
const inlineMark = preparedPattern(String.raw`\s[•▪●■◦‣➢➤►✓✔]\s`);

/** Lines about something else: a dated line is another job (`08/12 - 2021 Contractor`), `Tel.:` is a reference. */
const otherContent = /^\d{1,2}[/.]\d{1,4}\s?[-–].*\d{4}|(?:^|\s)(?:tel|ref)\.?\s?:/i;

/**
 * Splits a paragraph into one bullet per sentence; subject and tense stay. A sentence that refers to the one before
 * stays with it. Null if there is too little for a list, or any doubt.
 */
export function paragraphBullets(text: string, context: ProseContext): ParagraphBullets | null {
  // A line of another job may have been read as part of this one: a bullet would hide it.
  if (text.split('\n').some((line) => dateRange.test(line) || otherContent.test(line))) return null;
  const wrapped = unwrapped(text.split('\n'));
  if (breakSentence(wrapped, context)) return null;
  const lines = wrapped.flatMap((line) => line.split(inlineMark.regExp));
  // Lists of authors and tags after an address are not sentences about work.
  if (authors.test(text) || lines.some((line) => afterAddress.test(line))) return null;
  const pieces = lines.flatMap((line) => piecesOf(line, context));
  // Dates or numbers alone describe the job as a whole.
  if (pieces.some(({ text }) => !hasLetter(text))) return null;
  // A word on a line of its own is a heading or a tag: joined to the line before, it would get another meaning.
  if (pieces.slice(1).some((each) => isLooseWord(context.lexicon, each)) || isForm(pieces)) return null;
  const opening = pieces.findIndex((piece) => !introduces(piece, context));
  const count = opening === -1 ? pieces.length : opening;
  // A heading between the pieces separates those above from those below.
  if (pieces.slice(count).some(isHeading)) return null;
  // Among the person's actions, what the employer is would be part of one of them.
  if (pieces.slice(count).some((piece) => isOfEmployer(piece, context))) return null;
  // A remark needs an action before it.
  if (aside.test(pieces[count]?.text ?? '') || isTornFromLead(pieces, count, context)) return null;
  if (!isMostlyStatements(pieces.slice(count), context)) return null;
  const lead = pieces.slice(0, count).map((piece) => piece.text);
  const bullets = joinPieces(pieces.slice(count), context);
  if (bullets === null || bullets.some(isLeftOpen)) return null;
  if (!bullets.every((bullet) => isNames(bullet) || isOfWork(bullet, context))) return null;
  return isGain(bullets, pieces) ? { lead, bullets } : null;
}

const nameAndBeing = preparedPattern(
  String.raw`^\p{Lu}[\p{L}\p{N}&.'’-]{0,30}(?:\s\p{Lu}[\p{L}\p{N}&.'’-]{0,30}){0,3}\s(?:is|was|ist|war|est|était|es|era)\s`,
  'u',
);

/** With a definite article, only a known noun is the employer: `The company is …`, not `The first steps lay …`. */
const definite = preparedPattern(
  String.raw`^(?:the|der|die|das|les?|la|el|los|las)\s(?<noun>\p{L}+)(?=\s)`,
  'iu',
);

/** True for a sentence that says what the employer is, by its name or another one: `Acme is a leading provider of …`. */
function isOfEmployer({ text, isMarked }: Piece, { organization }: ProseContext): boolean {
  if (isMarked) return false;
  const name = nameAndBeing.exec(text)?.[0] ?? '';
  const noun = definite.exec(text)?.groups?.['noun']?.toLowerCase();
  if (noun !== undefined && !wordList('tailoring', 'employer_noun').has(noun)) return false;
  return (
    describesOrganization(text, { organization, introduces: false }) ||
    (name !== '' && describesOrganization(text.slice(name.length), { organization: '', introduces: false }))
  );
}

const minWrappedIdeographs = 20;
const lineEnd = preparedPattern('[.!?。！？;；:：…]["\'”’»」』)）]?$', 'u');
const endInside = preparedPattern(String.raw`[.!?]\s(?=\p{Lu})|[。！？]`, 'gu');

/**
 * True if a line ends inside a phrase or, after another sentence, without a stop: a bullet would end where the line of a
 * PDF did.
 */
function breakSentence(lines: readonly string[], { language }: ProseContext): boolean {
  const isProse = lines.some((line) => sentenceStops.test(line));
  return lines.some((line, index) => {
    const text = line.trim();
    const next = lines[index + 1]?.trim();
    if (!next || lineEnd.test(text) || listMark.test(text) || listMark.test(next)) return false;
    if (language === 'zh') return isProse && text.length >= minWrappedIdeographs;
    if (endsMidPhrase(text, language) || endsInLink(text, language)) return true;
    const rest = text.split(endInside.regExp).at(-1) ?? text;
    return rest !== text && !(isStatement(rest, language) && isStatement(next, language));
  });
}

const sentenceStops = preparedPattern('[。！？]', 'u');
const lastWord = preparedPattern(String.raw`\s(\p{Ll}+)$`, 'u');

/** True for `for the shop in`; a German line may end in the particle of its verb: `Schloss den Laden auf`. */
function endsInLink(text: string, language: Exclude<Language, 'zh'>): boolean {
  return language !== 'de' && functionWords(language).links.has(lastWord.exec(text)?.[1] ?? '');
}

/** True if the stop between lead and list does not end a sentence; a bullet cannot be joined to a paragraph. */
function isTornFromLead(pieces: readonly Piece[], count: number, context: ProseContext): boolean {
  return pieces.slice(0, count + 1).some((piece, index) => {
    const before = pieces[index - 1];
    if (piece.isMarked || before === undefined) return false;
    if (isCutShort(before.text, piece.text, context.language)) return true;
    if (piece.opensLine || index < count) return false;
    return !(endsSurely(before.text, context.language) || isStatement(piece.text, context.language));
  });
}

/** True if the stop between two pieces of a line surely ends a sentence; in doubt they stay one bullet. */
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

/** True if a bracket or quotation mark has no counterpart, so that the text is half of something. */
function isLeftOpen(text: string): boolean {
  return pairs.some(([open, close]) => text.split(open).length !== text.split(close).length);
}

/** Minimum share of sentences that tell what was done; text with less is names, places and titles. */
const minStatementShare = 1 / 3;

function isMostlyStatements(pieces: readonly Piece[], { language }: ProseContext): boolean {
  const statements = pieces.filter(({ text, isMarked }) => isMarked || isStatement(text, language));
  return statements.length >= pieces.length * minStatementShare;
}

/** Openings about the whole job, if they occur once and after `In this role`: `This project required …`. */
const aboutWhole = preparedPattern(() => `^(?:${phrases('writing', 'about_whole')})`, 'iu');

/** Ordinals that continue a list (`The second initiative …`); the rest of the line may be about the same item. */
const ordinalOpening = preparedPattern(
  () =>
    String.raw`^(?:${phrases('writing', 'counts_on', 'en', 'de', 'fr', 'es')})\p{L}{0,4}\s|^(?:${phrases('writing', 'counts_on', 'zh')})`,
  'iu',
);

/** Lists of authors: `Ann B. Kim, Dr. Lee Wood`, `Kim AB, Wood L, et al.` */
const authors = preparedPattern(
  String.raw`\p{Lu}[\p{L}'’-]{1,20}\s\p{Lu}\.\s\p{Lu}[\p{L}'’-]{1,25}(?:\s?[,;&]|\sand)\s(?:(?:Dr|Prof)\.\s)?\p{Lu}|\p{Lu}[\p{L}'’-]{1,25},\s?(?:\p{Lu}\.[\s-]?){1,3}(?:,|&|\sand\s)|\bet al\b`,
  'u',
);
const afterAddress = preparedPattern(
  String.raw`(?:https?:\/\/|www\.)\S{0,400}[^\s.]\s{1,8}[\p{L}\p{N}#]`,
  'iu',
);

/** Minimum words of a list of two bullets; two short sentences are easy to read as they are. */
const minWordsOfTwo = 24;
/** A longer bullet is a paragraph. */
const maxBulletWords = 45;
/** Maximum share of sentences about how it was, not what was done. */
const maxAsideShare = 1 / 3;

/** True if a list is easier to read: it has enough bullets, and none is nearly the whole paragraph. */
function isGain(bullets: readonly string[], pieces: readonly Piece[]): boolean {
  const points = bullets.filter((bullet) => !isNames(bullet));
  const lengths = points.map(wordsIn);
  const words = lengths.reduce((sum, length) => sum + length, 0);
  if (points.length < minBullets || words < Math.max(minTotalWords, points.length * minAverageWords))
    return false;
  const asides = pieces.filter(({ text }) => aside.test(text)).length;
  if (asides > pieces.length * maxAsideShare) return false;
  const isLong = Math.max(...lengths) > maxBulletWords;
  return !(isLong && (asides > 0 || points.length === 2)) && (points.length > 2 || words >= minWordsOfTwo);
}

/** True for a line of names, which is not a statement: `Java, Kafka, SQL`. */
function isNames(bullet: string): boolean {
  const names = bullet.replace(/^[^:：]{1,30}[:：]/u, '').split(/[,;|·，；、]/u);
  return names.length > 2 && names.every((name) => wordsIn(name) <= maxNameWords);
}

const maxNameWords = 3;

/** Personal remarks, in all languages: `Really proud of my part in that`, `It was a great time`. */
const aside = preparedPattern(() => `^(?:${phrases('writing', 'how_it_was')})`, 'iu');

interface Piece {
  readonly text: string;
  /** True if it has a list mark of its own, so that it is a point already. */
  readonly isMarked: boolean;
  readonly opensLine: boolean;
}

/** True for a short line that is not a sentence, an address or a list of tools. */
function isLooseWord(lexicon: Lexicon, { text, isMarked, opensLine }: Piece): boolean {
  if (!opensLine || isMarked || wordsIn(text) >= minWords || sentenceEnd.test(text)) return false;
  return !(addressAlone.test(text) || areTools(lexicon, text));
}

const addressAlone = preparedPattern(String.raw`^(?:https?:\/\/|www\.)\S+$`, 'iu');

/** True if all words are names of tools: `Kafka Redis`. */
function areTools(lexicon: Lexicon, text: string): boolean {
  return text.split(/[\s,;|·]+/).every((name) => kindOf(lexicon, name) === 'tool');
}

function isHeading({ text, isMarked }: Piece): boolean {
  return !isMarked && opensList.test(text);
}

/** A short labeled line: `Client: Court of Justice.` */
const shortLabel = preparedPattern(String.raw`^\p{L}{3,20}\s?:\s(?:\S+\s){0,5}\S+$`);
const label = preparedPattern(String.raw`^\p{L}[\p{L}\s/]{2,30}[:：]\s?\S`);
/** A line about something of its own: `Reference: Ann Wood`, `Tecnologías: Java, Kafka`. */
const labeledLine = preparedPattern(String.raw`^\p{Lu}\p{L}{2,20}(?:\s\p{L}{2,20})?\s?(?:：|:\s)\s?\S`);
const minLabels = 2;

/** True for labeled fields, which are not a list of points: `Date of birth: …`, `Position: …`. */
function isForm(pieces: readonly Piece[]): boolean {
  return pieces.filter(({ text, isMarked }) => !isMarked && label.test(text)).length >= minLabels;
}

const sentenceEnd = preparedPattern('[.!?。！？;；:：]$', 'u');

function piecesOf(line: string, { language }: ProseContext): readonly Piece[] {
  const mark = listMark.exec(line)?.[0] ?? '';
  const rest = line.slice(mark.length).trim();
  if (rest === '') return [];
  if (mark.trim() !== '') return [{ text: rest, isMarked: true, opensLine: true }];
  const sentences = wholeSentences(rest, language).map((text) => actionsIn(text, language, minWords));
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
 * Splits action nouns at semicolons, except in English and Chinese: `accueil des clients ; tenue de la caisse`.
 * @param least minimum words of each action
 */
export function actionsIn(sentence: string, language: Language, least: number): readonly string[] {
  if (language === 'en' || language === 'zh') return [sentence];
  const parts = sentence.split(afterSemicolon.regExp);
  const areActions = parts.every((part) => opensWithAction(part, language) && wordsIn(part) >= least);
  if (!areActions || parts.some(isLeftOpen)) return [sentence];
  // Every part ends as the sentence did.
  const stop = sentence.endsWith('.') ? '.' : '';
  return parts.map((part) => capitalized(part.replace(/\s?;$/u, stop)));
}

/** Splits sentences. A semicolon does not end one, except in Chinese, where each clause is complete. */
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

/** True if the stop belongs to an abbreviation or an initial: `Inc. and its customers`, `art. 5`, `Ann B. Kim`. */
function isAbbreviated(line: string, end: number, start: number): boolean {
  if (line.charAt(end - 1) !== '.') return false;
  return (
    smallOrDigit.test(line.slice(start, start + 2)) || initial.test(line.slice(Math.max(0, end - 3), end))
  );
}

/** A name that ends in a mark: `Worked for Yahoo! Finance`. Not for German, which capitalizes all nouns. */
const nameWithMark = preparedPattern(String.raw`[\s(]\p{Lu}[\p{L}\p{N}'’&-]{0,30}[!?]$`, 'u');

function isInName(sentence: string): boolean {
  return nameWithMark.test(sentence.slice(-maxNameLength));
}

const maxNameLength = 34;

const opensList = preparedPattern('[:：]$');

const minWordsWithoutSmallWord = 5;
const smallWord = preparedPattern(String.raw`(?<!\p{L})\p{Ll}{4}`);

/** True for text that describes the employer or its place, continues the job's heading or announces a list. */
function introduces(piece: Piece, context: ProseContext): boolean {
  const { text, isMarked } = piece;
  const { organization, language } = context;
  if (isMarked) return false;
  if (isOfEmployer(piece, context)) return true;
  if (opensList.test(text) || describesOrganization(text, { organization, introduces: true })) return true;
  if (language === 'zh') return false;
  if (shortLabel.test(text)) return true;
  return opensSmall(text) || (countWords(text) < minWordsWithoutSmallWord && !smallWord.test(text));
}

/** Openings of a further point on its own line. */
const furtherPoint = preparedPattern(() => String.raw`^(?:${phrases('writing', 'goes_on_by')})[\s,]`, 'iu');

/** Joins pieces to bullets; null if a line without a stop is followed by one that refers to it. */
function joinPieces(pieces: readonly Piece[], context: ProseContext): readonly string[] | null {
  const bullets: string[] = [];
  const glue = context.language === 'zh' ? '' : ' ';
  let last: string | undefined;
  let isCounting = false;
  const wholes = pieces.map(({ text }) => aboutWhole.exec(text)?.[0].toLowerCase());
  for (const [index, piece] of pieces.entries()) {
    isCounting = !piece.isMarked && ((isCounting && !piece.opensLine) || ordinalOpening.test(piece.text));
    const hasStop = last === undefined || sentenceEnd.test(last);
    const whole = wholes[index];
    const isOfWhole =
      whole !== undefined && namesJob.test(last ?? '') && wholes.indexOf(whole) === wholes.lastIndexOf(whole);
    const isContinued = isCounting || (!isOfWhole && belongsBefore(piece.text, context));
    if (isContinued && !hasStop && piece.opensLine && !piece.isMarked && !furtherPoint.test(piece.text))
      return null;
    const before = bullets.pop();
    const isAlone =
      piece.isMarked ||
      (piece.opensLine && (labeledLine.test(piece.text) || labeledLine.test(last ?? ''))) ||
      (isPoint(context.lexicon, piece, hasStop, isContinued) && isAfterEnd(piece, last, before, context));
    if (before === undefined) bullets.push(piece.text);
    else if (isAlone) bullets.push(before, piece.text);
    else bullets.push(before + glue + piece.text);
    last = piece.text;
  }
  return bullets.map((bullet) => withoutListEnd(withoutAddition(bullet, context.language)));
}

/** A bullet without the word that adds it to the one before, where an action follows: `Also ordered flour`. */
function withoutAddition(bullet: string, language: Language): string {
  const [addition = ''] = furtherPoint.exec(bullet) ?? [];
  const rest = bullet.slice(addition.length).trimStart();
  const [verb = ''] = rest.split(' ', 1);
  const isAction = language === 'en' ? isPastForm(verb) : opensWithAction(rest, language);
  return addition !== '' && isAction ? capitalized(rest) : bullet;
}

/** True if the piece says enough and does not depend on the sentence before. */
function isPoint(
  lexicon: Lexicon,
  { text, opensLine }: Piece,
  hasStop: boolean,
  isContinued: boolean,
): boolean {
  if (addressAlone.test(text)) return false;
  if (opensLine && (!hasStop || furtherPoint.test(text) || areTools(lexicon, text))) return true;
  return wordsIn(text) >= minWords && !isContinued;
}

/** An acronym at the end of a line: `by the API.` */
const acronymEnd = preparedPattern(String.raw`(?<!\p{L})\p{Lu}{3,5}\.$`, 'u');

/** True if the text before a piece is surely complete; `last` is the last piece of the bullet `before`. */
function isAfterEnd({ text, opensLine }: Piece, last = '', before = '', { language }: ProseContext): boolean {
  if (!opensLine) return beginsAnew(before, text, language);
  return acronymEnd.test(last) || !isCutShort(last, text, language);
}

/** Drops the semicolon or comma before the next point. */
function withoutListEnd(bullet: string): string {
  return bullet.replace(/[;；,，]$/u, '').trimEnd();
}

/** True if a sentence stays with the one before: it refers to it, is a remark or describes the employer. */
function belongsBefore(sentence: string, { language, organization }: ProseContext): boolean {
  if (sentence.endsWith('!') || aside.test(sentence)) return true;
  if (opensNextAction(sentence) && !handlesLater.test(sentence)) return false;
  return (
    refersBack(sentence, language) ||
    addsToBefore(sentence, language) ||
    describesOrganization(sentence, { organization, introduces: true })
  );
}

/** A later action on something that the sentence before names: `Later migrated it …`. */
const handlesLater = preparedPattern(
  String.raw`^\p{L}{1,30}\s\p{L}{1,30}\s(?:them|him|her|it|those)\b`,
  'iu',
);

/** Counts words; in Chinese, two characters are one. */
function wordsIn(text: string): number {
  const words = countWords(text);
  return hasIdeograph(text) ? words / 2 : words;
}

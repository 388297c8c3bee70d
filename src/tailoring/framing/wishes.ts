import { kindOf, type Lexicon } from '../../lexicon/lexicon.ts';
import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { hasWord, type ReadText, readText } from '../../lexicon/read-text.ts';
import { readWord } from '../../lexicon/words/word-classes.ts';
import type { Language } from '../../text/language.ts';
import { type PreparedPattern, preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { splitSentences } from '../../text/split-sentences.ts';
import { tokenize } from '../../text/tokenize.ts';
import { refersBack } from './refers-back.ts';

/* Removes sentences about the job that a person wants: a summary tells what the person offers. */

/** A text that may express a wish, so that no evidence is placed after it. */
export const mayWish = preparedPattern(
  () =>
    String.raw`\b(?:${phrases('writing', 'may_wish', 'en', 'de', 'fr', 'es')})|${phrases('writing', 'may_wish', 'zh')}`,
  'iu',
);

/** Openings of sentences that only express a wish. */
const openings: Readonly<Record<Language, PreparedPattern>> = {
  en: opening('en'),
  de: opening('de'),
  fr: opening('fr'),
  es: opening('es'),
  zh: opening('zh'),
};

function opening(language: Language): PreparedPattern {
  return preparedPattern(() => `^(?:${phrases('writing', 'wish_opening', language)})`, 'iu');
}

/** A wish at the end of a sentence that is complete without it: `Journeyman electrician seeking a position …`. */
const trailingWish = preparedPattern(
  String.raw`^(?<lead>[\p{Lu}\p{N}][^.;:]{20,300}?[\p{L}\p{N})]),?\s(?:who\sis\s)?(?:currently\s|actively\s|now\s)?(?:seeking|looking\s(?:for|to))\s(?<wish>[^.;:]{8,300})\.?$`,
  'u',
);
/** Last words that would leave the text before the wish incomplete. */
const unfinishedLead = preparedPattern(
  String.raw`(?:^|\s)(?:I|am|is|are|was|were|been|and|or|but|of|to|in|for|with|by|as|who|that|which|always|currently)$`,
  'iu',
);
/** Text before a wish that is the wish of others: `for tourists looking for`. */
const wishOfOthers = preparedPattern(
  String.raw`(?<!\p{L})(?:for|to|with|of)\s(?:\p{L}+\s){0,4}\p{L}+s$`,
  'iu',
);
/** Openings of a clause that is incomplete without the wish: `As a student`, `With five years of work`. */
const opensClause = preparedPattern(String.raw`^(?:As|With|Having|After|By|Since|Being|Now)\s`);

/** Availability and similar facts that the employer decides by; a wish with one of these stays. */
const availability = preparedPattern(
  () =>
    String.raw`\p{N}|(?<!\p{L})(?:${phrases('writing', 'availability', 'en', 'de', 'fr', 'es')})(?!\p{L})|${phrases('writing', 'availability', 'zh')}`,
  'iu',
);

/** The position wished for; a sentence without one may be about work: `Looking for talent is my daily work`. */
const position = preparedPattern(
  () =>
    String.raw`(?<!\p{L})(?:${phrases('writing', 'position_wished', 'en', 'de', 'fr', 'es')})(?!\p{L})|${phrases('writing', 'position_wished', 'zh')}`,
  'iu',
);
/** A second statement or a limit, so more than a wish: `Eager to learn, I taught …`, `a role with no night work`. */
const saysMore = preparedPattern(
  () => String.raw`,|[，、]|(?<!\p{L})(?:${phrases('writing', 'more_than_wish')})(?!\p{L})`,
  'u',
);

/** Adjectives before a noun, whose commas add no statement: `a safe, modern, or friendly shop`. */
const adjectives = preparedPattern(
  String.raw`(?<=\s)(?<row>\p{Ll}[\p{L}-]*(?:,\s\p{Ll}[\p{L}-]*){0,4},\s(?:(?:and|or)\s)?\p{Ll}[\p{L}-]*)(?=\s\p{Ll})`,
  'gu',
);

/** True for adjectives, participles and compounds such as `fast-paced`. */
function isAdjective(word: string): boolean {
  return word.includes('-') || readWord(word).adjective !== 'none' || /(?:ing|ed)$/.test(word);
}

/** Things in a row, whose commas add no statement: `my communication, time management, and office skills`. */
const things = preparedPattern(
  String.raw`(?<=\s)\p{Ll}[\p{L}-]{0,30}(?:\s\p{Ll}[\p{L}-]{0,30}){0,3}(?:,\s\p{Ll}[\p{L}-]{0,30}(?:\s\p{Ll}[\p{L}-]{0,30}){0,3}){1,6},?\s(?:and|or)\s`,
  'gu',
);

/** True for a row of things; a clause begins with a verb or a subject: `…, keeping the books and`. */
function isRowOfThings(row: string): boolean {
  const [, ...others] = row.split(/,\s/);
  return others.every(
    (each) =>
      !/^(?:(?:and|or)\s)?(?:\p{Ll}+(?:ing|ed)|which|who|where|he|she|it|they|we)\s/u.test(`${each} `),
  );
}

function onlyWishes(wish: string): boolean {
  const plain = wish
    .replace(/^I\s/, '')
    .replace(adjectives.regExp, (row: string) => {
      const words = row.split(/,\s(?:(?:and|or)\s)?/);
      return words.every(isAdjective) ? (words[0] ?? '') : row;
    })
    .replace(things.regExp, (row: string) => (isRowOfThings(row) ? row.replaceAll(',', '') : row));
  return position.test(plain) && !saysMore.test(plain);
}

/** By whole words: `Java` is not in `JavaScript`. */
function saysName(text: ReadText, name: string): boolean {
  return tokenize(name).every((token) => hasWord(text, token));
}

/** Minimum length of the summary that is left; characters for Chinese. */
const minWords = 10;
const minCharacters = 24;

/**
 * The lines without pure wishes; null if nothing changes, too little would be left or a fact would be lost.
 * `elsewhere`: the other texts of the resume.
 */
export function withoutWishes(
  lexicon: Lexicon,
  lines: readonly string[],
  language: Language,
  elsewhere: readonly string[],
): readonly string[] | null {
  const left = lines.map((line) => lineWithoutWishes(line, language));
  if (left.every((line, at) => line.text === lines[at])) return null;
  const rest = left.map(({ text }) => text);
  const whole = rest.join(' ').trim();
  const isEnough = language === 'zh' ? whole.length >= minCharacters : whole.split(/\s+/).length >= minWords;
  if (!isEnough) return null;
  // A line that is only a wish stays, because others may refer to it.
  if (rest.some((line, at) => line === '' && lines[at] !== '')) return null;
  const wishes = left.flatMap((line) => line.wishes);
  return loseFacts(lexicon, wishes, [...rest, ...elsewhere]) ? null : rest;
}

/** True if a summary says nothing but what job the person wants, and the rest of the resume names all that it names. */
export function isOnlyWish(
  lexicon: Lexicon,
  lines: readonly string[],
  language: Language,
  elsewhere: readonly string[],
): boolean {
  const left = lines.map((line) => lineWithoutWishes(line, language));
  if (left.some(({ text }) => text !== '')) return false;
  const wishes = left.flatMap((line) => line.wishes);
  return wishes.length > 0 && !loseFacts(lexicon, wishes, elsewhere);
}

/** True if a wish says when, where or for how long the person may work, or names something that no other text does. */
function loseFacts(lexicon: Lexicon, wishes: readonly string[], others: readonly string[]): boolean {
  const kept = others.map((each) => readText(lexicon, each));
  return wishes.some(
    (wish) =>
      availability.test(wish) ||
      namesIn(lexicon, wish).some((name) => !kept.some((text) => saysName(text, name))),
  );
}

/** Minimum words before a wish, in a line of one sentence or of several. */
const minWordsAlone = 9;
const minWordsBesides = 3;

function minWordsBefore(sentences: number): number {
  return sentences > 1 ? minWordsBesides : minWordsAlone;
}

interface Left {
  readonly text: string;
  readonly wishes: readonly string[];
}

function lineWithoutWishes(line: string, language: Language): Left {
  const wishes: string[] = [];
  let [text, last] = ['', 0];
  const sentences = wholeWishes(line, splitSentences(line));
  for (const [at, { start, end }] of sentences.entries()) {
    const next = sentences[at + 1];
    // `As well as a good salary` would be left alone.
    const after = next === undefined ? '' : line.slice(next.start, next.end);
    const isReferredTo = refersBack(after, language) || saysAsWell.test(after);
    const sentence = line.slice(start, end);
    const { lead = '', wish = '' } = language === 'en' ? (trailingWish.exec(sentence)?.groups ?? {}) : {};
    if (!isReferredTo && openings[language].test(sentence) && onlyWishes(sentence)) wishes.push(sentence);
    else if (
      !isReferredTo &&
      onlyWishes(wish) &&
      !wishOfOthers.test(lead) &&
      lead.split(/\s+/).length >= minWordsBefore(sentences.length) &&
      !unfinishedLead.test(lead) &&
      !opensClause.test(lead)
    ) {
      wishes.push(wish);
      text += `${line.slice(last, start)}${lead}.`;
    } else text += line.slice(last, end);
    last = end;
  }
  return { text: (text + line.slice(last)).trim(), wishes };
}

/** A sentence that is no more than the rest of the wish before it: `As well as an opportunity for advancement.` */
const goesOn = preparedPattern(String.raw`^(?:as well as|and|or)\s`, 'iu');

/** Sentences of a line, with the rest of a wish in one. */
function wholeWishes(line: string, sentences: readonly Stretch[]): readonly Stretch[] {
  const whole: Stretch[] = [];
  for (const sentence of sentences) {
    const before = whole.at(-1);
    const text = line.slice(sentence.start, sentence.end);
    if (
      before &&
      openings.en.test(line.slice(before.start, before.end)) &&
      goesOn.test(text) &&
      onlyWishes(text)
    )
      whole.splice(-1, 1, { start: before.start, end: sentence.end });
    else whole.push(sentence);
  }
  return whole;
}

type Stretch = ReturnType<typeof splitSentences>[number];

/** Words that tie a sentence to the wish before it: `Progressing would also be good`. */
const saysAsWell = preparedPattern(
  String.raw`(?<!\p{L})(?:also|too|likewise|auch|ebenfalls|aussi|également|también|tampoco)(?!\p{L})|[也还]`,
  'iu',
);

/** A capitalized word that does not open a sentence. */
const nameInside = preparedPattern(
  String.raw`(?<=[^\s.!?]\s)(?:\p{Lu}[\p{L}\p{N}+#.-]*[\p{L}\p{N}+#])`,
  'gu',
);

/**
 * Names and lexicon terms, such as a field of work, which would be lost if they are mentioned nowhere else. A soft
 * skill in a wish is no fact.
 */
function namesIn(lexicon: Lexicon, wish: string): readonly string[] {
  const tools = readText(lexicon, wish)
    .terms.filter(({ canonical }) => ![null, 'soft'].includes(kindOf(lexicon, canonical)))
    .map(({ text }) => text);
  return [
    ...tools,
    ...(wish.match(nameInside.regExp) ?? []).filter((name) => !position.test(name) && name !== 'I'),
  ];
}

import { supportedLanguageOf } from '../../lexicon/languages/detect-language.ts';
import { wordList } from '../../lexicon/packed/word-lists.ts';
import { functionWords } from '../../lexicon/words/generic-words.ts';
import { isIrregularPast } from '../../lexicon/words/verb-forms.ts';
import { readVerb } from '../../lexicon/words/verbs.ts';
import { isMoreVerbThanNoun } from '../../lexicon/words/word-classes.ts';
import type { ProofreadingMessages } from '../../messages/proofreading/proofreading-messages.ts';
import { tenseOf } from '../../tailoring/grammar/verb-tense.ts';
import type { Language } from '../../text/language.ts';
import { hasLetter, isIdeographs } from '../../text/letters.ts';
import { tokenize } from '../../text/tokenize.ts';
import { type Finding, groupedFindings, type Proof, workTexts } from '../finding.ts';
import type { Line, LineEntry } from '../resume-lines.ts';

const maxBulletWords = 45;
const maxParagraphWords = 110;
const maxHanCharacters = 120;
/** Shorter bullets are keywords, such as `Night shifts`. */
const minWordsWithVerb = 4;
/** Most Chinese words have two characters. */
const maxHanOfWord = 2;

/** Finds bullets that name duties, have no verb or only one word, and texts that are very long. */
export function findWeakLines(proof: Proof): readonly Finding[] {
  const { weakOpening: weakMessages, oneWord, longLine } = proof.messages;
  return [...workTexts(proof)].flatMap(([entry, lines]) => {
    const bullets = lines.filter(({ kind }) => kind === 'bullet');
    const weak = bullets.filter(({ text }) => weakOpening(text, proof.language) !== null);
    const verbless =
      proof.language === 'en' ? bullets.filter((line) => !weak.includes(line) && hasNoVerb(line)) : [];
    // Other languages may have no blanks between words.
    const single =
      proof.language === null ? [] : bullets.filter((line) => !weak.includes(line) && isOneWord(line));
    return [
      ...groupedFindings(proof, [entry, weak], {
        severity: 'hint',
        rule: 'weak_opening',
        advice: weakMessages.advice,
        one: ({ text }) => {
          const opening = weakOpening(text, proof.language) ?? '';
          return { message: weakMessages.message(opening), quote: opening };
        },
        many: weakMessages.many,
      }),
      ...groupedFindings(proof, [entry, verbless], {
        severity: 'hint',
        rule: 'no_verb',
        advice: 'Start with a verb that says what you did.',
        one: () => ({ message: 'This bullet has no verb.' }),
        many: (count) => `${count} bullets have no verb.`,
      }),
      ...groupedFindings(proof, [entry, single], {
        severity: 'hint',
        rule: 'one_word',
        advice: oneWord.advice,
        one: () => ({ message: oneWord.message }),
        many: oneWord.many,
      }),
      ...groupedFindings(proof, [entry, lines.filter(isLong)], {
        severity: 'hint',
        rule: 'long_line',
        advice: longLine.advice,
        one: ({ text, kind }) => ({
          message: (kind === 'bullet' ? longLine.bullet : longLine.paragraph)(lengthOf(text, longLine)),
        }),
        many: longLine.many,
      }),
    ];
  });
}

/** The opening words that only name a duty, as written. */
function weakOpening(text: string, language: Language | null): string | null {
  const lower = text.toLowerCase().replaceAll('’', "'");
  const found = wordList('proofreading', 'weak_opening')
    .words(language ?? 'en')
    .find(
      (phrase) =>
        lower.startsWith(phrase) &&
        (language === 'zh' || phrase.endsWith("'") || !/^\p{L}/u.test(lower.slice(phrase.length))),
    );
  return found === undefined ? null : text.slice(0, found.length);
}

function hasNoVerb({ text }: Line): boolean {
  // `Tools: React, Node` is a list with a label.
  if (/^[^.]{1,40}:/.test(text)) return false;
  const words = tokenize(text).map((token) => token.text);
  if (words.length < minWordsWithVerb || supportedLanguageOf(text) !== 'en') return false;
  // Elsewhere `Lead`, `Assist` and `Train` are nouns.
  return readVerb(words[0] ?? '') === null && !words.some(mayBeVerb);
}

/** True for a word that is mostly a verb, and for every past form or gerund. */
function mayBeVerb(word: string): boolean {
  const lower = word.toLowerCase();
  if (/(?:ed|ing)$/.test(lower) || isIrregularPast(lower)) return true;
  return isMoreVerbThanNoun(lower) || auxiliaries.has(lower);
}

const auxiliaries = wordList('proofreading', 'auxiliary');

/** True for `Baking` and `Cross-selling`, but not for `Java/Kafka` or `2019`. */
function isOneWord({ text }: Line): boolean {
  if (!hasLetter(text)) return false;
  const tokens = tokenize(text.replaceAll('-', ''));
  // A Chinese character is a token of its own.
  return (
    tokens.length === 1 ||
    (tokens.length <= maxHanOfWord && tokens.every((token) => isIdeographs(token.text)))
  );
}

function isLong({ text, kind }: Line): boolean {
  const han = hanCount(text);
  if (han > 0) return han > maxHanCharacters * (kind === 'bullet' ? 1 : 2);
  return wordCount(text) > (kind === 'bullet' ? maxBulletWords : maxParagraphWords);
}

function lengthOf(text: string, { characters, words }: ProofreadingMessages['longLine']): string {
  const han = hanCount(text);
  return han > 0 ? characters(han) : words(wordCount(text));
}

export function hanCount(text: string): number {
  return text.match(/\p{Script=Han}/gu)?.length ?? 0;
}

export function wordCount(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

/** Finds "I", "my" and "we", which a resume does not need. */
export function findFirstPerson(proof: Proof): readonly Finding[] {
  const { firstPerson } = proof.messages;
  const summary = proof.lines.filter(({ path }) => path === 'basics.summary');
  const texts: readonly (readonly [LineEntry, readonly Line[]])[] = [
    [{ path: 'basics.summary', place: proof.headings.summary, isWork: false }, summary],
    ...workTexts(proof),
  ];
  return texts.flatMap(([entry, lines]) => {
    const personal = lines.filter(({ text }) => personIn(text, proof.language) !== null);
    return groupedFindings(proof, [entry, personal], {
      severity: 'hint',
      rule: 'first_person',
      advice: firstPerson.advice,
      one: ({ text }) => {
        const word = personIn(text, proof.language) ?? '';
        return { message: firstPerson.message(word), quote: word };
      },
      many: firstPerson.many,
    });
  });
}

/** Ignores lines in another language: in French lines of an English resume, `mes` is not a finding. */
function personIn(text: string, language: Language | null): string | null {
  if (language === null) return null;
  if (language === 'zh')
    return (
      wordList('proofreading', 'first_person')
        .words('zh')
        .find((word) => text.includes(word)) ?? null
    );
  const own = supportedLanguageOf(text);
  if (own !== null && own !== language) return null;
  const known = new Set(wordList('proofreading', 'first_person').words(language));
  const words = text.replaceAll('’', "'").match(wordOrElision) ?? [];
  return words.find((word, at) => isPersonal(word, [words[at - 1], words[at + 1]], known)) ?? null;
}

const wordOrElision = /[\p{L}\p{N}]+(?:'[\p{L}]*|[-/.&][\p{L}\p{N}]+)*/gu;

/** True for `I` before a verb; in `Phase I checks` it is a number. */
function isPersonal(
  word: string,
  [before = '', after = '']: readonly [string | undefined, string | undefined],
  known: ReadonlySet<string>,
): boolean {
  if (word === 'I') {
    if (!known.has('I') || !/^\p{Ll}/u.test(after) || links.has(after)) return false;
    return !/^\p{Lu}/u.test(before) || isPast(after);
  }
  if (known.has(word)) return true;
  if (word.length > 1 && word === word.toUpperCase()) return false;
  const lower = word.toLowerCase();
  const elided = lower.slice(0, lower.indexOf("'") + 1);
  return known.has(lower) || (elided !== '' && known.has(elided));
}

const links: ReadonlySet<string> = new Set('and or to of in for at with'.split(' '));
const auxiliariesOfI: ReadonlySet<string> = new Set('am was have had can could will would do did'.split(' '));

function isPast(word: string): boolean {
  return word.endsWith('ed') || isIrregularPast(word) || auxiliariesOfI.has(word);
}

/** Fewer bullets are not enough to judge the tense of a job. */
const minBullets = 3;

/**
 * Finds present tense in jobs that have ended, and current jobs without any present tense (finished work may be in
 * the past). English only: other languages use nouns.
 */
export function checkTense(proof: Proof): readonly Finding[] {
  if (proof.language !== 'en') return [];
  return [...workTexts(proof)].flatMap(([entry, lines]) => {
    const dates = proof.entries.find(
      ({ path, section }) => path === entry.path && section === 'experience',
    )?.dates;
    const bullets = lines.filter(({ kind, text }) => kind === 'bullet' && isEnglish(text));
    if (!dates?.end) return [];
    const present = bullets.filter(({ text }) => tenseOf(proof.lexicon, text) === 'present');
    if (dates.end !== 'present') {
      return groupedFindings(proof, [entry, present], {
        severity: 'hint',
        rule: 'tense',
        advice: 'Use the past tense for a job that has ended.',
        one: ({ text }) => {
          const [verb = ''] = text.split(/\s/, 1);
          return { message: `"${verb}" is in the present tense, and this job has ended.`, quote: verb };
        },
        many: (count) => `${count} bullets are in the present tense, and this job has ended.`,
      });
    }
    const past = bullets.filter(({ text }) => tenseOf(proof.lexicon, text) === 'past');
    const isAllPast = past.length >= minBullets && past.length === bullets.length;
    return isAllPast
      ? [
          {
            severity: 'hint',
            rule: 'tense',
            path: entry.path,
            place: entry.place,
            message: 'You still work here, and every bullet is in the past tense.',
            advice: 'Use the present tense for what you do now. Keep the past for what is finished.',
          },
        ]
      : [];
  });
}

function isEnglish(text: string): boolean {
  const language = supportedLanguageOf(text);
  return language === null || language === 'en';
}

const minRepeats = 4;
const minShare = 0.2;

/** Finds a word that starts many bullets. Not for Chinese, which has no spaces to find the first word. */
export function findRepeatedOpenings(proof: Proof): readonly Finding[] {
  const { language, messages } = proof;
  if (language === 'zh') return [];
  const bullets = [...workTexts(proof).values()].flat().filter(({ kind }) => kind === 'bullet');
  const byWord = new Map<string, Line[]>();
  for (const bullet of bullets) {
    const word = /^\p{L}{3,30}(?![\p{L}'’:])/u.exec(bullet.text)?.[0].toLowerCase();
    if (word !== undefined) byWord.set(word, [...(byWord.get(word) ?? []), bullet]);
  }
  const { stops, links } = functionWords(language ?? 'en');
  return [...byWord].flatMap(([word, lines]) => {
    const [first] = lines;
    const isMany = lines.length >= minRepeats && lines.length >= minShare * bullets.length;
    if (!first || !isMany || stops.has(word) || links.has(word)) return [];
    const quote = first.text.slice(0, word.length);
    return [
      {
        severity: 'hint' as const,
        rule: 'repeated_opening' as const,
        path: first.path,
        place: messages.repeatedOpening.andLater(first.place),
        message: messages.repeatedOpening.message(lines.length, bullets.length, quote),
        advice: messages.repeatedOpening.advice,
        quote,
      },
    ];
  });
}

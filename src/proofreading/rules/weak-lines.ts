import { isIrregularPast } from '../../lexicon/verb-forms.ts';
import { readVerb } from '../../lexicon/verbs.ts';
import { wordClassOf } from '../../lexicon/word-classes.ts';
import { type Language, supportedLanguageOf } from '../../text/language.ts';
import { tokenize } from '../../text/tokenize.ts';
import { type Finding, type Proof, workTexts } from '../finding.ts';
import { groupedFindings } from '../grouped-findings.ts';
import type { Line } from '../resume-lines.ts';
import { ruleWords } from '../rule-words.ts';

const maxWords = 45;
const maxParagraphWords = 110;
const maxHanCharacters = 120;
/** Fewer words are a keyword, such as `Night shifts`. */
const minWordsWithVerb = 4;

/** Bullets that name duties, that do nothing, or that nobody reads to the end. */
export function findWeakLines(proof: Proof): readonly Finding[] {
  return [...workTexts(proof)].flatMap(([entry, lines]) => {
    const bullets = lines.filter(({ kind }) => kind === 'bullet');
    const weak = bullets.filter(({ text }) => weakOpening(text, proof.language) !== null);
    const verbless =
      proof.language === 'en' ? bullets.filter((line) => !weak.includes(line) && hasNoVerb(line)) : [];
    return [
      ...groupedFindings(entry, weak, {
        severity: 'hint',
        rule: 'weak_opening',
        advice: 'Start with a verb that says what you did, then how much and with what result.',
        one: ({ text }) => {
          const opening = weakOpening(text, proof.language) ?? '';
          return { message: `"${opening}" names a duty, not what you did.`, quote: opening };
        },
        many: (count) => `${count} bullets open with a duty, not with what you did.`,
      }),
      ...groupedFindings(entry, verbless, {
        severity: 'hint',
        rule: 'no_verb',
        advice: 'Start with a verb that says what you did.',
        one: () => ({ message: 'This bullet has no verb.' }),
        many: (count) => `${count} bullets have no verb.`,
      }),
      ...groupedFindings(entry, lines.filter(isLong), {
        severity: 'hint',
        rule: 'long_line',
        advice: 'Split it into bullets of one or two lines, or shorten it.',
        one: ({ text, kind }) => ({
          message: `This ${kind === 'bullet' ? 'bullet' : 'paragraph'} has ${lengthInWords(text)}.`,
        }),
        many: (count) => `${count} texts are very long.`,
      }),
    ];
  });
}

/** The words, as written, that open a text and only name a duty. */
function weakOpening(text: string, language: Language | null): string | null {
  const lower = text.toLowerCase().replaceAll('’', "'");
  const found = ruleWords('weak_opening', language ?? 'en').find(
    (phrase) =>
      lower.startsWith(phrase) &&
      (language === 'zh' || phrase.endsWith("'") || !/^\p{L}/u.test(lower.slice(phrase.length))),
  );
  return found === undefined ? null : text.slice(0, found.length);
}

function hasNoVerb({ text }: Line): boolean {
  // `Tools: React, Node` is a list by its label.
  if (/^[^.]{1,40}:/.test(text)) return false;
  const words = tokenize(text).map((token) => token.text);
  if (words.length < minWordsWithVerb || supportedLanguageOf(text) !== 'en') return false;
  // `Lead`, `Assist`, `Train` are nouns elsewhere.
  return readVerb(words[0] ?? '') === null && !words.some(mayBeVerb);
}

/** Any form of a word that is mostly used as a verb, and every past form or gerund. */
function mayBeVerb(word: string): boolean {
  const lower = word.toLowerCase();
  if (/(?:ed|ing)$/.test(lower) || isIrregularPast(lower)) return true;
  return /^(?:s:)?n?V/.test(wordClassOf(lower)) || auxiliaries.has(lower);
}

const auxiliaries: ReadonlySet<string> = new Set(
  'is are was were be been am has have had do does did can could will would may must'.split(' '),
);

function isLong({ text, kind }: Line): boolean {
  const han = hanCount(text);
  if (han > 0) return han > maxHanCharacters * (kind === 'bullet' ? 1 : 2);
  return wordCount(text) > (kind === 'bullet' ? maxWords : maxParagraphWords);
}

function lengthInWords(text: string): string {
  const han = hanCount(text);
  return han > 0 ? `${han} characters` : `${wordCount(text)} words`;
}

export function hanCount(text: string): number {
  return text.match(/\p{Script=Han}/gu)?.length ?? 0;
}

export function wordCount(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

import type { Lexicon } from '../../lexicon/lexicon.ts';
import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { hasPhrase, startsWithPhrase } from '../../text/patterns/phrase-table.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { boundedSentences } from '../../text/split-sentences.ts';
import { fold } from '../../values/fold.ts';
import type { Clause } from '../clause.ts';
import type { CleanText } from '../cleaning.ts';
import { type Cue, cueOf } from '../cues/cues.ts';
import { bracketRemarks } from '../cues/remarks.ts';
import { hasRequirementPrefix } from '../cues/requirement-prefixes.ts';
import {
  aboutEmployer,
  addressesReader,
  assignsWork,
  isImperative,
  namesTeam,
  statesSomething,
  withoutEmployer,
} from '../cues/sentence-subject.ts';
import type { PostingWarning } from '../posting.ts';
import { type Block, silentSections } from '../sections/segment-posting.ts';
import { isAddressedToMachine } from './addresses-machine.ts';
import { splitAtCues } from './split-at-cues.ts';

const seeking = preparedPattern(() => String.raw`\b(?:${phrases('posting', 'seeking')})\s`, 'iu');

/**
 * The end of wording such as "is looking for"; the text before it is about the employer: "Acme, home of the X, is
 * looking for …".
 */
function seekingEnd(sentence: string): number {
  const match = seeking.exec(sentence);
  if (!match || hasPhrase(addressesReader, fold(sentence.slice(0, match.index)))) return 0;
  return match.index + match[0].length;
}

const maxRemarkLength = 60;
const maxQuestions = 3;

const refersBack = preparedPattern(() => String.raw`^\W*(?:${phrases('posting', 'means_last')})\b`);
const dismissal = preparedPattern(() => phrases('posting', 'dismissal'));

/**
 * The cue that a short remark gives to the sentence before it, null if none: "Know Terraform? Even better.", "You have
 * used Figma. That is a bonus.", "Never used Docker? No problem."
 */
function remarkOn(sentences: readonly string[], index: number): Cue | null {
  const asks = isQuestion(sentences[index] ?? '');
  const following = sentences.slice(index + 1, index + 1 + maxQuestions);
  const remark = asks ? following.find((text) => !isQuestion(text)) : following[0];
  if (remark === undefined || remark.length > maxRemarkLength) return null;
  if (isRemarkAlone(remark)) return bracketRemarks(remark)[0]?.cue ?? null;
  const said = fold(remark).replaceAll('’', "'");
  if (asks && dismissal.test(said)) return 'negated';
  return (asks || refersBack.test(said)) && cueOf(remark) === 'nice' ? 'nice' : null;
}

/** "A licence. (Required)": a bracket that is a sentence of its own. */
const asideOnly = /^[(（][^()（）]*[)）][\s.。]*$/;

function isRemarkAlone(sentence: string): boolean {
  return asideOnly.test(sentence) && bracketRemarks(sentence).length > 0;
}

function isQuestion(sentence: string): boolean {
  return /[?？]\s*$/.test(sentence);
}

interface ReadSentences {
  readonly clauses: readonly Clause[];
  readonly warnings: readonly PostingWarning[];
}

interface Sentence {
  readonly text: string;
  /** Its start in the cleaned text. */
  readonly start: number;
  readonly isToMachine: boolean;
}

/** Every clause outside benefits, text about the company and legal text, without sentences that address a machine. */
export function readSentences(
  lexicon: Lexicon,
  clean: CleanText,
  companyName: string,
  blocks: readonly Block[],
): ReadSentences {
  const read = blocks.map((block) => ({ block, sentences: sentencesIn(block, clean) }));
  const isSuspected =
    clean.comments.some(isAddressedToMachine) ||
    read.some(({ sentences }) => sentences.some(({ isToMachine }) => isToMachine));
  const open = read.filter(({ block }) => !silentSections.has(block.section));
  return {
    clauses: open.flatMap(({ block, sentences }) => clausesIn(lexicon, block, sentences, companyName)),
    warnings: isSuspected ? [{ code: 'suspected_injection' }] : [],
  };
}

function sentencesIn(block: Block, clean: CleanText): Sentence[] {
  // A line break inside a block only comes from wrapping.
  const paragraph = clean.text.slice(block.start, block.end).replaceAll('\n', ' ');
  const ranges = boundedSentences(paragraph);
  return ranges.map(({ start, end }) => {
    const text = paragraph.slice(start, end);
    return { text, start: block.start + start, isToMachine: isAddressedToMachine(text) };
  });
}

const letterOrDigit = preparedPattern(String.raw`[\p{L}\p{N}]`);

function clausesIn(
  lexicon: Lexicon,
  block: Block,
  sentences: readonly Sentence[],
  companyName: string,
): Clause[] {
  const texts = sentences.map(({ text }) => text);
  return sentences.flatMap((sentence, index) => {
    if (sentence.isToMachine || !letterOrDigit.test(sentence.text) || isRemarkAlone(sentence.text)) return [];
    const clauses = clausesOf(lexicon, sentence, block, companyName);
    const remark = remarkOn(texts, index);
    return remark ? clauses.map((clause) => remarked(clause, remark)) : clauses;
  });
}

function remarked(clause: Clause, cue: Cue): Clause {
  return clause.cue === 'ignored' || clause.cue === 'negated' ? clause : { ...clause, cue };
}

function clausesOf(lexicon: Lexicon, sentence: Sentence, block: Block, companyName: string): Clause[] {
  const { section, heading, isItem } = block;
  // Words in the company's name are not cues.
  const text = withoutEmployer(lexicon, sentence.text, companyName);
  const soughtFrom = section === 'none' ? seekingEnd(text) : 0;
  return splitAtCues(text)
    .filter(({ end }) => end > soughtFrom)
    .map(({ start, end, cue }) => {
      const from = Math.max(start, soughtFrom);
      return {
        text: sentence.text.slice(from, end),
        start: sentence.start + from,
        end: sentence.start + end,
        section,
        heading,
        isItem,
        cue: section === 'refused' ? 'negated' : (cue ?? (isAboutOthers(text, block) ? 'ignored' : null)),
        opensSentence: from === 0,
      };
    });
}

/**
 * True for a sentence without a cue about the employer, its customers or the workplace. Running text only asks for
 * something if it addresses the reader or states nothing about others.
 */
function isAboutOthers(sentence: string, { section, isItem }: Block): boolean {
  if (isItem) return false;
  const text = fold(sentence).replaceAll('’', "'").trimStart();
  // "Our stack is Go, in case you wonder" only describes; "our stack is Go, and you will run it" gives work.
  if (startsWithPhrase(aboutEmployer, text)) return !hasPhrase(assignsWork, text);
  if (section !== 'none' && section !== 'responsibilities') return false;
  if (hasPhrase(namesTeam, text)) return true;
  if (hasPhrase(addressesReader, text)) return false;
  return section === 'none' && !hasRequirementPrefix(sentence) && hasPhrase(statesSomething, text);
}

/** Items farther than this from one that asks for something are not affected by it. */
const maxDistance = 4;

/** In a list without headings, a thing between two items that ask for something is asked for as well. */
export function askedBetween(clauses: readonly Clause[]): Clause[] {
  return clauses.map((clause, index) => {
    if (!isBareThing(clause)) return clause;
    const before = clauses.slice(Math.max(0, index - maxDistance), index).reverse();
    const after = clauses.slice(index + 1, index + 1 + maxDistance);
    return asksFirst(before) && asksFirst(after) ? { ...clause, cue: 'asked' } : clause;
  });
}

function isBareThing({ section, isItem, cue, text }: Clause): boolean {
  return section === 'none' && isItem && cue === null && !isImperative(text);
}

/** True if the nearest item in this direction with a cue, or a verb of its own, asks for something. */
function asksFirst(clauses: readonly Clause[]): boolean {
  const ends = clauses.findIndex(({ section, isItem }) => section !== 'none' || !isItem);
  const list = ends === -1 ? clauses : clauses.slice(0, ends);
  const said = list.find(({ cue, text }) => cue !== null || isImperative(text))?.cue ?? null;
  return said !== null && said !== 'ignored' && said !== 'negated';
}

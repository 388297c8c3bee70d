import type { TokenRange } from '../../text/find-form.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { splitSentences } from '../../text/split-sentences.ts';
import type { Clause } from '../clause.ts';
import type { CleanText } from '../cleaning/clean-posting.ts';
import { isAddressedToMachine } from '../cleaning/is-addressed-to-machine.ts';
import type { Cue } from '../cues/cue-of.ts';
import type { PostingWarning } from '../posting.ts';
import type { Block } from '../sections/block-of.ts';
import { segmentPosting, silentSections } from '../sections/segment-posting.ts';
import { withoutEmployer } from './employer.ts';
import { remarkOn } from './remark-on.ts';
import { speaksOfOthers } from './speaks-of-others.ts';
import { splitAtCues } from './split-at-cues.ts';
import { wishStart } from './wish-start.ts';

export interface ReadSentences {
  readonly clauses: readonly Clause[];
  readonly warnings: readonly PostingWarning[];
}

interface Sentence {
  readonly text: string;
  /** Where it starts in the cleaned text. */
  readonly start: number;
  readonly isToMachine: boolean;
}

/** Every clause outside benefits, company talk and legal text; what speaks to a machine is dropped. */
export function readSentences(clean: CleanText, companyName: string): ReadSentences {
  const read = segmentPosting(clean.text).map((block) => ({ block, sentences: sentencesIn(block, clean) }));
  const isSuspected =
    clean.comments.some(isAddressedToMachine) ||
    read.some(({ sentences }) => sentences.some(({ isToMachine }) => isToMachine));
  const open = read.filter(({ block }) => !silentSections.has(block.section));
  return {
    clauses: open.flatMap(({ block, sentences }) => clausesIn(block, sentences, companyName)),
    warnings: isSuspected ? [{ code: 'suspected_injection' }] : [],
  };
}

function sentencesIn(block: Block, clean: CleanText): Sentence[] {
  // Inside a block a line break is only where the line was wrapped.
  const paragraph = clean.text.slice(block.start, block.end).replaceAll('\n', ' ');
  const ranges = splitSentences(paragraph).flatMap(chop);
  return ranges.map(({ start, end }) => {
    const text = paragraph.slice(start, end);
    return { text, start: block.start + start, isToMachine: isAddressedToMachine(text) };
  });
}

/** No person writes a longer sentence; the bound keeps the reading of any text linear. */
const longestSentence = 1000;

function chop({ start, end }: TokenRange): TokenRange[] {
  const ranges: TokenRange[] = [];
  for (let from = start; from < end; from += longestSentence) {
    ranges.push({ start: from, end: Math.min(end, from + longestSentence) });
  }
  return ranges;
}

const letterOrDigit = preparedPattern(String.raw`[\p{L}\p{N}]`);

function clausesIn(block: Block, sentences: readonly Sentence[], companyName: string): Clause[] {
  const texts = sentences.map(({ text }) => text);
  return sentences.flatMap((sentence, index) => {
    if (sentence.isToMachine || !letterOrDigit.test(sentence.text)) return [];
    const clauses = clausesOf(sentence, block, companyName);
    const remark = remarkOn(texts, index);
    return remark ? clauses.map((clause) => remarked(clause, remark)) : clauses;
  });
}

function remarked(clause: Clause, cue: Cue): Clause {
  return clause.cue === 'ignored' || clause.cue === 'negated' ? clause : { ...clause, cue };
}

function clausesOf(sentence: Sentence, block: Block, companyName: string): Clause[] {
  const { section, heading, isItem } = block;
  // The company's name says nothing about the sentence.
  const told = withoutEmployer(sentence.text, companyName);
  const wished = section === 'none' ? wishStart(told) : 0;
  return splitAtCues(told)
    .filter(({ end }) => end > wished)
    .map(({ start, end, cue }) => {
      const from = Math.max(start, wished);
      return {
        text: sentence.text.slice(from, end),
        start: sentence.start + from,
        end: sentence.start + end,
        section,
        heading,
        isItem,
        cue: section === 'refused' ? 'negated' : (cue ?? (speaksOfOthers(told, block) ? 'ignored' : null)),
        opensSentence: from === 0,
      };
    });
}

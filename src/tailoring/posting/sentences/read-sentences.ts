import type { Warning } from '../../../contract/score.ts';
import type { TokenRange } from '../../text/find-form.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { splitSentences } from '../../text/split-sentences.ts';
import type { Clause } from '../clause.ts';
import type { CleanText } from '../cleaning/clean-posting.ts';
import { isAddressedToMachine } from '../cleaning/is-addressed-to-machine.ts';
import type { Cue } from '../cues/cue-of.ts';
import type { Block } from '../sections/block-of.ts';
import { segmentPosting, silentSections } from '../sections/segment-posting.ts';
import { withoutEmployer } from './employer.ts';
import { remarkOn } from './remark-on.ts';
import { speaksOfOthers } from './speaks-of-others.ts';
import { splitAtCues } from './split-at-cues.ts';
import { wishStart } from './wish-start.ts';

export interface ReadSentences {
  readonly clauses: readonly Clause[];
  readonly warnings: readonly Warning[];
}

const letterOrDigit = preparedPattern(String.raw`[\p{L}\p{N}]`);

/** Every clause outside benefits, company talk and legal text; what speaks to a machine is dropped. */
export function readSentences(clean: CleanText, companyName: string): ReadSentences {
  let suspected = clean.comments.some(isAddressedToMachine);
  const clauses = segmentPosting(clean.text).flatMap((block) => {
    // Inside a block a line break is only where the line was wrapped.
    const text = clean.text.slice(block.start, block.end).replaceAll('\n', ' ');
    const ranges = splitSentences(text).flatMap(chop);
    const sentences = ranges.map(({ start, end }) => text.slice(start, end));
    return sentences.flatMap((sentence, index) => {
      const { start = 0 } = ranges[index] ?? {};
      if (!letterOrDigit.test(sentence)) return [];
      if (isAddressedToMachine(sentence)) {
        suspected = true;
        return [];
      }
      if (silentSections.has(block.section)) return [];
      const told = withoutEmployer(sentence, companyName);
      const found = clausesOf(sentence, told, block.start + start, block);
      const remark = remarkOn(sentences, index);
      return remark ? found.map((clause) => remarked(clause, remark)) : found;
    });
  });
  const message =
    'The posting holds text that speaks to a machine rather than to people. It was left out and changed nothing.';
  return {
    clauses,
    warnings: suspected ? [{ code: 'suspected_injection', message }] : [],
  };
}

function remarked(clause: Clause, cue: Cue): Clause {
  return clause.cue === 'ignored' || clause.cue === 'negated' ? clause : { ...clause, cue };
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

/** `told`: the sentence with a stand-in for the company, whose name says nothing about the sentence. */
function clausesOf(sentence: string, told: string, offset: number, block: Block): Clause[] {
  const { section, heading, isItem } = block;
  const wished = section === 'none' ? wishStart(told) : 0;
  return splitAtCues(told)
    .filter(({ end }) => end > wished)
    .map(({ start, end, cue }) => {
      const from = Math.max(start, wished);
      return {
        text: sentence.slice(from, end),
        start: offset + from,
        end: offset + end,
        section,
        heading,
        isItem,
        cue: section === 'refused' ? 'negated' : (cue ?? (speaksOfOthers(told, block) ? 'ignored' : null)),
        opensSentence: from === 0,
      };
    });
}

import type { Warning } from '../../contract/score.ts';
import { splitSentences } from '../text/split-sentences.ts';
import { isAddressedToMachine } from './addressed-to-machine.ts';
import type { CleanText } from './clean-posting.ts';
import type { Section } from './heading-words.ts';
import { type Block, segmentPosting } from './segment-posting.ts';
import { type Cue, cueOf } from './sentence-cues.ts';

/** A clause of the posting that may ask for something. */
export interface Clause {
  readonly text: string;
  /** [start, end) in the cleaned text. */
  readonly start: number;
  readonly end: number;
  readonly section: Section;
  readonly heading: string;
  readonly isItem: boolean;
  readonly cue: Cue | null;
  /** Whether it opens its sentence: a capital there says nothing. */
  readonly opensSentence: boolean;
}

export interface ReadSentences {
  readonly clauses: readonly Clause[];
  readonly warnings: readonly Warning[];
}

const silentSections: ReadonlySet<Section> = new Set(['benefits', 'about', 'legal', 'apply']);

/** Every clause outside benefits, company talk and legal text; what speaks to a machine is dropped. */
export function readSentences(clean: CleanText): ReadSentences {
  let suspected = clean.comments.some(isAddressedToMachine);
  const clauses = segmentPosting(clean.text).flatMap((block) => {
    // Inside a block a line break is only where the line was wrapped.
    const text = clean.text.slice(block.start, block.end).replaceAll('\n', ' ');
    return splitSentences(text).flatMap((range) => {
      const sentence = text.slice(range.start, range.end);
      if (isAddressedToMachine(sentence)) {
        suspected = true;
        return [];
      }
      return silentSections.has(block.section) ? [] : clausesOf(sentence, block.start + range.start, block);
    });
  });
  const message =
    'The posting holds text that speaks to a machine rather than to people. It was left out and changed nothing.';
  return { clauses, warnings: suspected ? [{ code: 'suspected_injection', message }] : [] };
}

const clauseBorder = /[,;()（），；]|\s[-–—]\s|\bbut\b|\baber\b|\bmais\b|\bpero\b/g;

/** One clause, unless different parts of the sentence say different things: "A required, B a plus". */
function clausesOf(sentence: string, offset: number, block: Block): Clause[] {
  const parts = splitAtCues(sentence);
  return parts.map(({ start, end, cue }) => ({
    text: sentence.slice(start, end),
    start: offset + start,
    end: offset + end,
    section: block.section,
    heading: block.heading,
    isItem: block.isItem,
    cue,
    opensSentence: start === 0,
  }));
}

/** "X, ideally Y" and "X (Y a plus)": the cue holds for its own piece alone. */
const standsApart =
  /^[(（]|^[,;\s]*(?:ideally|preferably|idealerweise|gerne|bevorzugt|id[ée]alement|de pr[ée]f[ée]rence|preferiblemente|idealmente)\b|^,\s*(?:(?!and\b)\S+\s+){1,3}(?:(?:is |are )?preferred|(?:is )?a plus|von vorteil|serait un plus|deseable)\s*\.?$/iu;

interface Part {
  readonly start: number;
  readonly end: number;
  readonly cue: Cue | null;
}

function splitAtCues(sentence: string): Part[] {
  const whole = cueOf(sentence);
  const pieces = piecesOf(sentence);
  const cues = new Set(pieces.map(({ cue }) => cue).filter((cue) => cue !== null));
  const apart = pieces.some(
    ({ start, end, cue }) => cue !== null && start > 0 && standsApart.test(sentence.slice(start - 1, end)),
  );
  if (whole === 'ignored' || (cues.size < 2 && !apart)) {
    return [{ start: 0, end: sentence.length, cue: whole }];
  }
  return apart ? pieces : mergeUncued(pieces);
}

function piecesOf(sentence: string): Part[] {
  const pieces: Part[] = [];
  let start = 0;
  for (const { index, 0: border } of sentence.matchAll(clauseBorder)) {
    pieces.push({ start, end: index, cue: cueOf(sentence.slice(start, index)) });
    start = index + border.length;
  }
  pieces.push({ start, end: sentence.length, cue: cueOf(sentence.slice(start)) });
  return pieces;
}

/** A cue mostly ends its clause, so a piece without one belongs to the next; the last to the one before. */
function mergeUncued(pieces: readonly Part[]): Part[] {
  const parts: Part[] = [];
  let start: number | null = null;
  for (const piece of pieces) {
    start ??= piece.start;
    if (piece.cue === null) continue;
    parts.push({ start, end: piece.end, cue: piece.cue });
    start = null;
  }
  const last = parts.at(-1);
  if (start !== null && last) parts.splice(-1, 1, { ...last, end: pieces.at(-1)?.end ?? last.end });
  return parts;
}

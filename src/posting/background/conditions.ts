import { type ConditionClass, conditionClasses } from '../../contract/choices.ts';
import { phraseTable } from '../../lexicon/posting-phrases.ts';
import type { TokenRange } from '../../text/find-form.ts';
import { opensSmall } from '../../text/letters.ts';
import { foldedRanges, hasPhrase, type PhraseTable } from '../../text/patterns/phrase-table.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { boundedSentences } from '../../text/split-sentences.ts';
import { fold } from '../../values/fold.ts';
import { cueOf } from '../cues/cues.ts';
import type { Unit } from '../line-features.ts';
import type { Block } from '../sections/segment-posting.ts';

/* Conditions that no resume shows and that decide all the same: lifting, travel, shifts, an own vehicle, a check. */

/** A condition: its sentence, or the part of a long one, in the cleaned text. */
export interface Condition extends TokenRange {
  readonly class: ConditionClass;
  /** The words in it that name the condition, which are no requirement as well. */
  readonly words: TokenRange;
}

const tables: Readonly<Record<ConditionClass, PhraseTable>> = {
  physical: phraseTable('physical_condition'),
  travel: phraseTable('travel_condition'),
  hours: phraseTable('hours_condition'),
  vehicle: phraseTable('vehicle_condition'),
  check: phraseTable('check_condition'),
};

/** A line and its block, which is undefined for headings and titles. */
interface PlacedLine {
  readonly unit: Unit;
  readonly block: Block | undefined;
}

/** Enough of each class to know it; an advertisement of physical work repeats itself. */
const maxOfClass = 3;

/** The conditions in the order of {@link conditionClasses}, and of the posting. */
export function conditionsIn(lines: readonly PlacedLine[]): readonly Condition[] {
  const all = lines
    .filter(({ unit, block }) => block?.section !== 'benefits' && mayTell(unit.text))
    .flatMap(({ unit }) => conditionsOf(unit.text).map((one) => placed(one, unit.start)));
  return conditionClasses.flatMap((name) => {
    const own = all.filter((one) => one.class === name);
    return own.filter(({ start }, index) => start !== own[index - 1]?.start).slice(0, maxOfClass);
  });
}

const notRequired = phraseTable('not_required');

/** False for a heading, and for what is said not to be needed: "eigener Pkw (nicht Bedingung)". */
function mayTell(line: string): boolean {
  return !/[:：]\s*$/.test(line) && cueOf(line) !== 'negated' && !hasPhrase(notRequired, fold(line));
}

function placed(one: Condition, offset: number): Condition {
  const moved = ({ start, end }: TokenRange) => ({ start: start + offset, end: end + offset });
  return { class: one.class, ...moved(one), words: moved(one.words) };
}

function conditionsOf(line: string): readonly Condition[] {
  const found = conditionClasses.flatMap((name) =>
    foldedRanges(tables[name], line).map((range) => ({ name, range })),
  );
  if (found.length === 0) return [];
  const sentences = boundedSentences(line);
  return found.flatMap(({ name, range }) => {
    const sentence = sentences.find(({ start, end }) => start <= range.start && range.start < end);
    if (sentence === undefined) return [];
    const part = shortened(line, sentence, range);
    return [{ class: name, ...part, words: name === 'check' ? withWhatIsChecked(line, range) : range }];
  });
}

/** "Must pass a criminal background | check and a drug test" goes on to the next sign. */
function withWhatIsChecked(line: string, { start, end }: TokenRange): TokenRange {
  const behind = line.slice(end, end + maxLength);
  return { start, end: end + (border.exec(behind)?.index ?? behind.length) };
}

/** In UTF-16 units; a longer sentence is cut at the borders of its parts. */
const maxLength = 160;
/** A border between parts of a sentence or of a list without line breaks: `workAvailable`. */
const border = preparedPattern(String.raw`[.;:!?,•·，；。、]\s{0,3}|\p{Ll}(?=\p{Lu})`, 'gu');

/** The part of a sentence around the words of a condition, at most the sentence. */
function shortened(line: string, sentence: TokenRange, { start, end }: TokenRange): TokenRange {
  const last = Math.min(sentence.end, start + 2 * maxLength);
  if (sentence.end - sentence.start <= maxLength) return sentence;
  const from = Math.max(sentence.start, start - maxLength);
  const before = border.all(line.slice(from, start)).at(-1);
  const after = border.exec(line.slice(end, last));
  return {
    start: before ? from + before.index + before[0].length : from,
    end: after ? end + after.index + (opensSmall(after[0]) ? 1 : 0) : Math.max(last, end),
  };
}

import { type DateRange, parseDate } from '../../contract/resume/dates.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../lexicon/packed/word-lists.ts';
import { type ReadText, readText } from '../../lexicon/read-text.ts';
import { rangeOf } from '../../text/find-form.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { type Figure, figuresOf } from '../framing/figures.ts';
import { type Chunk, type Entry, isBullet, type ResumeModel } from '../resume/resume-model.ts';

export function bulletsOf({ chunks }: ResumeModel, entry: Entry): readonly Chunk[] {
  return chunks.filter((chunk) => chunk.entry === entry.path && isBullet(chunk.path));
}

/** True if a text has a number that counts or measures, in digits or words; not in names (`AS9100`, `Symfony 4`). */
export function hasFigure(lexicon: Lexicon, text: string): boolean {
  const read = readText(lexicon, text);
  return figuresOf(read).some((figure) => !isVersion(figure, read));
}

/** Matches a unit after a number that counts: `times`, `hours`, `orders`. In `Python 3 services`, 3 is a version. */
const countedUnit = preparedPattern(
  () =>
    String.raw`^\s(?:${phrases('writing', 'counted_unit', 'en', 'de', 'fr', 'es')})(?!\p{L})|^(?:${phrases('writing', 'counted_unit', 'zh')})`,
  'iu',
);

/** True for a bare number within the name of a known term or right after it, unless a counted unit follows. */
function isVersion({ key, digits, start, end }: Figure, { text, tokens, terms }: ReadText): boolean {
  if (key !== digits || countedUnit.test(text.slice(end, end + 20))) return false;
  return terms.some(({ first, count }) => {
    const name = rangeOf(tokens, first, count);
    return name.start < start && (start < name.end || /^[ -]?$/.test(text.slice(name.end, start)));
  });
}

/** True for achievements that say more than a number: `Won the award`, `Promoted to senior`, `Trebled revenue`. */
export function namesAchievement(text: string): boolean {
  return hasWordOf('achievement', text);
}

/** True for superlatives and ranks, such as `the best of the region`; also for `the first floor`. */
export function namesSuperlative(text: string): boolean {
  return hasWordOf('superlative', text);
}

const words = preparedPattern(String.raw`\p{L}+`, 'gu');

/** Checks the words of all languages, because prizes keep their original names. */
function hasWordOf(rule: 'achievement' | 'superlative', text: string): boolean {
  const lower = text.toLowerCase();
  if (
    wordList('writing', rule)
      .words('zh')
      .some((word) => text.includes(word))
  )
    return true;
  const beginnings = (['en', 'de', 'fr', 'es'] as const).flatMap((language) =>
    wordList('writing', rule).words(language),
  );
  return (lower.match(words.regExp) ?? []).some((word) => beginnings.some((each) => word.startsWith(each)));
}

/** Whole years between the end of the entry and `asOf`; 0 if the entry is current or undated. */
export function yearsSinceEnd(dates: DateRange, asOf: string): number {
  const today = parseDate(asOf);
  if (!today || !dates.end || dates.end === 'present') return 0;
  const months = (today.year - dates.end.year) * 12 + (today.month ?? 1) - (dates.end.month ?? 12);
  return Math.max(0, Math.floor(months / 12));
}

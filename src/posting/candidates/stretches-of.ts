import type { TokenRange } from '../../text/find-form.ts';
import { memoize } from '../../text/memoize.ts';
import { allMatches } from '../../text/patterns.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { tokenize } from '../../text/tokenize.ts';
import { leadRanges, listBorder } from '../cues/lead-phrases.ts';
import { isNounPhrase } from '../names/is-noun-phrase.ts';
import { trimPhrase } from './trim-activity.ts';

/** What stands between two borders of a list. */
export interface Stretch extends TokenRange {
  readonly isLast: boolean;
  /** It begins behind "such as": what follows are examples of the stretch before. */
  readonly isExample: boolean;
}

const beforeExamples = preparedPattern(
  String.raw`(?<=\p{L})\s+(?:such as|including|e\.?\s?g\.?|for example|for instance|namely|incl\.?|inkl\.?|einschließlich|insbesondere|beispielsweise|wie z\. ?b\.|z\. ?b\.|tel(?:le)?s? que|notamment|par exemple|tales? como|por ejemplo|incluyendo)\s+(?=[\p{L}\p{N}])`,
  'iu',
);

/** Between small letters, where "and/or" and names in capitals are none: "lamp oil/wick stock". */
const slash = preparedPattern(String.raw`(?<=\p{Ll}{3})\/(?=\p{Ll}{3})`, 'gu');
const ampersand = preparedPattern(String.raw`(?<=\S) & (?=\S)`, 'gu');

/** In clauses: of each the whole list is looked at, too. */
const maxRemembered = 100;

const listBorders = memoize(maxRemembered, (text) => allMatches(text, listBorder));

function bordersIn(text: string, known: readonly TokenRange[]): readonly RegExpExecArray[] {
  const slashes = text.includes('/') ? slash.all(text) : [];
  const ampersands = text.includes(' & ') ? ampersand.all(text) : [];
  const more = [
    ...slashes.filter(({ index }) => !known.some(({ start, end }) => start < index && index < end)),
    // "Food & Drink" may be one name; a thing that is known beside it ends the name.
    ...ampersands.filter(({ index, 0: { length } }) =>
      known.some(({ start, end }) => end === index || start === index + length),
    ),
  ];
  const borders = listBorders(text);
  return more.length === 0 ? borders : [...borders, ...more].sort((a, b) => a.index - b.index);
}

/**
 * The parts of a text between the borders of its list; "databases such as Kettle" are two. `known`: where something
 * known stands in it.
 */
export function stretchesOf(text: string, known: readonly TokenRange[]): Stretch[] {
  const borders = bordersIn(text, known);
  const starts = [0, ...borders.map(({ index, 0: { length } }) => index + length)];
  return starts.flatMap((start, index) => {
    const end = borders[index]?.index ?? text.length;
    return partedAtExamples(text, { start, end, isLast: index === borders.length, isExample: false });
  });
}

function partedAtExamples(text: string, stretch: Stretch): Stretch[] {
  const match = beforeExamples.exec(text.slice(stretch.start, stretch.end));
  if (!match) return [stretch];
  const at = stretch.start + match.index;
  const examples = { ...stretch, start: at + match[0].length, isExample: true };
  return [{ ...stretch, end: at, isLast: false }, examples];
}

/**
 * "Proficiency with kilns to include a proven aptitude for glazing": where one thing stands between two leads, the
 * stretch holds two, or the first would be lost.
 */
export function partedAtLeads(text: string, stretch: Stretch): Stretch[] {
  // The blank: a lead may end where its stretch does.
  const leads = leadRanges(`${text.slice(stretch.start, stretch.end)} `);
  for (const [index, { end }] of leads.entries()) {
    const next = leads[index + 1];
    if (next === undefined) break;
    const at = stretch.start + next.start;
    if (!isThing(trimPhrase(text, stretch.start + end, at)?.text ?? '')) continue;
    return [
      { ...stretch, end: at, isLast: false },
      ...partedAtLeads(text, { ...stretch, start: at, isExample: false }),
    ];
  }
  return [stretch];
}

/** One word alone, "three years post-qualification experience in", may be anything. */
function isThing(text: string): boolean {
  return /\s/.test(text) && isNounPhrase(text, tokenize(text), null);
}

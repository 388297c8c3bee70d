import { grammarWords } from '../../../lexicon/generic-words.ts';
import type { ReadText } from '../../../lexicon/read-text.ts';
import { statedYears } from '../../../text/stated-years.ts';
import { type Figure, figuresOf } from '../../framing/figures.ts';
import { yearsFrameOf } from '../../framing/years-frame.ts';
import { type EditContext, wordingRule } from '../rule.ts';

/** V2: every number stands in the evidence with its sign, unit and object; none is lost from a bullet. */
export const numbers = wordingRule(
  'V2',
  'every number, with sign, unit and what it counts, is in the evidence; none is lost',
  (after, context) =>
    inventedNumber(after, context) ?? lostNumber(after, context) ?? loweredYears(after, context),
);

function inventedNumber(after: ReadText, context: EditContext): string | null {
  const known = byKey(context.sources.flatMap(figuresOf));
  const invented = figuresOf(after).find(
    (figure) =>
      !isComputedYears(figure, after, context) &&
      !isPartOfTerm(figure, after, context) &&
      !known.get(figure.key)?.some((other) => isSame(figure, other, after, context)),
  );
  return invented ? `the number "${spelled(after, invented)}" is not in the evidence` : null;
}

function byKey(figures: readonly Figure[]): ReadonlyMap<string, readonly Figure[]> {
  const found = new Map<string, Figure[]>();
  for (const figure of figures) {
    const alike = found.get(figure.key);
    if (alike) alike.push(figure);
    else found.set(figure.key, [figure]);
  }
  return found;
}

function isSame(figure: Figure, known: Figure, after: ReadText, { shared }: EditContext): boolean {
  if (figure.object === known.object || figure.object === '') return true;
  if (grammarWords.has(figure.object)) return grammarWords.has(known.object) || known.object === '';
  // A term in the posting's spelling stands where the base has its alias: `3 k8s clusters`.
  const position = after.tokens.findIndex((token) => token.start >= figure.end);
  return shared().has(position);
}

/** `IFRS 16`, `OSHA 10`: the number of a name that the evidence has too counts nothing. */
function isPartOfTerm({ start, end }: Figure, after: ReadText, { shared }: EditContext): boolean {
  return after.tokens.some(
    (token, position) => token.start <= start && end <= token.end && shared().has(position),
  );
}

/**
 * `with 6 years of experience` in a summary: computed from the dates, never more than they hold, and only where the
 * person states no more themselves.
 */
function isComputedYears(figure: Figure, after: ReadText, { edit, input }: EditContext): boolean {
  const years = Number(figure.key);
  const frame = yearsFrameOf(input.model.language);
  if (edit.op !== 'summary' || !frame || years < 1) return false;
  if (years > input.relatedYears || !frame.behind.test(after.text.slice(figure.end))) return false;
  return input.model.chunks.every(({ text }) => statedYears(text) <= years);
}

/** What the person says of their own years is not made less. */
function loweredYears(after: ReadText, { edit, before }: EditContext): string | null {
  if (edit.op !== 'summary' && edit.op !== 'headline') return null;
  const stated = statedYears(before.text);
  return statedYears(after.text) < stated ? `the ${stated} years that the person states got lost` : null;
}

function lostNumber(after: ReadText, { edit, before }: EditContext): string | null {
  if (edit.op === 'summary' || edit.op === 'headline') return null;
  const kept = new Set(figuresOf(after).map(({ key }) => key));
  const lost = figuresOf(before).find(({ key }) => !kept.has(key));
  return lost ? `the number "${spelled(before, lost)}" got lost` : null;
}

function spelled(read: ReadText, { start, end }: Figure): string {
  const object = read.tokens.find((token) => token.start >= end)?.text ?? '';
  return `${read.text.slice(start, end)} ${object}`.trim();
}

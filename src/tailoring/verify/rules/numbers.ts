import { grammarWords } from '../../../lexicon/generic-words.ts';
import { lemmasOf, type ReadText } from '../../../lexicon/read-text.ts';
import { inflect } from '../../../lexicon/verbs.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { statedYears } from '../../../text/stated-years.ts';
import type { Token } from '../../../text/tokenize.ts';
import { type Figure, figuresOf } from '../../framing/figures.ts';
import { resultNouns } from '../../framing/result-nouns.ts';
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
  const known = byKey(
    context.sources.flatMap((source) => figuresOf(source).map((figure) => ({ ...figure, source }))),
  );
  const invented = figuresOf(after).find(
    (figure) =>
      !isComputedYears(figure, after, context) &&
      !isPartOfTerm(figure, after, context) &&
      !known.get(figure.key)?.some((other) => isSame(figure, other, after, context)),
  );
  return invented ? `the number "${spelled(after, invented)}" is not in the evidence` : null;
}

interface KnownFigure extends Figure {
  readonly source: ReadText;
}

function byKey(figures: readonly KnownFigure[]): ReadonlyMap<string, readonly KnownFigure[]> {
  const found = new Map<string, KnownFigure[]>();
  for (const figure of figures) {
    const alike = found.get(figure.key);
    if (alike) alike.push(figure);
    else found.set(figure.key, [figure]);
  }
  return found;
}

function isSame(figure: Figure, known: KnownFigure, after: ReadText, { shared }: EditContext): boolean {
  // Behind a name of things or people it counts them; without one, what stands before it is what it measures.
  const isBare = figure.object === '' || grammarWords.has(figure.object);
  if (figure.object === known.object) return !isBare || measuresSame(figure, known, after, shared);
  // `15% of the analysis` is a share of a thing, not what a result came to.
  if (known.object === 'of' && figure.object !== '') return false;
  if (figure.object === 'by' && saysResult(figure, known, after)) return true;
  if (isBare) return measuresSame(figure, known, after, shared);
  // A term in the posting's spelling stands where the base has its alias: `3 k8s clusters`.
  const position = after.tokens.findIndex((token) => token.start >= figure.end);
  return shared().has(position);
}

/** `cut costs by 30%`, `costs fell by 30%`: the word before it that says something is the same, in whatever form. */
function measuresSame(
  figure: Figure,
  known: KnownFigure,
  after: ReadText,
  shared: EditContext['shared'],
): boolean {
  const [said, own] = [measuredBy(figure, after), measuredBy(known, known.source)];
  if (!said || !own) return !said;
  if (said.key === own.key || shared().has(after.tokens.indexOf(said))) return true;
  const lemmas = lemmasOf(own);
  return lemmasOf(said).some((lemma) => lemmas.includes(lemma));
}

const saysSomething = preparedPattern(String.raw`^\p{L}`);

/** The nearest word before a figure that is neither grammar nor a number. */
function measuredBy({ start }: Figure, { tokens }: ReadText): Token | undefined {
  return tokens.findLast(
    ({ start: at, key, text }) => at < start && saysSomething.test(text) && !grammarWords.has(key),
  );
}

const changeNamed = preparedPattern(String.raw`^\s(?<noun>\p{Ll}+)\sin\s(?<what>\S.*)$`, 'su');

/** `a 20% reduction in waste` is `reduced waste by 20%`, of the same thing and of a share alone. */
function saysResult(figure: Figure, known: KnownFigure, after: ReadText): boolean {
  const { noun = '', what = '' } = changeNamed.exec(known.source.text.slice(known.end))?.groups ?? {};
  const lemma = resultNouns.get(noun);
  if (lemma === undefined || !known.key.endsWith('%')) return false;
  const said = after.text.slice(0, figure.start);
  const verb = `${inflect(lemma, 'past')} `;
  const at = said.toLowerCase().lastIndexOf(verb);
  if (at === -1 || !said.endsWith(' by ')) return false;
  const changed = said.slice(at + verb.length, -' by '.length);
  return changed !== '' && what.startsWith(changed) && /^(?:[,;:.]|$)/.test(what.slice(changed.length));
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
  const lost = figuresOf(before).find((figure) => !(kept.has(figure.key) || isListMark(before, figure)));
  return lost ? `the number "${spelled(before, lost)}" got lost` : null;
}

const lineStart = preparedPattern(String.raw`^\s{0,8}$`);
const markEnd = preparedPattern('^[.)、）]');

/** `1、`, `2)`: the number of a line goes when the line gets a bullet. */
function isListMark({ text }: ReadText, { start, end, digits }: Figure): boolean {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return digits.length <= 2 && lineStart.test(line) && markEnd.test(text.slice(end, end + 1));
}

function spelled(read: ReadText, { start, end }: Figure): string {
  const object = read.tokens.find((token) => token.start >= end)?.text ?? '';
  return `${read.text.slice(start, end)} ${object}`.trim();
}

import { lemmasOf, type ReadText } from '../../../lexicon/read-text.ts';
import { statedYears } from '../../../lexicon/stated-years.ts';
import { grammarWords } from '../../../lexicon/words/generic-words.ts';
import { regularVerb } from '../../../lexicon/words/verb-forms.ts';
import { inflect, readVerb } from '../../../lexicon/words/verbs.ts';
import type { Language } from '../../../text/language.ts';
import { opensWithCapital } from '../../../text/letters.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import type { Token } from '../../../text/tokenize.ts';
import { firstFrom, groupBy, wordSet } from '../../../values/lists.ts';
import { memoizeByObject } from '../../../values/memoize.ts';
import {
  type Figure,
  figuresOf,
  isShownByDates,
  resultNouns,
  tokenFrom,
  yearsFrameOf,
} from '../../framing/figures.ts';
import { haveSameStem } from '../derivation/activity-nouns.ts';
import { type EditContext, wordingRule } from '../rule.ts';

/** V2: every number is in the evidence with its sign, unit and object, and no bullet loses a number. */
export const numbers = wordingRule(
  'V2',
  (after, context) =>
    inventedNumber(after, context) ?? lostNumber(after, context) ?? loweredYears(after, context),
);

function inventedNumber(after: ReadText, context: EditContext): string | null {
  const known = groupBy(
    context.sources.flatMap((source) => figuresOf(source).map((figure) => ({ ...figure, source }))),
    ({ key }) => key,
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

const wholeBefore = preparedPattern(String.raw`(?<!\p{L})(\p{L}{1,30}),\s(?:and\s)?$`, 'u');
const ofThem = preparedPattern(String.raw`^\sof\s(?:them|these|those|whom|which)(?!\p{L})`, 'u');
const wholeBeforeOfWhich = preparedPattern(String.raw`(?<!\p{L})(\p{L}{1,30}),\sof\s(?:which|whom)\s$`, 'u');
/** Letters before a number that name what it is a part of. */
const maxWholeLength = 40;

/** True for a part of the same whole: `talks, of which 20 were` for `talks, 20 of them`. */
function isSamePart({ start }: Figure, known: KnownFigure, { text }: ReadText): boolean {
  const own = known.source.text;
  const before = (whole: string, end: number) => whole.slice(Math.max(0, end - maxWholeLength), end);
  const said = wholeBeforeOfWhich.exec(before(text, start))?.[1];
  if (said === undefined || !ofThem.test(own.slice(known.end, known.end + maxWholeLength))) return false;
  return wholeBefore.exec(before(own, known.start))?.[1] === said;
}

/** True for the number of a name, wherever the name is now: `In Java 11, built two apps` for `Built two apps in Java 11`. */
function isSameVersion(figure: Figure, known: KnownFigure, after: ReadText): boolean {
  const name = nameBefore(figure, after);
  return name !== null && name === nameBefore(known, known.source);
}

/** The known term directly before a plain number that counts nothing. */
function nameBefore({ key, digits, object, start }: Figure, read: ReadText): string | null {
  const at = tokenFrom(read.tokens, start) - 1;
  const isPlain = key === digits && (object === '' || grammarWords.has(object));
  return isPlain && read.tokens[at]?.end === start - 1 ? termAt(read, at) : null;
}

/** The last number of a change and what it counts: `five working` in `from nine to five working days`; null if nothing. */
function changeEnd({ end }: Figure, read: ReadText): string | null {
  const figures = figuresOf(read);
  const to = figures[firstFrom(figures, end, ({ start }) => start)];
  if (!to || read.text.slice(end, to.start) !== ' to ') return null;
  return to.object === '' || grammarWords.has(to.object) ? null : JSON.stringify([to.key, to.object]);
}

function isSame(figure: Figure, known: KnownFigure, after: ReadText, { language }: EditContext): boolean {
  const [said, own] = [directionOf(figure, after, language), directionOf(known, known.source, language)];
  if (said && own && said !== own) return false;
  if (isSamePart(figure, known, after) || isSameVersion(figure, known, after)) return true;
  if (saysResult(figure, known, after)) return true;
  const end = said === 'from' && own === 'from' ? changeEnd(figure, after) : null;
  if (end !== null && end === changeEnd(known, known.source)) return true;
  // A figure counts the noun after it; without one, it measures what comes before it.
  const isBare = figure.object === '' || grammarWords.has(figure.object);
  if (!isBare && language === 'de' && haveSameStem(figure.object, known.object)) return true;
  if (figure.object === known.object) return !isBare || measuresSame(figure, known, after);
  // `15% of the analysis` is a share, not the size of a change.
  if (known.object === 'of' && figure.object !== '') return false;
  if (isBare) return measuresSame(figure, known, after);
  // The counted term may be an alias: `3 k8s clusters`.
  const term = termAt(after, tokenFrom(after.tokens, figure.end));
  return term !== null && term === termAt(known.source, tokenFrom(known.source.tokens, known.end));
}

/** The role of a figure in a change: its start, end or size. */
type Direction = 'from' | 'to' | 'by';

const directions: Readonly<Record<Language, ReadonlyMap<string, Direction>>> = {
  en: new Map([
    ['from', 'from'],
    ['to', 'to'],
    ['by', 'by'],
  ]),
  de: new Map([
    ['von', 'from'],
    ['auf', 'to'],
    ['um', 'by'],
  ]),
  fr: new Map([
    ['de', 'from'],
    ['à', 'to'],
  ]),
  es: new Map([
    ['de', 'from'],
    ['a', 'to'],
  ]),
  zh: new Map([
    ['从', 'from'],
    ['由', 'from'],
    ['到', 'to'],
    ['至', 'to'],
  ]),
};
const maxDirectionLength = 12;
/** The Spanish `a` before people whom an infinitive has as its object: `supervisar a 5 cajeros`. */
const personalA = preparedPattern(String.raw`\p{Ll}[aei]r\sa\s$`, 'u');
const directionBefore = preparedPattern(
  String.raw`(?:(?<![\p{L}\p{N}])(\p{Ll}{1,4})\s|([从由到至])\s?)$`,
  'u',
);
/** The rest of `grew 10 to 40`, where "from" is missing. */
const goesUpTo = preparedPattern(String.raw`^(?:\s\p{L}{1,12})?\sto\s[$€£]?\d`, 'u');

function directionOf(
  { start, end }: Figure,
  { text }: ReadText,
  language: Language | null,
): Direction | undefined {
  const front = text.slice(Math.max(0, start - maxDirectionLength), start);
  if (language === 'es' && personalA.test(front)) return undefined;
  const before = directionBefore.exec(front);
  const said = directions[language ?? 'en'].get(before?.[1] ?? before?.[2] ?? '');
  if (said || (language ?? 'en') !== 'en') return said;
  return goesUpTo.test(text.slice(end, end + 2 * maxDirectionLength)) ? 'from' : undefined;
}

/** True if both figures measure the same: `cut costs by 30%`, `costs fell by 30%`. */
function measuresSame(figure: Figure, known: KnownFigure, after: ReadText): boolean {
  const [said, own] = [measuredBy(figure, after), measuredBy(known, known.source)];
  const [nearest, ownNearest] = [said[0], own[0]];
  if (!nearest || !ownNearest) return !nearest;
  if (!isSameWord(nearest, ownNearest)) return false;
  // Adjectives may be dropped, but without "Redis" a saving in `Redis costs` would apply to all costs.
  return (
    said.every((word) => own.some((other) => isSameWord(word, other))) &&
    own.every((other) => other.term === null || said.some((word) => isSameWord(word, other)))
  );
}

interface MeasuredWord {
  readonly token: Token;
  /** The known term that the word belongs to, if any. */
  readonly term: string | null;
}

function isSameWord(one: MeasuredWord, other: MeasuredWord): boolean {
  if (one.term !== null && one.term === other.term) return true;
  if (one.token.key === other.token.key) return true;
  const lemmas = lemmasOf(other.token);
  return lemmasOf(one.token).some((lemma) => lemmas.includes(lemma));
}

const startsWithLetter = preparedPattern(String.raw`^\p{L}`);
const startsNumber = preparedPattern(String.raw`^\P{L}{0,8}\d`, 'u');
const phraseBreak = preparedPattern(String.raw`[^\s\p{L}\p{N}'’"-]`, 'u');
const joins = wordSet('and or but und oder aber et ou mais y o pero');
const maxMeasured = 12;

/** The words that say what a figure measures, nearest first, back to the verb, punctuation or another number. */
function measuredBy({ start }: Figure, read: ReadText): readonly MeasuredWord[] {
  const { text, tokens } = read;
  const measured: MeasuredWord[] = [];
  for (let at = tokenFrom(tokens, start) - 1; at >= 0 && measured.length < maxMeasured; at -= 1) {
    const token = tokens[at];
    if (!token) break;
    const between = text.slice(token.end, tokens[at + 1]?.start ?? start);
    const isSaying = startsWithLetter.test(token.text) && !grammarWords.has(token.key);
    // A line that was broken goes on in small letters.
    const isOtherLine = between.includes('\n') && opensWithCapital(tokens[at + 1]?.text ?? '');
    const isPast =
      joins.has(token.text) || startsNumber.test(token.text) || phraseBreak.test(between) || isOtherLine;
    if (measured.length > 0 && (isPast || isPhraseVerb(read, at))) break;
    if (isSaying) measured.push({ token, term: termAt(read, at) });
  }
  return measured;
}

const beforeNoun = wordSet('the a an its their our of in for on');

/** True if the word is the verb of the phrase after it: `cut costs`, but not in `testing costs`. */
function isPhraseVerb({ text, tokens }: ReadText, at: number): boolean {
  const [word = '', before = ''] = [tokens[at]?.text ?? '', tokens[at - 1]?.text.toLowerCase() ?? ''];
  const forms =
    readVerb(word)?.forms ?? (regularVerb(word) ? [word.endsWith('ing') ? 'gerund' : 'past'] : []);
  if (forms.length === 0) return false;
  const gap = text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0);
  if (at === 0 || phraseBreak.test(gap) || before === 'to' || joins.has(before)) return true;
  if (beforeNoun.has(before)) return false;
  return forms.includes('gerund') ? !readVerb(before)?.forms.includes('past') : forms.includes('past');
}

function termAt(read: ReadText, position: number): string | null {
  return termsByPosition(read).get(position) ?? null;
}

const termsByPosition = memoizeByObject(
  ({ terms }: ReadText): ReadonlyMap<number, string> =>
    new Map(
      terms.flatMap(({ canonical, first, count }) =>
        Array.from({ length: count }, (_, step) => [first + step, canonical] as const),
      ),
    ),
);

const changeNamed = preparedPattern(String.raw`^\s(?<noun>\p{Ll}+)\s(?:in|of)\s(?<what>\S.*)$`, 'su');
const changeEnds = preparedPattern(
  String.raw`^(?:[,;:.]|$|\s(?:and|with|by|through|using|via|for|across|in|within|from|at|on)\s)`,
);
const articleInFront = preparedPattern(String.raw`^(?:the|an?)\s`, 'i');

/** True if `a 20% reduction in waste` became `reduced waste by 20%` or `reducing …`. Only percentages qualify. */
function saysResult(figure: Figure, known: KnownFigure, after: ReadText): boolean {
  const { noun = '', what = '' } = changeNamed.exec(known.source.text.slice(known.end))?.groups ?? {};
  const lemma = resultNouns.get(noun);
  if (lemma === undefined || !known.key.endsWith('%')) return false;
  const said = after.text.slice(0, figure.start);
  if (!said.endsWith(' by ')) return false;
  const lower = said.toLowerCase();
  return [inflect(lemma, 'past'), inflect(lemma, 'gerund')].some((form) => {
    const at = lower.lastIndexOf(`${form} `);
    if (at === -1) return false;
    const changed = withoutArticle(said.slice(at + form.length + 1, -' by '.length));
    const own = withoutArticle(what);
    return changed !== '' && own.startsWith(changed) && changeEnds.test(own.slice(changed.length));
  });
}

function withoutArticle(phrase: string): string {
  return phrase.slice(articleInFront.exec(phrase)?.[0].length ?? 0);
}

/** True for a number that is part of a name in the evidence: `IFRS 16`, `OSHA 10`. */
function isPartOfTerm({ start, end }: Figure, after: ReadText, { shared }: EditContext): boolean {
  return after.tokens.some(
    (token, position) => token.start <= start && end <= token.end && shared().has(position),
  );
}

/** True for `with 6 years of experience` in a summary, if the dates show them. */
function isComputedYears(figure: Figure, after: ReadText, { edit, input }: EditContext): boolean {
  const frame = yearsFrameOf(input.model.language);
  if (edit.op !== 'summary' || !frame?.behind.test(after.text.slice(figure.end))) return false;
  return isShownByDates(Number(figure.key), input);
}

/** Refuses to lower the years of experience that the person states. */
function loweredYears(after: ReadText, { edit, before }: EditContext): string | null {
  if (edit.op !== 'summary' && edit.op !== 'headline') return null;
  const stated = statedYears(before.text);
  return statedYears(after.text) < stated ? `the ${stated} years that the resume states were removed` : null;
}

function lostNumber(after: ReadText, { edit, before }: EditContext): string | null {
  if (edit.op === 'summary' || edit.op === 'headline') return null;
  const kept = new Set(figuresOf(after).map(({ key }) => key));
  const lost = figuresOf(before).find((figure) => !(kept.has(figure.key) || isListMark(before, figure)));
  return lost ? `the number "${spelled(before, lost)}" was removed` : null;
}

const lineStart = preparedPattern(String.raw`^\s{0,8}$`);
const markEnd = preparedPattern('^[.)、）]');

/** True for the number of a list item, `1、` or `2)`, which is dropped when the line becomes a bullet. */
function isListMark({ text }: ReadText, { start, end, digits }: Figure): boolean {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return digits.length <= 2 && lineStart.test(line) && markEnd.test(text.slice(end, end + 1));
}

function spelled(read: ReadText, { start, end }: Figure): string {
  const object = read.tokens.find((token) => token.start >= end)?.text ?? '';
  return `${read.text.slice(start, end)} ${object}`.trim();
}

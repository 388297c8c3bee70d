import { type Degree, isCredential, type TermKind } from '../../contract/choices.ts';
import { degreePosition, degreesIn } from '../../lexicon/degree-words.ts';
import { findTerms } from '../../lexicon/find-terms.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { packedModel } from '../../lexicon/packed/packed-lexicon.ts';
import type { Term } from '../../lexicon/skills/lexicon-index.ts';
import { overlap, type TokenRange } from '../../text/find-form.ts';
import { hasCapital } from '../../text/letters.ts';
import { bestSequence, type SequenceReading } from '../../text/model/best-sequence.ts';
import { WeighedRows } from '../../text/model/feature-rows.ts';
import { certain, type LinearModel, readModel } from '../../text/model/linear-model.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { type Token, termKey, tokenize } from '../../text/tokenize.ts';
import { lazy } from '../../values/memoize.ts';
import { type Analysis, type AnalyzedLine, featuresOfPhrases, type Proposed, rangeOf } from '../analysis.ts';
import { degreesAsked } from '../background/asked-degree.ts';
import type { Clause, Section } from '../clause.ts';
import { isCalledLicense, saysWhereValid } from '../credentials.ts';
import { requiredRanges } from '../cues/cues.ts';
import { type LineClass, lineClasses, type Unit } from '../line-features.ts';
import { isOwnTitle } from '../names/own-title.ts';
import { areNounsOfTool } from '../names/stop-words.ts';
import { withoutAmount } from '../phrases/amounts.ts';
import { bondsIn } from '../phrases/bonds.ts';
import {
  type ChosenPhrase,
  choosePhrases,
  type Support,
  type Thresholds,
} from '../phrases/choose-phrases.ts';
import { cutBefore, maxLength, type Phrase } from '../phrases/phrases.ts';
import { isUpperCase } from '../sections/lost-breaks.ts';
import type { Accepted } from './accept-candidate.ts';
import { isChoice } from './alternatives.ts';
import { isOfExperience } from './chinese-experience.ts';
import { classByWording } from './merely-welcome.ts';
import { type Proposal, withWholeText } from './propose-requirements.ts';

export interface PostingModels {
  readonly lines: LinearModel;
  readonly phrases: LinearModel;
}

/**
 * Chosen by cross-validation over repositories. Phrases that no rule proposes are wrong more often, and people mind a
 * wrong requirement more than a missing one. Other languages have higher thresholds, because most training data is
 * English.
 */
export function thresholdsFor(language: Analysis['language']): Thresholds {
  return language === 'en' ? english : others;
}

const english = thresholds({ proposed: 0.4, none: 0.55, task: 0.42, taskAlone: 0.36 });
const others = thresholds({ proposed: 0.45, none: 0.6, task: 0.42, taskAlone: 0.36 });

interface Shares {
  readonly proposed: number;
  readonly none: number;
  readonly task: number;
  readonly taskAlone: number;
}

function thresholds({ proposed, none, task, taskAlone }: Shares): Thresholds {
  const parts = (probability: number) => Math.round(probability * certain);
  return {
    asked: { expected: parts(0.1), proposed: parts(proposed), none: parts(none) },
    task: parts(task),
    taskAlone: parts(taskAlone),
  };
}

/** Line classes of which every posting has at least one; if the models see none, the rules decide. */
const askingClasses: ReadonlySet<number> = new Set(
  (['asks', 'prefers', 'duty'] as const).map((name) => lineClasses.indexOf(name)),
);

/** Share of right proposals in postings where the models see no line that asks: 26 of 69, in 24 held-out postings. */
const sureOfRulesAlone = Math.round((2 * certain) / 5);

/**
 * The models' requirements, line by line, with the rules' proposal where they found the same; without negated ones, the
 * job's own title, and conditions that are no skill.
 */
export function decide(
  analysis: Analysis,
  models: PostingModels,
  readings: readonly SequenceReading[],
): Proposal[] {
  const { lexicon } = analysis;
  const least = thresholdsFor(analysis.language);
  if (!hasAskingLine(readings))
    return analysis.proposals.map((proposal) => ({ ...proposal, probability: sureOfRulesAlone }));
  const weighed = (expected: number) => new WeighedRows(models.phrases, expected);
  const degreesOf = degreesAsked(analysis.clauses);
  return featuresOfPhrases(analysis.lines, readings, weighed).flatMap(({ line, reading, features }) => {
    const chosen = choosePhrases(models.phrases, features, {
      least: thresholdsOn(reading, least),
      supportOf: (phrase) => supportOf(phrase, line, reading),
      isName: (phrase) => isName(phrase, line),
      bondAt: bondsIn(line.view.text, line.view.tokens, analysis.language),
    });
    const contexts = new Map<string, Proposal['context']>();
    const joined = joinTouching(lexicon, joinNounsOfTools(lexicon, chosen, line), line);
    return withOneClass(joined, line)
      .map((phrase) => ({ ...phrase, ...cutBefore(phrase, line.view.tokens, wordingAtEnd(phrase, line)) }))
      .map((phrase) => (isName(phrase, line) ? phrase : withoutAmount(phrase, line.view, analysis.language)))
      .map((phrase) => proposalOf(phrase, line, reading, analysis, contexts))
      .filter(({ context }) => context.clause.cue !== 'negated')
      .filter(
        (proposal) =>
          !namesOwnTitle(proposal, analysis) && !namesCondition(proposal, analysis) && !isLabel(proposal),
      )
      .filter((one, _, all) => !isDegreeAlone(one, all) || degreesOf(one.context.clause).length === 0);
  });
}

/** "Own car" and "weekend work" are conditions of the job, not skills. */
function namesCondition(proposal: Proposal, { conditions }: Analysis): boolean {
  const { term, kind } = proposal.accepted.candidate;
  const range = rangeOf(proposal);
  return term === null && kind === undefined && conditions.some(({ words }) => overlap(words, range));
}

/**
 * "MSc in marine biology" is a degree, which counts as background and is not a skill. A certificate may be asked for
 * instead of a degree: "MBA or CPA".
 */
function isDegreeAlone(proposal: Proposal, all: readonly Proposal[]): boolean {
  const { accepted, context } = proposal;
  if (context.asked === 'responsibility' || !namesDegree(accepted)) return false;
  return !all.some((other) => other !== proposal && isInsteadOf(other, proposal));
}

/** Trades are learned by name: "BTS bâtiment" asks for more than a degree of its rank. */
const academic: ReadonlySet<Degree> = new Set(['bachelor', 'master', 'doctorate'] as const);

function namesDegree({ candidate: { term, kind, text } }: Accepted): boolean {
  if (term !== null || kind !== undefined || degreePosition(text) !== 0) return false;
  return degreesIn(text).some((degree) => academic.has(degree));
}

function isInsteadOf(one: Proposal, other: Proposal): boolean {
  if (one.context.clause !== other.context.clause || namesDegree(one.accepted)) return false;
  const { text } = one.context.clause;
  const [a, b] = [one.accepted.candidate, other.accepted.candidate];
  return isChoice(text.slice(Math.min(a.end, b.end), Math.max(a.start, b.start)));
}

/** A known term in the title is asked for, and in Chinese a title may also name the trade. */
function namesOwnTitle(
  { accepted: { candidate }, context: { asked, clause } }: Proposal,
  { position, language }: Analysis,
): boolean {
  if (
    language === 'zh' ||
    asked === 'responsibility' ||
    candidate.term !== null ||
    candidate.kind !== undefined
  )
    return false;
  const around = {
    before: clause.text.slice(0, candidate.start),
    behind: clause.text.slice(candidate.end),
  };
  return isOwnTitle(candidate.text, around, position);
}

const behindLabel = preparedPattern(String.raw`^\s?[:：]`);

/** "PRODUCTION EXPECTATIONS: 25 claims a day": capitals before a colon are the heading of what follows. */
function isLabel({ accepted: { candidate }, context: { clause } }: Proposal): boolean {
  const { text, start, end, term, kind } = candidate;
  if (start !== 0 || term !== null || kind !== undefined || !text.includes(' ')) return false;
  return isUpperCase(text) && behindLabel.test(clause.text.slice(end));
}

/** True if the models see a line that asks for something. */
export function hasAskingLine(readings: readonly SequenceReading[]): boolean {
  return readings.some(({ lineClass }) => askingClasses.has(lineClass));
}

export function supportOf(phrase: Phrase, line: AnalyzedLine, reading: SequenceReading): Support {
  const own = proposedAs(phrase, line);
  if (own.length === 0) return 'none';
  if (asksNothing(reading)) return 'proposed';
  const isExpected = own.some(
    ({ proposal: { accepted, context } }) =>
      (accepted.candidate.term !== null ||
        isOfExperience(context.clause.text, accepted.candidate) ||
        isRequiredLicense(accepted, context)) &&
      (context.asked !== 'responsibility' || expecting.has(context.clause.section)),
  );
  return isExpected ? 'expected' : 'proposed';
}

/** "Candidates must possess a license as a land surveyor": the sentence itself requires what it names a license. */
function isRequiredLicense({ candidate }: Accepted, { clause }: Proposal['context']): boolean {
  return clause.cue === 'must' && candidate.kind === 'licence' && isCalledLicense(candidate.text);
}

const kindsOfNames: ReadonlySet<TermKind | undefined> = new Set([
  'tool',
  'language',
  'certificate',
  'licence',
] as const);

/** True if the rules take the phrase for the known name of a tool, language or credential. */
export function isName(phrase: Phrase, line: AnalyzedLine): boolean {
  return proposedAs(phrase, line).some(({ proposal: { accepted } }) =>
    kindsOfNames.has(accepted.candidate.term?.kind),
  );
}

/** The class of each line by the model. */
export function classifyLines({ lines }: PostingModels, { lineFeatures }: Analysis): SequenceReading[] {
  return bestSequence(lines, lineFeatures);
}

/** The lines that surely ask for nothing, such as those about the employer; none if the rules decide. */
export function linesBeside(
  { lines }: Analysis,
  readings: readonly SequenceReading[],
): readonly TokenRange[] {
  if (!hasAskingLine(readings)) return [];
  return lines.flatMap(({ unit: { start, end } }, index) => {
    const reading = readings[index];
    return reading !== undefined && asksNothing(reading) ? [{ start, end }] : [];
  });
}

/** True for a line that asks for nothing, whatever heading the rules see above it. */
function asksNothing({ lineClass, sureness }: SequenceReading): boolean {
  return sureness > 0 && beside.has(lineClass);
}

const beside: ReadonlySet<number> = new Set(
  (['employer', 'offers', 'legal', 'apply', 'page'] as const).map((name) => lineClasses.indexOf(name)),
);

/**
 * On a line about something else, only certain tasks are taken: "We offer training in machine operation". A line that
 * surely asks names something, so its best task needs less if it is alone there.
 */
export function thresholdsOn(reading: SequenceReading, least: Thresholds): Thresholds {
  if (asksNothing(reading)) return { ...least, task: certain, taskAlone: certain };
  return surelyAsks(reading) ? least : { ...least, taskAlone: least.task };
}

function surelyAsks({ lineClass, sureness }: SequenceReading): boolean {
  return sureness === 2 && askingClasses.has(lineClass);
}

function proposalOf(
  phrase: ChosenPhrase,
  line: AnalyzedLine,
  reading: SequenceReading,
  { lexicon, clauses, language }: Analysis,
  contexts: Map<string, Proposal['context']>,
): Proposal {
  const { unit, view } = line;
  const from = view.tokens[phrase.first]?.start ?? 0;
  const to = view.tokens[phrase.first + phrase.count - 1]?.end ?? from;
  const [start, end] = [unit.start + from, unit.start + to];
  const proposed = line.proposals.find((one) => {
    const range = rangeOf(one);
    return range.start < end && start < range.end;
  });
  const clause =
    proposed?.context.clause ??
    clauses.find((one) => one.start <= start && end <= one.end) ??
    clauseOf(line, reading);
  const place = { start: start - clause.start, end: end - clause.start };
  const thing = { clause, ...place, isCredential: isOfCredential(proposed) };
  const asked = classByWording(phrase.class, thing, clauses, unit);
  // Alternatives are grouped within a clause and a class.
  const key = `${clause.start} ${asked}`;
  const context = contexts.get(key) ?? {
    lexicon,
    clause,
    asked,
    language,
    employer: proposed?.context.employer ?? [],
  };
  contexts.set(key, context);
  if (proposed && proposedAs(phrase, line).some(({ proposal }) => proposal === proposed)) {
    return { ...proposed, context, probability: phrase.probability };
  }
  const text = unit.text.slice(from, to);
  const candidate = {
    text,
    ...place,
    term:
      termIn(lexicon, text) ??
      credentialOfPlace(view.tokens.slice(phrase.first, phrase.first + phrase.count), unit, proposed),
    inList: true,
    ...(proposed?.accepted.candidate.kind && { kind: proposed.accepted.candidate.kind }),
  };
  const accepted: Accepted = {
    candidate: withWholeText(candidate, clause.text),
    ground: { is: 'weights' },
  };
  return { accepted, context, probability: phrase.probability };
}

/** Joins a known tool with what only says that it is one: `Postgres` and `database`. */
function joinNounsOfTools(
  lexicon: Lexicon,
  chosen: readonly ChosenPhrase[],
  { view }: AnalyzedLine,
): readonly ChosenPhrase[] {
  const tokensOf = ({ first, count }: Phrase) => view.tokens.slice(first, first + count);
  const textOf = (tokens: readonly Token[]) => view.text.slice(tokens[0]?.start, tokens.at(-1)?.end);
  const isNoun = (tokens: readonly Token[]) => areNounsOfTool(tokens.map(({ key }) => key));
  const joined: ChosenPhrase[] = [];
  for (const phrase of chosen) {
    const before = joined.at(-1);
    const both = before && { first: before.first, count: phrase.first + phrase.count - before.first };
    const [one, other] = [before ? tokensOf(before) : [], tokensOf(phrase)];
    const [tool] = [one, other].filter((tokens) => !isNoun(tokens));
    const gap = view.text.slice(one.at(-1)?.end, other[0]?.start);
    const isOne =
      both !== undefined &&
      both.count <= maxLength &&
      (isNoun(one) || isNoun(other)) &&
      (gap === ' ' || gap === '-') &&
      tool !== undefined &&
      termIn(lexicon, textOf(tool))?.kind === 'tool';
    if (!isOne) joined.push(phrase);
    else joined[joined.length - 1] = { ...(tool === one ? (before ?? phrase) : phrase), ...both };
  }
  return joined;
}

/**
 * Joins two unknown phrases with only a blank between them, which are one name, and leaves out a modifier before a known
 * term: "mid-size" before "ERP system".
 */
function joinTouching(
  lexicon: Lexicon,
  chosen: readonly ChosenPhrase[],
  { view }: AnalyzedLine,
): readonly ChosenPhrase[] {
  const textOf = ({ first, count }: Phrase) =>
    view.text.slice(view.tokens[first]?.start, view.tokens[first + count - 1]?.end);
  const kept: ChosenPhrase[] = [];
  for (const phrase of chosen) {
    const before = kept.at(-1);
    const both = before && { first: before.first, count: phrase.first + phrase.count - before.first };
    const touches = both && textOf(both) === `${textOf(before)} ${textOf(phrase)}`;
    if (!touches || both.count > maxLength || termIn(lexicon, textOf(before))) {
      kept.push(phrase);
    } else if (termIn(lexicon, textOf(phrase))) {
      if (isModifier(before, textOf(before))) kept.pop();
      kept.push(phrase);
    } else {
      const probability = Math.max(before.probability, phrase.probability);
      kept[kept.length - 1] = { ...phrase, ...both, probability };
    }
  }
  return kept;
}

/** Wording for nice-to-haves, and wording that requires what is before it: "Diplôme d'État d'infirmier exigé". */
function wordingAtEnd(
  { first, count }: Phrase,
  { unit, view, welcome }: AnalyzedLine,
): readonly TokenRange[] {
  const end = view.tokens[first + count - 1]?.end ?? 0;
  return [...welcome, ...requiredRanges(unit.text).filter((range) => range.end === end)];
}

/** Gives the alternatives of a choice one class, that of the more certain one: "Squarespace or Shopify". */
function withOneClass(chosen: readonly ChosenPhrase[], { view }: AnalyzedLine): readonly ChosenPhrase[] {
  const choices: ChosenPhrase[][] = [];
  for (const phrase of chosen) {
    const before = choices.at(-1)?.at(-1);
    const from = before && view.tokens[before.first + before.count - 1]?.end;
    const isNext = from !== undefined && isChoice(view.text.slice(from, view.tokens[phrase.first]?.start));
    if (isNext) choices.at(-1)?.push(phrase);
    else choices.push([phrase]);
  }
  return choices.flatMap((choice) => {
    if (!choice.every((one) => one.class === 'must' || one.class === 'nice')) return choice;
    const best = choice.reduce((one, other) => (other.probability > one.probability ? other : one));
    return choice.map((one) => ({ ...one, class: best.class }));
  });
}

/** In words: "mid-size". */
const maxModifierLength = 2;

function isModifier(phrase: ChosenPhrase, text: string): boolean {
  const isName = !text.includes(' ') && hasCapital(text);
  return phrase.class !== 'responsibility' && phrase.count <= maxModifierLength && !isName;
}

function isOfCredential(proposed: Proposal | undefined): boolean {
  const candidate = proposed?.accepted.candidate;
  return isCredential(candidate?.kind ?? candidate?.term?.kind);
}

/** The known credential in a phrase that only adds where it is valid: `Ohio driver's license`; null if there is none. */
function credentialOfPlace(words: readonly Token[], unit: Unit, proposed: Proposal | undefined): Term | null {
  const term = proposed?.accepted.candidate.term ?? null;
  if (proposed === undefined || !isOfCredential(proposed)) return null;
  const { start, end } = rangeOf(proposed);
  const isWithin = (word: Token) => start < unit.start + word.end && unit.start + word.start < end;
  return saysWhereValid(words.filter((word) => !isWithin(word))) ? term : null;
}

const ofExperience = preparedPattern(String.raw`\sexperience$`, 'i');

/** Ignores "experience" at the end: `ER experience` is experience in the known term ER. */
function termIn(lexicon: Lexicon, text: string): Term | null {
  const { terms } = lexicon.index;
  const whole = terms.get(termKey(text)) ?? terms.get(termKey(text.replace(ofExperience.regExp, '')));
  return whole ?? toolIn(lexicon, text);
}

/** The tool in a phrase that only adds a noun of every tool: `React front end`, `Java-Umfeld`, `entorno Linux`. */
function toolIn(lexicon: Lexicon, text: string): Term | null {
  const tokens = tokenize(text);
  const [known, ...others] = findTerms(lexicon, text, tokens).filter(({ term }) => term.kind === 'tool');
  if (known === undefined || others.length > 0) return null;
  const rest = tokens.toSpliced(known.first, known.count);
  return areNounsOfTool(rest.map(({ key }) => key)) ? known.term : null;
}

const expecting: ReadonlySet<Section> = new Set(['requirements', 'nice']);

/** The rules' proposals for exactly these tokens. */
function proposedAs({ first, count }: Phrase, { proposedAt }: AnalyzedLine): readonly Proposed[] {
  return (proposedAt.get(first) ?? []).filter((one) => one.count === count);
}

const sections: Readonly<Partial<Record<LineClass, Section>>> = {
  asks: 'requirements',
  prefers: 'nice',
  duty: 'responsibilities',
  employer: 'about',
  offers: 'benefits',
  legal: 'legal',
  apply: 'apply',
};

/** The line as a clause, if the rules found none there. */
function clauseOf({ unit }: AnalyzedLine, reading: SequenceReading): Clause {
  const lineClass = lineClasses[reading.lineClass] ?? 'title';
  return {
    text: unit.text,
    start: unit.start,
    end: unit.end,
    section: sections[lineClass] ?? 'none',
    heading: '',
    isItem: unit.isItem,
    cue: null,
    opensSentence: true,
  };
}

/** Classifies lines by {@link lineClasses}; the weights end with those of which class follows which. */
export const lineModel: () => LinearModel = lazy(() => readModel(packedModel('lines')));

/** Classifies phrases by {@link phraseClasses}. */
export const phraseModel: () => LinearModel = lazy(() => readModel(packedModel('phrases')));

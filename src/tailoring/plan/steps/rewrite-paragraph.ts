import type { ProposedEdit } from '../../../contract/plan/edit.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import type { WordingReason } from '../../../messages/tailoring/messages.ts';
import { messagesFor } from '../../../messages/tailoring/messages-for.ts';
import { splitSentences } from '../../../text/split-sentences.ts';
import { describesOrganization } from '../../framing/describes-organization.ts';
import { readFrame, withoutDutyFrame } from '../../framing/sentences.ts';
import { tenseOf } from '../../grammar/verb-tense.ts';
import type { Chunk, Entry } from '../../resume/resume-model.ts';
import { bulletsOf } from '../bullets.ts';
import type { PlanInput } from '../plan-input.ts';
import { supportFrom } from '../relevance.ts';
import { mayTellOfEmployer } from '../wording/employer.ts';
import { opensWithAction } from '../wording/is-statement.ts';
import { situationInParagraph, situationOf } from '../wording/job-situation.ts';
import { isLabeledLine } from '../wording/line-style.ts';
import { respellNames } from '../wording/name-spelling.ts';
import { type Pattern, type Situation, withStyle } from '../wording/pattern.ts';
import { actionNounLine, compoundActionNoun } from '../wording/patterns/action-nouns.ts';
import { carriedNoun, performedCompound, performedNoun } from '../wording/patterns/carried-noun.ts';
import { chargeOfThing, dutyToDo } from '../wording/patterns/charge.ts';
import { withoutChineseSubject } from '../wording/patterns/chinese-duty.ts';
import { dropLabels } from '../wording/patterns/drop-label.ts';
import { dutyOpener, runPlace } from '../wording/patterns/duty-opener.ts';
import { dropPraise, shortPhrase } from '../wording/patterns/empty-words.ts';
import { gerundLine } from '../wording/patterns/gerund-line.ts';
import { partaking } from '../wording/patterns/partaking.ts';
import { pastHabit } from '../wording/patterns/past-habit.ts';
import { pastTense } from '../wording/patterns/past-tense.ts';
import { isFirstPerson, namesOwner, withoutI, withoutMy } from '../wording/patterns/without-i.ts';
import { withoutWas } from '../wording/patterns/without-was.ts';
import { applyPatterns, corrections, foreignDuties } from '../wording/reword.ts';
import { rejoined } from '../wording/torn-lines.ts';
import { isSlip, spellingReason } from './alias.ts';

/* Rewords a paragraph that stays one: its lines, then each of its sentences. */

/** A paragraph of an entry, by its lines; torn ones are joined. */
interface Paragraph {
  readonly prose: Chunk;
  readonly lines: readonly string[];
  readonly entry: Entry;
}

/** The paragraph in better words; null if nothing changes. */
export function paragraphProposal(
  prose: Chunk,
  entry: Entry,
  situation: Situation,
  input: PlanInput,
): ProposedEdit | null {
  const torn = rejoined(prose.lexicon, prose.text.split('\n'), input.model.language);
  const lines = torn ?? prose.text.split('\n');
  const chosen = choosePatterns({ prose, lines, entry }, situation, input);
  const reworded = lines.map((line) => rewordLine(line, chosen, input));
  const used = [...new Set(reworded.flatMap((line) => line.used))];
  const text = reworded.map((line) => line.text).join('\n');
  const { text: respelled, names } = respellNames(prose.lexicon, text);
  const isRespelled = names.some(isSlip);
  if (used.length === 0 && torn === null && !isRespelled) return null;
  const { wording, space } = messagesFor(input.model);
  const whys: readonly WordingReason[] = [
    ...(torn ? (['rejoined'] as const) : []),
    ...used.map(({ why }) => why),
  ];
  const reasons = new Set(whys.map((why) => wording[why]));
  return {
    op: 'rewrite',
    source: prose.path,
    text: isRespelled ? respelled : text,
    rule: [
      ...(torn ? ['torn_lines'] : []),
      ...used.map(({ rule }) => rule),
      ...(isRespelled ? ['name_spelling'] : []),
    ].join('+'),
    reason: [...reasons, ...(isRespelled ? [spellingReason({ swaps: [], names }, input)] : [])].join(space),
    ...supportFrom([prose], input.relevance),
  };
}

interface Rewording {
  readonly text: string;
  /** The patterns that changed it, in their order. */
  readonly used: readonly Pattern[];
}

function rewordLine(line: string, { ofLine, ...chosen }: ChosenPatterns, input: PlanInput): Rewording {
  const whole = applyChoice(ofLine, line, input);
  const used = [...whole.used];
  let [text, last] = ['', 0];
  for (const { start, end } of splitSentences(whole.text)) {
    const sentence = rewordSentence(whole.text.slice(start, end), chosen, input);
    text += whole.text.slice(last, start) + sentence.text;
    used.push(...sentence.used);
    last = end;
  }
  return { text: text + whole.text.slice(last), used };
}

function rewordSentence(
  sentence: string,
  { ofSentence, ofPlainSentence }: Omit<ChosenPatterns, 'ofLine'>,
  input: PlanInput,
): Rewording {
  const plain = applyChoice(ofSentence, sentence, input);
  const better = applyChoice(ofPlainSentence(plain.text), plain.text, input);
  return { text: better.text, used: [...plain.used, ...better.used] };
}

function applyChoice(choice: Choice | null, text: string, input: PlanInput): Rewording {
  return choice === null ? { text, used: [] } : applyPatterns(choice.patterns, text, input, choice.situation);
}

/** Patterns, and the situation in which they are applied. */
interface Choice {
  readonly patterns: readonly Pattern[];
  readonly situation: Situation;
}

interface ChosenPatterns {
  readonly ofLine: Choice;
  readonly ofSentence: Choice;
  /** For a sentence that lost its praise; null if it keeps its words. */
  readonly ofPlainSentence: (sentence: string) => Choice | null;
}

function choosePatterns(paragraph: Paragraph, situation: Situation, input: PlanInput): ChosenPatterns {
  // A label above several lines is their heading.
  const labeled = withStyle(situation, { isLabeled: paragraph.lines.length > 1 });
  return {
    ofLine: { patterns: linePatterns, situation: labeled },
    ofSentence: { patterns: [dropPraise], situation },
    ofPlainSentence: chooseForSentences(paragraph, input),
  };
}

const linePatterns: readonly Pattern[] = [...corrections, ...dropLabels, withoutChineseSubject];

/** The only line of a job is worded like a bullet; only `super` words the sentences of other paragraphs. */
function chooseForSentences(paragraph: Paragraph, input: PlanInput): ChosenPatterns['ofPlainSentence'] {
  const { prose, lines, entry } = paragraph;
  if (isSoleLine(prose.text, entry, input)) {
    const sole = { patterns: soleLinePatterns, situation: situationOf([prose], entry, input) };
    return () => sole;
  }
  if (input.level !== 'super') return () => null;
  const sentences = lines.flatMap((line) =>
    splitSentences(line).map(({ start, end }) => line.slice(start, end)),
  );
  if (input.model.language === 'en') return chooseInEnglish(paragraph, sentences, input);
  const foreign = chooseOutsideEnglish(paragraph, sentences, input);
  return () => foreign;
}

/** True if the text is the only sentence of a job and does not describe the employer. */
function isSoleLine(text: string, entry: Entry, { model }: PlanInput): boolean {
  const isOneLine = !text.includes('\n') && splitSentences(text).length === 1;
  return isOneLine && bulletsOf(model, entry).length === 0 && !mayTellOfEmployer(text);
}

/** Patterns for the only line of a job, which is reworded like a bullet. */
const soleLinePatterns: readonly Pattern[] = [
  dutyOpener,
  actionNounLine,
  compoundActionNoun,
  partaking,
  gerundLine,
  pastTense,
];

/** A sentence that a line break cuts keeps its words. */
function chooseInEnglish(
  { prose, entry }: Paragraph,
  sentences: readonly string[],
  input: PlanInput,
): ChosenPatterns['ofPlainSentence'] {
  const bullets = bulletsOf(input.model, entry).map(({ text }) => ({ text }));
  const situation = situationInParagraph(sentences, bullets, entry, input);
  // As a whole: with one "my" left, the paragraph would be half in the first person.
  const keepsOwner = sentences.some((text) => namesOwner(withoutMy.apply(text, situation) ?? text));
  const always = inParagraph.filter((pattern) => !(keepsOwner && pattern === withoutMy));
  const isProject = entry.section === 'projects';
  const patternsOfPerson = [
    ...always,
    ...(isProject ? [] : ofJobAlone),
    // Above a list, a noun may say what the job was about: `Production of pumps`.
    ...(isProject || bullets.length > 0 ? [] : verbForNoun),
  ];
  const own = new Set(sentencesOfPerson(prose.lexicon, sentences, prose.organization ?? ''));
  return (sentence) => ({ patterns: own.has(sentence) ? patternsOfPerson : always, situation });
}

/** Patterns for the sentences of a paragraph that stays one, of which each has its verb or gets one. */
const inParagraph: readonly Pattern[] = [
  shortPhrase,
  withoutI,
  withoutMy,
  withoutWas,
  dutyOpener,
  carriedNoun,
  performedNoun,
  performedCompound,
  runPlace,
  dutyToDo,
  chargeOfThing,
];
/** Those that only fit where the person is the subject, unlike the description of a project: `Uses two sensors`. */
const ofJobAlone: readonly Pattern[] = [pastHabit, pastTense];
/** Those that put a verb in place of a noun or -ing form. */
const verbForNoun: readonly Pattern[] = [actionNounLine, compoundActionNoun, partaking, gerundLine];

/** Duties outside English; null if a sentence tells what somebody did, beside which a noun would stand out. */
function chooseOutsideEnglish(
  { prose, entry }: Paragraph,
  sentences: readonly string[],
  input: PlanInput,
): Choice | null {
  const { language } = input.model;
  if (language === null || language === 'zh') return null;
  const namesOnly = sentences.every(
    (text) => opensWithAction(text, language) || withoutDutyFrame(text) !== text || isLabeledLine(text),
  );
  if (!namesOnly) return null;
  const situation = situationOf([prose], entry, input);
  return { patterns: foreignDuties, situation: withStyle(situation, { opensWith: 'noun' }) };
}

/** The sentences about the person's work: those after an introduction that may describe the employer. */
function sentencesOfPerson(
  lexicon: Lexicon,
  sentences: readonly string[],
  organization: string,
): readonly string[] {
  const first = sentences.findIndex(
    (sentence) =>
      ['past', 'present'].includes(tenseOf(lexicon, sentence)) ||
      isFirstPerson(sentence) ||
      readFrame(sentence) !== null ||
      !(mayTellOfEmployer(sentence) || describesOrganization(sentence, { organization, introduces: true })),
  );
  return first === -1 ? [] : sentences.slice(first);
}

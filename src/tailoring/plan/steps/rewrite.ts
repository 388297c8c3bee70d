import type { ProposedEdit } from '../../../contract/plan/edit.ts';
import { parseRichText } from '../../../contract/resume/rich-text.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import type { WordingReason } from '../../../messages/tailoring/messages.ts';
import { messagesFor } from '../../../messages/tailoring/messages-for.ts';
import { splitSentences } from '../../../text/split-sentences.ts';
import { describesOrganization } from '../../framing/describes-organization.ts';
import { readFrame, withoutDutyFrame } from '../../framing/sentences.ts';
import { tenseOf } from '../../grammar/verb-tense.ts';
import type { Chunk, Entry } from '../../resume/resume-model.ts';
import { bulletsOf } from '../bullets.ts';
import type { Alternatives, Decided, PlanInput } from '../plan-input.ts';
import { supportFrom } from '../relevance.ts';
import { mayTellOfEmployer } from '../wording/employer.ts';
import { opensWithAction } from '../wording/is-statement.ts';
import { situationInParagraph, situationInProse, situationOf } from '../wording/job-situation.ts';
import { isLabeledLine, styleAt } from '../wording/line-style.ts';
import { respellNames } from '../wording/name-spelling.ts';
import { type ParagraphBullets, paragraphBullets } from '../wording/paragraph-bullets.ts';
import { isOver, type Pattern, type Situation, withChange, withStyle } from '../wording/pattern.ts';
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
import { applyPatterns, corrections, foreignDuties, reword } from '../wording/reword.ts';
import { rejoined } from '../wording/torn-lines.ts';
import {
  aliasProposal,
  isSlip,
  nameProposal,
  spelledAsWanted,
  spellingReason,
  spellingRules,
} from './alias.ts';
import { isTiny } from './tiny-bullets.ts';

/* Steps that reword bullets: those of a job, and those made from its paragraphs. */

/** Rewords each bullet and paragraph; for a bullet, a change of spelling alone is the fallback. */
export function rewrite(input: PlanInput, { taken }: Decided): readonly Alternatives[] {
  return input.model.entries
    .filter(({ section }) => section !== 'education')
    .flatMap((entry) => {
      const bullets = bulletsOf(input.model, entry).filter(({ path }) => !taken.has(path));
      const situation = situationOf(bullets, entry, input);
      const prose = input.model.chunks.find(({ path }) => path === `${entry.path}.summary`);
      const inProse = prose && !taken.has(prose.path) ? proseProposal(prose, entry, situation, input) : null;
      const labeled = linesOf(bullets, prose).filter(isLabeledLine).length;
      const ofBullets = bullets.flatMap((bullet, at) => {
        const own = withStyle(situation, styleAt(at, bullets, labeled, input.model));
        const alternatives = [
          rewriteProposal(bullet, own, input),
          isOver(own) ? rewriteProposal(bullet, withChange(own, { tense: 'none' }), input) : null,
          // What `super` adds may be refused, but not what `good` would do.
          input.level === 'super' ? rewriteProposal(bullet, own, { ...input, level: 'good' }) : null,
          // A slip is corrected even if no other wording is accepted.
          rewriteProposal(bullet, own, input, corrections),
          aliasProposal(bullet, input),
          nameProposal(bullet, input),
        ];
        const possible = alternatives.filter((proposal) => proposal !== null);
        return possible.length === 0 ? [] : [possible];
      });
      return inProse === null ? ofBullets : [[inProse], ...ofBullets];
    });
}

function linesOf(bullets: readonly Chunk[], prose: Chunk | undefined): readonly string[] {
  return [...bullets.map(({ text }) => text), ...(prose?.text.split('\n') ?? [])];
}

/** Patterns for each line of a paragraph that stays one, then for each of its sentences. */
const linePatterns: readonly Pattern[] = [...corrections, ...dropLabels, withoutChineseSubject];
const sentencePatterns: readonly Pattern[] = [dropPraise];
/** Patterns for the only line of a job, which is reworded like a bullet. */
const soleLinePatterns: readonly Pattern[] = [
  dutyOpener,
  actionNounLine,
  compoundActionNoun,
  partaking,
  gerundLine,
  pastTense,
];

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

/** True if the text is the only sentence of a job and does not describe the employer. */
function isSoleLine(text: string, entry: Entry, { model }: PlanInput): boolean {
  const isOneLine = !text.includes('\n') && splitSentences(text).length === 1;
  return isOneLine && bulletsOf(model, entry).length === 0 && !mayTellOfEmployer(text);
}

function proseProposal(
  prose: Chunk,
  entry: Entry,
  situation: Situation,
  input: PlanInput,
): ProposedEdit | null {
  const { model, relevance } = input;
  const { path, text } = prose;
  const used = new Set<Pattern>();
  const applied = (patterns: readonly Pattern[], before: string, job: Situation) => {
    const better = applyPatterns(patterns, before, input, job);
    for (const pattern of better.used) used.add(pattern);
    return better.text;
  };
  const torn = rejoined(prose.lexicon, text.split('\n'), model.language);
  const lines = torn ?? text.split('\n');
  const sole = isSoleLine(text, entry, input) ? situationOf([prose], entry, input) : null;
  const wordOf = sole
    ? (sentence: string) => applied(soleLinePatterns, sentence, sole)
    : paragraphWording(prose, lines, entry, input, applied);
  const better = lines.map((line) => {
    // A label above several lines is their heading.
    const whole = applied(linePatterns, line, withStyle(situation, { isLabeled: lines.length > 1 }));
    let [written, last] = ['', 0];
    for (const { start, end } of splitSentences(whole)) {
      const sentence = applied(sentencePatterns, whole.slice(start, end), situation);
      written += whole.slice(last, start) + wordOf(sentence);
      last = end;
    }
    return written + whole.slice(last);
  });
  const { text: respelled, names } = respellNames(prose.lexicon, better.join('\n'));
  const isRespelled = names.some(isSlip);
  if (used.size === 0 && torn === null && !isRespelled) return null;
  const { wording, space } = messagesFor(model);
  const whys: readonly WordingReason[] = [
    ...(torn ? (['rejoined'] as const) : []),
    ...[...used].map(({ why }) => why),
  ];
  return {
    op: 'rewrite',
    source: path,
    text: isRespelled ? respelled : better.join('\n'),
    rule: [
      ...(torn ? ['torn_lines'] : []),
      ...[...used].map(({ rule }) => rule),
      ...(isRespelled ? ['name_spelling'] : []),
    ].join('+'),
    reason: [
      ...new Set(whys.map((why) => wording[why])),
      ...(isRespelled ? [spellingReason({ swaps: [], names }, input)] : []),
    ].join(space),
    ...supportFrom([prose], relevance),
  };
}

type Apply = (patterns: readonly Pattern[], before: string, job: Situation) => string;

/** How `super` words each sentence of a paragraph that stays one; a text with a line inside a sentence keeps its words. */
function paragraphWording(
  prose: Chunk,
  lines: readonly string[],
  entry: Entry,
  input: PlanInput,
  applied: Apply,
): (sentence: string) => string {
  const same = (sentence: string) => sentence;
  if (input.level !== 'super') return same;
  if (input.model.language !== 'en') return foreignWording(prose, lines, entry, input, applied) ?? same;
  const sentences = lines.flatMap((line) =>
    splitSentences(line).map(({ start, end }) => line.slice(start, end)),
  );
  const bullets = bulletsOf(input.model, entry).map(({ text }) => ({ text }));
  const situation = situationInParagraph(sentences, bullets, entry, input);
  // As a whole: with one "my" left, the paragraph would be half in the first person.
  const keepsOwner = sentences.some((text) => namesOwner(withoutMy.apply(text, situation) ?? text));
  const always = inParagraph.filter((pattern) => !(keepsOwner && pattern === withoutMy));
  const patterns = [
    ...(entry.section === 'projects' ? [] : ofJobAlone),
    // Above a list, a noun may say what the job was about: `Production of pumps`.
    ...(entry.section === 'projects' || bullets.length > 0 ? [] : verbForNoun),
  ];
  const own = new Set(sentencesOfPerson(prose.lexicon, sentences, prose.organization ?? ''));
  return (sentence) => applied(own.has(sentence) ? [...always, ...patterns] : always, sentence, situation);
}

/** The wording of duties in a paragraph; null if another sentence tells what somebody did, beside which a noun would stand out. */
function foreignWording(
  prose: Chunk,
  lines: readonly string[],
  entry: Entry,
  input: PlanInput,
  applied: Apply,
): ((sentence: string) => string) | null {
  const { language } = input.model;
  if (language === null || language === 'zh') return null;
  const sentences = lines.flatMap((line) =>
    splitSentences(line).map(({ start, end }) => line.slice(start, end)),
  );
  const namesOnly = sentences.every(
    (text) => opensWithAction(text, language) || withoutDutyFrame(text) !== text || isLabeledLine(text),
  );
  if (!namesOnly) return null;
  const situation = situationOf([prose], entry, input);
  return (sentence) => applied(foreignDuties, sentence, withStyle(situation, { opensWith: 'noun' }));
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

function rewriteProposal(
  bullet: Chunk,
  situation: Situation,
  input: PlanInput,
  all?: readonly Pattern[],
): ProposedEdit | null {
  const { text, swaps, names } = spelledAsWanted(bullet.path, bullet.text, input);
  const reworded = reword(text, input, situation, all);
  if (reworded.rules.length === 0) return null;
  const hasNewSpelling = swaps.length + names.length > 0;
  const messages = messagesFor(input.model);
  return {
    op: 'rewrite',
    source: bullet.path,
    text: reworded.text,
    rule: [...reworded.rules, ...spellingRules({ swaps, names })].join('+'),
    reason: [
      ...reworded.whys.map((why) => messages.wording[why]),
      ...(hasNewSpelling ? [spellingReason({ swaps, names }, input)] : []),
    ].join(messages.space),
    ...supportFrom([bullet], input.relevance),
  };
}

/** Turns the paragraphs of a job into bullets, if it has no bullets but single words or if its list continues them. */
export function jobBullets(input: PlanInput, { taken }: Decided): readonly Alternatives[] {
  return input.model.entries.flatMap((entry) => {
    const prose = proseOf(entry, input);
    if (!prose || taken.has(prose.path)) return [];
    const situation = situationOf(bulletsOf(input.model, entry), entry, input);
    const kept = proseProposal(prose, entry, situation, input);
    // The corrected paragraphs are the fallback if the verifier accepts no list.
    const lists = proposalsFor(prose, entry, input);
    const proposals = lists.length > 0 && kept ? [...lists, kept] : lists;
    return proposals.length > 0 ? [proposals] : [];
  });
}

function proseOf(entry: Entry, { model, base }: PlanInput): Chunk | undefined {
  const isJob = entry.section === 'experience' || entry.section === 'volunteer';
  if (!isJob) return undefined;
  const prose = model.chunks.find(({ path }) => path === `${entry.path}.summary`);
  return lacksBullets(entry, model) || opensItsList(entry, base) ? prose : undefined;
}

/** True for a job without bullets or with only single words. */
function lacksBullets(entry: Entry, model: PlanInput['model']): boolean {
  return bulletsOf(model, entry).every(({ text }) => isTiny(text));
}

/** True if all paragraphs are above the list, so that they can become its first bullets. */
function opensItsList({ section, index }: Entry, base: PlanInput['base']): boolean {
  const item = base.sections[section].items[index];
  const blocks = parseRichText(item && 'summary' in item ? item.summary : '').map(({ type }) => type);
  return !blocks.includes('paragraph', blocks.indexOf('list'));
}

/** Fewer sentences above a list only introduce it. */
const minBesideList = 3;

/** True without other bullets, or if each sentence says what was done, all in the same tense, like the list below. */
function canBeBullets({ bullets }: ParagraphBullets, entry: Entry, { lexicon, model }: PlanInput): boolean {
  const tenses = new Set(bullets.map((text) => (text.includes('\n') ? 'none' : tenseOf(lexicon, text))));
  const isDone = tenses.size === 1 && !tenses.has('none') && !tenses.has('unknown');
  return lacksBullets(entry, model) || (model.language === 'en' && bullets.length >= minBesideList && isDone);
}

/** No sentence contains it, so joined bullets can be split again. */
const bulletSeparator = '\n';

/** Proposes each sentence as a bullet, reworded if possible, else as it is. */
function proposalsFor(prose: Chunk, entry: Entry, input: PlanInput): Alternatives {
  const { model, relevance } = input;
  const { language } = model;
  if (!language) return [];
  const parts = paragraphBullets(prose.text, {
    lexicon: prose.lexicon,
    organization: prose.organization ?? '',
    language,
  });
  if (!parts || !canBeBullets(parts, entry, input)) return [];
  const { wording, space } = messagesFor(model);
  const lines = parts.bullets.map((text) => ({ text }));
  const situation = withStyle(situationInProse(lines, entry, input), {
    isLabeled: [...parts.lead, ...parts.bullets].filter(isLabeledLine).length > 1,
  });
  // A term is respelled where the paragraph first names it.
  const spelled = spelledAsWanted(prose.path, parts.bullets.join(bulletSeparator), input);
  const hasNewSpelling = spelled.swaps.length > 0 || spelled.names.some(isSlip);
  const bullets = hasNewSpelling ? spelled.text.split(bulletSeparator) : parts.bullets;
  const reworded = bullets.map((bullet) => reword(bullet, input, situation));
  const proposalOf = (
    bullets: readonly string[],
    rules: readonly string[],
    reason: string,
  ): ProposedEdit => ({
    op: 'rewrite',
    source: prose.path,
    text: [...parts.lead, ...bullets].join('\n'),
    bulletsFrom: parts.lead.length,
    rule: ['job_bullets', ...rules].join('+'),
    reason,
    ...supportFrom([prose], relevance),
  });
  const plain = proposalOf(parts.bullets, [], wording.jobBullets);
  const rules = [
    ...new Set([
      ...reworded.flatMap((each) => each.rules),
      ...(hasNewSpelling ? spellingRules(spelled) : []),
    ]),
  ];
  if (rules.length === 0) return [plain];
  const keepsOwner = reworded.some(({ text }) => namesOwner(text));
  const whys = [...new Set(reworded.flatMap((each) => each.whys))]
    .filter((why) => !(keepsOwner && why === 'owner'))
    .map((why) => wording[why]);
  if (hasNewSpelling) whys.push(spellingReason(spelled, input));
  const texts = reworded.map(({ text }) => text);
  return [proposalOf(texts, rules, [wording.jobBullets, ...whys].join(space)), plain];
}

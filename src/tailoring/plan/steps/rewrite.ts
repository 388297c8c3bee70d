import type { Proposal } from '../../../contract/plan/edit.ts';
import { parseRichText } from '../../../contract/rich-text.ts';
import { readVerb } from '../../../lexicon/verbs.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { splitSentences } from '../../../text/split-sentences.ts';
import { firstWord } from '../../../text/tokenize.ts';
import { couldBeBase, isRatherVerb, mayBeBase, tenseOf } from '../../grammar/verb-tense.ts';
import type { WordingReason } from '../../messages/messages.ts';
import { messagesFor } from '../../messages/messages-for.ts';
import type { Chunk, Entry } from '../../resume/resume-model.ts';
import { bulletsOf, tenseOfJob } from '../bullets.ts';
import type { Alternatives, Decided, PlanInput } from '../plan-input.ts';
import { restingOn } from '../relevance.ts';
import { isLabelledLine, isUnfinished, opensInCapitals } from '../wording/list-style.ts';
import { type ParagraphBullets, paragraphBullets } from '../wording/paragraph-bullets.ts';
import type { Pattern, Situation } from '../wording/pattern.ts';
import { dropLabels } from '../wording/patterns/drop-label.ts';
import { dropPraise } from '../wording/patterns/empty-words.ts';
import { gerundLine, isListOfOneThing } from '../wording/patterns/gerund-line.ts';
import { typingSlips } from '../wording/patterns/typing-slips.ts';
import { ownVoice, withoutI } from '../wording/patterns/without-i.ts';
import { applyPatterns, reword } from '../wording/reword.ts';
import { rejoined } from '../wording/torn-lines.ts';
import { aliasProposal, nameProposal, spelledAsWanted, spellingReason, spellingRules } from './alias.ts';
import { isTiny } from './tiny-bullets.ts';

/* The steps that word bullets better: those that a job has, and those that its paragraphs become. */

/** Each bullet worded better, with the alias alone as the fallback. */
export function rewrite(input: PlanInput, { taken }: Decided): readonly Alternatives[] {
  return input.model.entries
    .filter(({ section }) => section !== 'education')
    .flatMap((entry) => {
      const bullets = bulletsOf(input.model, entry).filter(({ path }) => !taken.has(path));
      const situation = situationOf(bullets, entry, input);
      const prose = input.model.chunks.find(({ path }) => path === `${entry.path}.summary`);
      const inProse = prose && !taken.has(prose.path) ? proseProposal(prose, situation, input) : null;
      const labelled = linesOf(bullets, prose).filter(isLabelledLine).length;
      const ofBullets = bullets.flatMap((bullet, at) => {
        const own = { ...situation, ...styleAt(at, bullets, labelled, input.model) };
        const alternatives = [
          rewriteProposal(bullet, own, input),
          own.ended ? rewriteProposal(bullet, { ...own, ended: false }, input) : null,
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

/**
 * What the lines around a bullet show of how it is to be written.
 * @param labelled how many lines of the job have labels, this one included
 */
function styleAt(
  at: number,
  bullets: readonly Chunk[],
  labelled: number,
  model: PlanInput['model'],
): Pick<Situation, 'isLabelled' | 'opensInCapitals'> {
  const before = bullets[at - 1]?.text;
  return {
    isLabelled: labelled > Number(isLabelledLine(bullets[at]?.text ?? '')),
    opensInCapitals:
      opensInCapitals(model) &&
      (before === undefined || !(before.endsWith(',') || isUnfinished(before, model.language))),
  };
}

/** What a paragraph that stays one may lose or get right, torn lines joined, line by line; and what in its sentences says nothing of what was done. */
const ofLines: readonly Pattern[] = [...typingSlips, ...dropLabels];
const ofSentences: readonly Pattern[] = [dropPraise];

function proseProposal(
  prose: Chunk,
  situation: Situation,
  { level, model, relevance }: PlanInput,
): Proposal | null {
  const { path, text } = prose;
  const used = new Set<Pattern>();
  const applied = (patterns: readonly Pattern[], before: string, job: Situation) => {
    const better = applyPatterns(patterns, before, { level, language: model.language }, job);
    for (const pattern of better.used) used.add(pattern);
    return better.text;
  };
  const torn = rejoined(text.split('\n'), model.language);
  const lines = torn ?? text.split('\n');
  const better = lines.map((line) => {
    // A label over several lines is their heading.
    const whole = applied(ofLines, line, { ...situation, isLabelled: lines.length > 1 });
    let [written, last] = ['', 0];
    for (const { start, end } of splitSentences(whole)) {
      written += whole.slice(last, start) + applied(ofSentences, whole.slice(start, end), situation);
      last = end;
    }
    return written + whole.slice(last);
  });
  if (used.size === 0 && torn === null) return null;
  const { wording, space } = messagesFor(model.language);
  const whys: readonly WordingReason[] = [
    ...(torn ? (['rejoined'] as const) : []),
    ...[...used].map(({ why }) => why),
  ];
  return {
    op: 'rewrite',
    source: path,
    text: better.join('\n'),
    rule: [...(torn ? ['torn_lines'] : []), ...[...used].map(({ rule }) => rule)].join('+'),
    reason: [...new Set(whys.map((why) => wording[why]))].join(space),
    ...restingOn([prose], relevance),
  };
}

function rewriteProposal(bullet: Chunk, situation: Situation, input: PlanInput): Proposal | null {
  const { text, swaps, names } = spelledAsWanted(bullet.path, bullet.text, input);
  const reworded = reword(text, languageAndLevel(input), situation);
  if (reworded.rules.length === 0) return null;
  const isSpelledAnew = swaps.length + names.length > 0;
  const messages = messagesFor(input.model.language);
  return {
    op: 'rewrite',
    source: bullet.path,
    text: reworded.text,
    rule: [...reworded.rules, ...spellingRules({ swaps, names })].join('+'),
    reason: [
      ...reworded.whys.map((why) => messages.wording[why]),
      ...(isSpelledAnew ? [spellingReason({ swaps, names }, input)] : []),
    ].join(messages.space),
    ...restingOn([bullet], input.relevance),
  };
}

/** The paragraphs of a job become bullets: of one that has none but single words, and those that tell what its bullets go on with. */
export function jobBullets(input: PlanInput, { taken }: Decided): readonly Alternatives[] {
  return input.model.entries.flatMap((entry) => {
    const prose = proseOf(entry, input);
    if (!prose || taken.has(prose.path)) return [];
    const situation = situationOf(bulletsOf(input.model, entry), entry, input);
    const kept = proseProposal(prose, situation, input);
    // Where no list can be made of them, they stay what they are, set right.
    const lists = proposalsFor(prose, entry, input);
    const proposals = lists.length > 0 && kept ? [...lists, kept] : lists;
    return proposals.length > 0 ? [proposals] : [];
  });
}

function proseOf(entry: Entry, { model, base }: PlanInput): Chunk | undefined {
  const isJob = entry.section === 'experience' || entry.section === 'volunteer';
  if (!isJob) return undefined;
  const prose = model.chunks.find(({ path }) => path === `${entry.path}.summary`);
  return isAlone(entry, model) || opensItsList(entry, base) ? prose : undefined;
}

/** A job without bullets, or with none but single words. */
function isAlone(entry: Entry, model: PlanInput['model']): boolean {
  return bulletsOf(model, entry).every(({ text }) => isTiny(text));
}

/** Its paragraphs stand above its bullets, so that as bullets they are the first of the list. */
function opensItsList({ section, index }: Entry, base: PlanInput['base']): boolean {
  const item = base.sections[section].items[index];
  const blocks = parseRichText(item && 'summary' in item ? item.summary : '').map(({ type }) => type);
  return !blocks.includes('paragraph', blocks.indexOf('list'));
}

/** Fewer sentences beside a list introduce it. */
const fewestBesideList = 3;

/** What stands above a list goes on in it where each of its sentences tells what was done, and all in one form. */
function areOfList({ bullets }: ParagraphBullets, entry: Entry, { model }: PlanInput): boolean {
  const tenses = new Set(bullets.map((text) => (text.includes('\n') ? 'none' : tenseOf(text))));
  const isDone = tenses.size === 1 && !tenses.has('none') && !tenses.has('unknown');
  return isAlone(entry, model) || (model.language === 'en' && bullets.length >= fewestBesideList && isDone);
}

/** No sentence holds it, so that what was joined by it comes apart again. */
const between = '\n';

/** Each sentence said better, or as it is. */
function proposalsFor(prose: Chunk, entry: Entry, input: PlanInput): Alternatives {
  const { model, relevance } = input;
  const { language } = model;
  if (!language) return [];
  const parts = paragraphBullets(prose.text, { organization: prose.organization ?? '', language });
  if (!parts || !areOfList(parts, entry, input)) return [];
  const { wording, space } = messagesFor(language);
  const lines = parts.bullets.map((text) => ({ text }));
  const situation = {
    ...situationInProse(lines, entry, input),
    isLabelled: [...parts.lead, ...parts.bullets].filter(isLabelledLine).length > 1,
  };
  // A term is spelled anew where the paragraph has it first.
  const spelled = spelledAsWanted(prose.path, parts.bullets.join(between), input);
  const bullets = spelled.swaps.length > 0 ? spelled.text.split(between) : parts.bullets;
  const reworded = bullets.map((bullet) => reword(bullet, languageAndLevel(input), situation));
  const proposalOf = (bullets: readonly string[], rules: readonly string[], reason: string): Proposal => ({
    op: 'rewrite',
    source: prose.path,
    text: [...parts.lead, ...bullets].join('\n'),
    bulletsFrom: parts.lead.length,
    rule: ['job_bullets', ...rules].join('+'),
    reason,
    ...restingOn([prose], relevance),
  });
  const plain = proposalOf(parts.bullets, [], wording.jobBullets);
  const isSpelledAnew = bullets !== parts.bullets;
  const rules = [
    ...new Set([...reworded.flatMap((each) => each.rules), ...(isSpelledAnew ? ['alias'] : [])]),
  ];
  if (rules.length === 0) return [plain];
  const whys = [...new Set(reworded.flatMap((each) => each.whys))].map((why) => wording[why]);
  if (isSpelledAnew) whys.push(spellingReason(spelled, input));
  const texts = reworded.map(({ text }) => text);
  return [proposalOf(texts, rules, [wording.jobBullets, ...whys].join(space)), plain];
}

/**
 * Sentences of a paragraph are in several tenses: verbs stay in theirs. A duty gets a verb where the job is over and no
 * sentence speaks in the present, as I or in `-ing`.
 */
function situationInProse(
  lines: readonly { readonly text: string }[],
  entry: Entry,
  input: PlanInput,
): Situation {
  const situation = situationOf(lines, entry, input);
  const isPast = lines.every(
    ({ text }) => isPastOrNone(text) && !ownVoice.test(text) && !isLedByGerund(text, situation),
  );
  return {
    ...situation,
    isTenseKnown: situation.ended && situation.isTenseKnown && isPast,
    ended: false,
    goesOn: false,
  };
}

const leadingWord = preparedPattern(String.raw`^(?:\p{L}{2,30}ly\s)?(\p{L}{1,30})(.*)$`, 'su');

/** Of the lines of a job so many begin with a verb, or do so afterwards, that one more is no stranger; fewer where it mixes both already. */
const ledByVerbs = 1 / 2;
const ledByVerbsOfMixed = 1 / 3;

/** Of the lines that open with what may be a verb, so many surely do. */
const surelyInBase = 1 / 3;

/**
 * How the lines of a job are worded. It is put into the past as a whole or not at all: half of it would read worse than the
 * present. Nor do single lines get a verb, or lose their I, when the others do not.
 */
function situationOf(lines: readonly { readonly text: string }[], entry: Entry, input: PlanInput): Situation {
  const tense = tenseOfJob(input.model, entry);
  const own = lines.map(({ text }) => text);
  const isListInBase = tense.ended && isList(own);
  const opensInBase = tense.ended && (isListInBase || areInBase(own));
  const asVerbs: Situation = { ...tense, isLedByVerbs: true, opensInBase, isListInBase, dropsI: true };
  const isListOfGerunds = areGerunds(own, asVerbs);
  const best: Situation = { ...asVerbs, isListOfGerunds };
  const dropsI = lines.every(({ text }) => !ownVoice.test(text) || withoutI.apply(text, best) !== null);
  const texts = lines.map(({ text }) => reword(text, languageAndLevel(input), { ...best, dropsI }).text);
  const inIng = (all: readonly string[]) => all.filter((text) => isLedByGerund(text, best)).length;
  const [before, after] = [inIng(own), inIng(texts)];
  // `Managed …` beside `Managing …` reads worse than both alike: where one stays, no line gets a verb, but where they were mixed before.
  const pasts = own.filter((text) => tenseOf(text) === 'past').length;
  const isMixedLess = pasts > before / 2 && after <= mostLeft * before;
  const isHalfTurned = after !== 0 && after !== before && !isMixedLess;
  // Nor does `Analyzed data` beside `Manage the ward`, which stays.
  const staysPresent = tense.ended && texts.some((text) => tenseOf(text) === 'present');
  const isMixed = lines.some(({ text }) => ['past', 'present'].includes(tenseOf(text)));
  return {
    ...tense,
    ...(isHalfTurned || staysPresent ? { isTenseKnown: false, goesOn: false } : {}),
    ended: tense.ended && texts.every(isPastOrNone),
    isLedByVerbs:
      texts.filter(isLedByVerb).length >= (isMixed ? ledByVerbsOfMixed : ledByVerbs) * texts.length,
    opensInBase,
    isListInBase,
    isListOfGerunds,
    dropsI,
  };
}

/** Of lines in -ing so many may stay, where a job has them beside lines in the past. */
const mostLeft = 1 / 3;
const [fewestGerunds, surelyGerunds] = [3, 1 / 2];
const opensInIng = preparedPattern(String.raw`^(?:\p{Lu}\p{Ll}+ly\s)?\p{L}{2,}ing\s`);

/** Most lines open in -ing, and half of these surely with a verb. */
function areGerunds(texts: readonly string[], situation: Situation): boolean {
  const gerunds = texts.filter((text) => opensInIng.test(text));
  const sure = gerunds.filter(
    (text) =>
      gerundLine.apply(text, { ...situation, tense: 'past', isTenseKnown: true, goesOn: false }) !== null,
  );
  return (
    sure.length >= fewestGerunds &&
    gerunds.length > texts.length / 2 &&
    sure.length >= surelyGerunds * gerunds.length
  );
}

const [fewestOfList, mostOfList] = [4, 2 / 3];

/** Nearly all lines surely open with a verb in the present, and none of the others with what no verb is written like. */
function isList(texts: readonly string[]): boolean {
  const tenses = texts.map(tenseOf);
  const sure = tenses.filter((tense) => tense === 'present').length;
  return (
    sure >= fewestOfList &&
    sure >= mostOfList * texts.length &&
    texts.every(
      (text, at) =>
        tenses[at] !== 'unknown' || couldBeBase(firstWord(text), text.slice(firstWord(text).length)),
    )
  );
}

/**
 * `Bake breads` may be a noun by itself; beside `Prepared the sauces` and `Wash, peel and cut fruits` it is none. Lines that name
 * things, or none of whose words is a verb, are no lines of the list.
 */
function areInBase(texts: readonly string[]): boolean {
  const sure = texts.filter((text) => ['past', 'present'].includes(tenseOf(text)));
  const doubtful = texts.filter((text) => tenseOf(text) === 'unknown');
  const verbs = sure.length + doubtful.length;
  return (
    verbs > 1 &&
    verbs >= ledByVerbs * texts.length &&
    sure.length >= surelyInBase * verbs &&
    doubtful.every((text) => mayBeBase(firstWord(text), text.slice(firstWord(text).length)))
  );
}

function languageAndLevel({ level, model: { language } }: PlanInput) {
  return { level, language };
}

function isPastOrNone(text: string): boolean {
  return text.split('\n').every((line) => ['past', 'none'].includes(tenseOf(line)));
}

/** `Managing the ward`, also after an adverb; not `Training materials`, a noun. */
function isLedByGerund(text: string, situation: Situation): boolean {
  if (gerundLine.apply(text, situation) !== null) return true;
  if (isListOfOneThing(text)) return false;
  const [, word = '', rest = ''] = leadingWord.exec(text) ?? [];
  const verb = readVerb(word);
  return verb?.forms.includes('gerund') === true && isRatherVerb(verb.lemma, rest);
}

function isLedByVerb(text: string): boolean {
  const verb = readVerb(firstWord(text));
  const tense = tenseOf(text);
  return tense === 'past' || tense === 'present' || (verb !== null && !verb.forms.includes('gerund'));
}

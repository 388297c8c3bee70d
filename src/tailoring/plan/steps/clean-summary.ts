import type { ProposedEdit, TextEdit } from '../../../contract/plan/edit.ts';
import { parseRichText, plainText } from '../../../contract/resume/rich-text.ts';
import type { WordingReason } from '../../../messages/tailoring/messages.ts';
import { messagesFor } from '../../../messages/tailoring/messages-for.ts';
import { withoutWishes } from '../../framing/wishes.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import type { PlanInput } from '../plan-input.ts';
import type { Job } from '../wording/pattern.ts';
import { withoutChineseSubject } from '../wording/patterns/chinese-duty.ts';
import { applyPatterns, corrections } from '../wording/reword.ts';
import { rejoined } from '../wording/torn-lines.ts';
import { isSlip, spelledAsWanted, spellingReason, spellingRules } from './alias.ts';
import { joinItems, tinyItemRuns } from './tiny-bullets.ts';

/* Cleans the person's own summary: joins torn lines and single words, drops what only wishes, corrects typing slips. */

interface Cleaned {
  readonly lines: readonly string[];
  readonly rules: readonly string[];
  readonly whys: readonly WordingReason[];
}

type Cleaning = (lines: readonly string[], input: PlanInput) => Cleaned | null;

/** The cleaned summary, in the posting's spelling where allowed; null if there is nothing to clean. */
export function cleanedSummary(own: Chunk, input: PlanInput): ProposedEdit<TextEdit> | null {
  const { text: spelled, swaps, names } = spelledAsWanted(own.path, own.text, input);
  let cleaned: Cleaned = { lines: spelled.split('\n'), rules: [], whys: [] };
  for (const clean of cleanings) {
    const { lines, rules, whys } = clean(cleaned.lines, input) ?? cleaned;
    if (lines !== cleaned.lines)
      cleaned = { lines, rules: [...cleaned.rules, ...rules], whys: [...cleaned.whys, ...whys] };
  }
  const hasNewSpelling = swaps.length > 0 || names.some(isSlip);
  if (input.level === 'basic' || (cleaned.rules.length === 0 && !names.some(isSlip))) return null;
  const { wording, space } = messagesFor(input.model);
  return {
    op: 'summary',
    source: own.path,
    text: cleaned.lines.join('\n'),
    rule: [...cleaned.rules, ...spellingRules({ swaps, names })].join('+'),
    reason: [
      ...new Set(cleaned.whys.map((why) => wording[why])),
      ...(hasNewSpelling ? [spellingReason({ swaps, names }, input)] : []),
    ].join(space),
    requirements: [
      ...new Set([
        ...input.relevance.requirementsAt(own.path),
        ...swaps.map(({ requirement }) => requirement),
      ]),
    ],
    evidence: [{ path: own.path, quote: own.text }],
  };
}

const wishes: Cleaning = (lines, { lexicon, level, model }) => {
  if (level !== 'super' || model.language === null) return null;
  const others = model.chunks.filter(({ kind }) => kind !== 'summary').map(({ text }) => text);
  const left = withoutWishes(lexicon, lines, model.language, others);
  return left && { lines: left, rules: ['drop_wish'], whys: ['wish'] };
};

const formatted = /<(?:a|b|strong|em|i|u)\b/i;

/** Joins single words of a list; lines of a paragraph are left, because they may be a broken sentence. */
const singleWords: Cleaning = (lines, { lexicon, base, level, model }) => {
  // A link or bold text of one item would apply to all of them.
  if (level !== 'super' || formatted.test(base.sections.summary.content)) return null;
  const lists = parseRichText(base.sections.summary.content).flatMap((block) =>
    block.type === 'list' ? [block.items.map(plainText)] : [],
  );
  for (const items of lists) {
    const [[first, end] = [0, 0]] = tinyItemRuns(lexicon, items);
    const start = lines.indexOf(items[first] ?? '');
    const run = lines.slice(start, start + end - first);
    const isOnce = lines.indexOf(items[first] ?? '', start + 1) === -1;
    if (start === -1 || !isOnce || run.length === 0 || run.some((line, at) => line !== items[first + at]))
      continue;
    return {
      lines: [...lines.slice(0, start), joinItems(run, model.language), ...lines.slice(start + run.length)],
      rules: ['tiny_items'],
      whys: ['summaryLine'],
    };
  }
  return null;
};

/** The situation of a text that belongs to no job; typing slips do not depend on the tense. */
const withoutJob: Job = {
  dates: 'unknown',
  style: { tense: 'past', isTenseKnown: false, isLedByVerbs: false, opens: 'mixed' },
  mayChange: { tense: 'none', gerunds: false, thirds: false, firstPerson: false, articles: false },
};

const summaryPatterns = [...corrections, withoutChineseSubject];

const slips: Cleaning = (lines, input) => {
  const situation = { ...withoutJob, lexicon: input.lexicon };
  const corrected = lines.map((line) => applyPatterns(summaryPatterns, line, input, situation));
  const used = new Set(corrected.flatMap((line) => line.used));
  if (used.size === 0) return null;
  return {
    lines: corrected.map(({ text }) => text),
    rules: [...used].map(({ rule }) => rule),
    whys: [...used].map(({ why }) => why),
  };
};

/** Skips summaries with a list, whose items may be short and begin in lower case. */
const tornLines: Cleaning = (lines, { lexicon, base, level, model }) => {
  if (level === 'basic' || parseRichText(base.sections.summary.content).some(({ type }) => type === 'list'))
    return null;
  const whole = rejoined(lexicon, lines, model.language);
  return whole && { lines: whole, rules: ['torn_lines'], whys: ['rejoined'] };
};

const cleanings: readonly Cleaning[] = [tornLines, singleWords, wishes, slips];

import type { Proposal } from '../../../contract/plan/edit.ts';
import { readVerb } from '../../../lexicon/verbs.ts';
import { firstWord } from '../../../text/first-word.ts';
import { tenseOf } from '../../grammar/verb-tense.ts';
import { messagesFor } from '../../messages/messages-for.ts';
import type { Chunk, Entry } from '../../resume/resume-model.ts';
import type { Alternatives, Decided, PlanInput } from '../plan-input.ts';
import { reword } from '../wording/reword.ts';
import { swapAliases } from '../wording/swap-aliases.ts';
import type { Situation } from '../wording/wording.ts';
import { aliasProposal, aliasReason } from './alias.ts';
import { bulletsOf, situationOf } from './bullets.ts';

/** Each bullet worded better, with the alias alone as the fallback. */
export function rewrite(input: PlanInput, { taken }: Decided): readonly Alternatives[] {
  return input.model.entries
    .filter(({ section }) => section === 'experience' || section === 'volunteer')
    .flatMap((entry) => {
      const bullets = bulletsOf(input.model, entry).filter(({ path }) => !taken.has(path));
      const situation = situationFor(bullets, entry, input);
      return bullets.flatMap((bullet) => {
        const untensed = { ...situation, ended: false };
        const alternatives = [
          rewriteProposal(bullet, situation, input),
          situation.ended ? rewriteProposal(bullet, untensed, input) : null,
          aliasProposal(bullet, input),
        ];
        const possible = alternatives.filter((proposal) => proposal !== null);
        return possible.length === 0 ? [] : [possible];
      });
    });
}

/** Of the lines of a job so many begin with a verb that one more is no stranger. */
const ledByVerbs = 2 / 3;

/**
 * A job is put into the past as a whole or not at all: half of it would read worse than the present. Nor are single lines of a
 * job given verbs whose other lines have none.
 */
function situationFor(bullets: readonly Chunk[], entry: Entry, input: PlanInput): Situation {
  const situation = situationOf(input.model, entry);
  const texts = bullets.map(({ text }) => reword(text, languageAndLevel(input), situation).text);
  const isWhole = texts.every(isPastOrNone);
  const led = texts.filter(isLedByVerb).length;
  return {
    ...situation,
    ended: situation.ended && isWhole,
    isTold: situation.isTold && led >= ledByVerbs * texts.length,
  };
}

export function languageAndLevel({ level, model: { language } }: PlanInput) {
  return { level, language };
}

function isPastOrNone(text: string): boolean {
  return text.split('\n').every((line) => ['past', 'none'].includes(tenseOf(line)));
}

function isLedByVerb(text: string): boolean {
  const verb = readVerb(firstWord(text));
  const tense = tenseOf(text);
  return tense === 'past' || tense === 'present' || (verb !== null && !verb.forms.includes('gerund'));
}

function rewriteProposal(bullet: Chunk, situation: Situation, input: PlanInput): Proposal | null {
  const { text, swaps } = swapAliases(bullet.text, input.wanted);
  const reworded = reword(text, languageAndLevel(input), situation);
  if (reworded.rules.length === 0) return null;
  const isAliased = swaps.length > 0;
  const messages = messagesFor(input.model.language);
  return {
    op: 'rewrite',
    source: bullet.path,
    text: reworded.text,
    rule: [...reworded.rules, ...(isAliased ? ['alias'] : [])].join('+'),
    reason: [
      ...reworded.whys.map((why) => messages.wording[why]),
      ...(isAliased ? [aliasReason(swaps, input)] : []),
    ].join(messages.space),
    requirements: input.relevance.requirementsAt(bullet.path),
    evidence: [{ path: bullet.path, quote: bullet.text }],
  };
}

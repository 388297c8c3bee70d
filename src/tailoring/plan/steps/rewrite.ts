import type { Proposal } from '../../../contract/plan/edit.ts';
import { messagesFor } from '../../messages/messages-for.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import type { Alternatives, Decided, PlanInput } from '../plan-input.ts';
import { reword } from '../wording/reword.ts';
import type { Situation } from '../wording/wording.ts';
import { aliasProposal, spelledAsWanted, spellingReason } from './alias.ts';
import { bulletsOf } from './bullets.ts';
import { languageAndLevel, situationOf } from './situation-of.ts';

/** Each bullet worded better, with the alias alone as the fallback. */
export function rewrite(input: PlanInput, { taken }: Decided): readonly Alternatives[] {
  return input.model.entries
    .filter(({ section }) => section !== 'education')
    .flatMap((entry) => {
      const bullets = bulletsOf(input.model, entry).filter(({ path }) => !taken.has(path));
      const situation = situationOf(bullets, entry, input);
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
    rule: [
      ...reworded.rules,
      ...(swaps.length > 0 ? ['alias'] : []),
      ...(names.length > 0 ? ['name_spelling'] : []),
    ].join('+'),
    reason: [
      ...reworded.whys.map((why) => messages.wording[why]),
      ...(isSpelledAnew ? [spellingReason({ swaps, names }, input)] : []),
    ].join(messages.space),
    requirements: input.relevance.requirementsAt(bullet.path),
    evidence: [{ path: bullet.path, quote: bullet.text }],
  };
}

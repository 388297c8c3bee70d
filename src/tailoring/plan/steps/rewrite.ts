import type { ProposedEdit } from '../../../contract/plan/edit.ts';
import { messagesFor } from '../../../messages/tailoring/messages-for.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import { bulletsOf } from '../bullets.ts';
import type { Alternatives, Decided, PlanInput } from '../plan-input.ts';
import { supportFrom } from '../relevance.ts';
import { situationOf } from '../wording/job-situation.ts';
import { isLabeledLine, styleAt } from '../wording/line-style.ts';
import { isOver, type Pattern, type Situation, withChange, withStyle } from '../wording/pattern.ts';
import { corrections, reword } from '../wording/reword.ts';
import { aliasProposal, nameProposal, spelledAsWanted, spellingReason, spellingRules } from './alias.ts';
import { paragraphProposal } from './rewrite-paragraph.ts';

/* Rewords the bullets of a job, and the paragraph above them. */

/** Rewords each bullet and paragraph; for a bullet, a change of spelling alone is the fallback. */
export function rewrite(input: PlanInput, { taken }: Decided): readonly Alternatives[] {
  return input.model.entries
    .filter(({ section }) => section !== 'education')
    .flatMap((entry) => {
      const bullets = bulletsOf(input.model, entry).filter(({ path }) => !taken.has(path));
      const situation = situationOf(bullets, entry, input);
      const prose = input.model.chunks.find(({ path }) => path === `${entry.path}.summary`);
      const inProse =
        prose && !taken.has(prose.path) ? paragraphProposal(prose, entry, situation, input) : null;
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

import type { Proposal } from '../../contract/plan/edit.ts';
import { addRounds, askRound, type Round, type TaskRoom } from './ask-round.ts';
import type { Accepted, Rejected } from './model-edit.ts';
import type { Line, Refusal, Task } from './task.ts';

export interface TaskOutcome extends Pick<Round, 'calls' | 'cached' | 'tokens' | 'failure'> {
  readonly accepted: readonly Accepted[];
  readonly rejected: readonly Rejected[];
  readonly rounds: number;
}

const unreadable: Refusal = {
  id: 'all lines',
  text: '(no answer)',
  reasons: ['what came was not the JSON object that was asked for'],
};

/** Asks, judges, and asks once more for what was refused; what is refused again is given up. */
export async function runTask(task: Task, room: TaskRoom): Promise<TaskOutcome> {
  const first = await askRound(task, [], room);
  const isAnswered = first.calls + first.cached > 0;
  const isUnread = first.failure !== null && isAnswered && first.accepted.length + first.refused.length === 0;
  const lines = isUnread ? task.lines : linesToMend(first);
  if (lines.length === 0 || !isAnswered) return outcomeOf([first]);
  const refusals = isUnread
    ? [unreadable]
    : first.refused.flatMap(({ line, refusal }) => (line ? [refusal] : []));
  const second = await askRound({ ...task, lines }, refusals, room);
  return outcomeOf([isUnread ? { ...first, failure: null } : first, second]);
}

/** Lines with a refused wording that no accepted one speaks for. */
function linesToMend({ accepted, refused }: Round): readonly Line[] {
  const settled = new Set(accepted.flatMap(sourcesOf));
  const lines = refused.flatMap(({ line }) => (line && !settled.has(line.path) ? [line] : []));
  return [...new Set(lines)];
}

function outcomeOf(rounds: readonly Round[]): TaskOutcome {
  const { calls, cached, tokens, failure, refused } = addRounds(rounds);
  const accepted = rounds.flatMap((round, index) =>
    round.accepted.map((proposal) => ({ proposal, isRepaired: index > 0 })),
  );
  const settled = new Set(accepted.flatMap(({ proposal }) => sourcesOf(proposal)));
  const lastRules = new Map(refused.map(({ line, rules }) => [line?.path ?? '', rules]));
  const rejected = [...lastRules].map(([source, rules]) => ({ source, rules }));
  return {
    accepted,
    rejected: rejected.filter(({ source }) => !settled.has(source)),
    rounds: rounds.filter((round) => round.calls + round.cached > 0).length,
    calls,
    cached,
    tokens,
    failure,
  };
}

/** Texts that a wording speaks for. */
export function sourcesOf(proposal: Proposal): readonly string[] {
  return proposal.op === 'merge' ? [proposal.source, ...proposal.absorbed] : [proposal.source];
}

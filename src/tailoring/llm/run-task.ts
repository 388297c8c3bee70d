import { SettingError } from '../../contract/errors.ts';
import type { ModelAnswer, ModelTokens } from '../../contract/model.ts';
import type { ProposedEdit } from '../../contract/plan/edit.ts';
import type { Prepared } from '../tailor-resume.ts';
import { judgeEdits, type Refused } from './judge-edits.ts';
import { type Model, ModelUnavailable } from './model.ts';
import type { ModelFinding } from './model-rules.ts';
import type { Placeholders } from './placeholders.ts';
import { type AskedTerms, questionFor } from './question.ts';
import { readModelEdits, salvageEdits } from './read-answer.ts';
import type { Line, Refusal, Task } from './tasks.ts';

export interface TaskOutcome extends Pick<Round, 'calls' | 'cached' | 'tokens' | 'failure'> {
  readonly accepted: readonly Accepted[];
  readonly rejected: readonly Rejected[];
  readonly rounds: number;
}

const unreadableAnswer: Refusal = {
  id: null,
  text: '(no answer)',
  reasons: ['what came was not the JSON object that was asked for'],
};

/** Asks about a task and judges the answer; asks once more about refused lines. */
export async function runTask(task: Task, context: TaskContext): Promise<TaskOutcome> {
  const first = await askRound(task, [], context);
  const isAnswered = first.calls + first.cached > 0;
  const isUnreadable =
    first.failure !== null && isAnswered && first.accepted.length + first.refused.length === 0;
  const lines = isUnreadable ? task.lines : linesToRetry(first);
  if (lines.length === 0 || !isAnswered) return outcomeOf([first]);
  const refusals = isUnreadable
    ? [unreadableAnswer]
    : first.refused.flatMap(({ line, refusal }) => (line ? [refusal] : []));
  const second = await askRound({ ...task, lines }, refusals, context);
  return outcomeOf([isUnreadable ? { ...first, failure: null } : first, second]);
}

/** Lines with a refused wording and no accepted one. */
function linesToRetry({ accepted, refused }: Round): readonly Line[] {
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

/** The paths that a wording replaces. */
export function sourcesOf(proposal: ProposedEdit): readonly string[] {
  return proposal.op === 'merge' ? [proposal.source, ...proposal.absorbed] : [proposal.source];
}

export interface Accepted {
  readonly proposal: ProposedEdit;
  readonly isRepaired: boolean;
}

interface Rejected {
  readonly source: string;
  readonly rules: readonly ModelFinding['rule'][];
}

/** Shared by all questions about a resume. */
export interface TaskContext {
  readonly prepared: Prepared;
  readonly asked: AskedTerms;
  readonly placeholders: Placeholders;
  readonly model: Model;
  readonly modelName: string;
  /** HTTP headers of every request to the model. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal: AbortSignal;
}

/** The result of asking once about a task. */
interface Round {
  readonly accepted: readonly ProposedEdit[];
  readonly refused: readonly Refused[];
  /** Number of answers from the provider; `cached` counts those from the cache. */
  readonly calls: number;
  readonly cached: number;
  readonly tokens: ModelTokens;
  /** Why there was no usable or complete answer. */
  readonly failure: ModelUnavailable | null;
}

const nothing: Round = {
  accepted: [],
  refused: [],
  calls: 0,
  cached: 0,
  tokens: { input: 0, output: 0 },
  failure: null,
};

/** @throws SettingError if the host has to fix a setting; the signal's reason if aborted */
async function askRound(task: Task, refusals: readonly Refusal[], context: TaskContext): Promise<Round> {
  try {
    const question = questionFor(task, context.asked, context.prepared.input.level, refusals);
    const answer = await context.model.ask({ ...question, headers: context.headers }, context.signal);
    if (!answer.isCut || task.lines.length === 1) return roundOf(answer, task, context);
    return addRounds([usedBy(answer), ...(await askHalves(task, refusals, context))]);
  } catch (error) {
    const isTooLong = error instanceof SettingError && error.setting === 'model.context_window';
    if (isTooLong && task.lines.length > 1) return addRounds(await askHalves(task, refusals, context));
    if (error instanceof ModelUnavailable) return { ...nothing, failure: error };
    if (!isDeadline(error)) throw error;
    const failure = new ModelUnavailable('the time limit for this resume was reached', { cause: error });
    return { ...nothing, failure };
  }
}

/** True for the deadline of the resume. A single call that takes too long fails with ModelUnavailable instead. */
function isDeadline(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

/** Splits a task whose question or answer does not fit. */
function askHalves(task: Task, refusals: readonly Refusal[], context: TaskContext): Promise<Round[]> {
  const middle = Math.ceil(task.lines.length / 2);
  const halves = [task.lines.slice(0, middle), task.lines.slice(middle)];
  return Promise.all(
    halves.map((lines) => askRound({ ...task, lines }, refusalsOf(lines, refusals), context)),
  );
}

function refusalsOf(lines: Task['lines'], refusals: readonly Refusal[]): readonly Refusal[] {
  return refusals.filter(({ id }) => id === null || lines.some((line) => line.id === id));
}

function roundOf(answer: ModelAnswer, task: Task, context: TaskContext): Round {
  const items = salvageEdits(answer.text);
  const used = usedBy(answer);
  if (items === null)
    return { ...used, failure: new ModelUnavailable('the model’s answer could not be read') };
  return { ...used, ...judgeEdits(readModelEdits(items), { task, ...context }) };
}

function usedBy({ isCached, tokens }: ModelAnswer): Round {
  return isCached ? { ...nothing, cached: 1 } : { ...nothing, calls: 1, tokens };
}

function addRounds(rounds: readonly Round[]): Round {
  return rounds.reduce(
    (sum, round) => ({
      accepted: [...sum.accepted, ...round.accepted],
      refused: [...sum.refused, ...round.refused],
      calls: sum.calls + round.calls,
      cached: sum.cached + round.cached,
      tokens: {
        input: sum.tokens.input + round.tokens.input,
        output: sum.tokens.output + round.tokens.output,
      },
      failure: sum.failure ?? round.failure,
    }),
    nothing,
  );
}

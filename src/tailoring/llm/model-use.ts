import type { ModelSettings } from '../../contract/model.ts';
import type { ModelUse } from '../../contract/report.ts';
import type { Warning } from '../../contract/score.ts';
import type { Joined } from './join-edits.ts';
import type { TaskOutcome } from './run-task.ts';

/** What the report says about the model's part. */
export function modelUse(
  outcomes: readonly TaskOutcome[],
  { kept, givenUp, assembled }: Joined,
  { provider, name, price }: ModelSettings,
): ModelUse {
  const total = (read: (outcome: TaskOutcome) => number) => outcomes.reduce((sum, one) => sum + read(one), 0);
  const tokens = { input: total((one) => one.tokens.input), output: total((one) => one.tokens.output) };
  const byRules = new Set(assembled.edits.map(({ source }) => source));
  const refused = outcomes.flatMap(({ rejected }) => rejected);
  // M5: holds alone, but lowers the score or breaks the length together with the rest.
  const together = givenUp.map(({ proposal }) => ({ source: proposal.source, rules: ['M5'] }));
  return {
    provider,
    name,
    rounds: Math.max(0, ...outcomes.map(({ rounds }) => rounds)),
    calls: total(({ calls }) => calls),
    cached: total(({ cached }) => cached),
    accepted: kept.length,
    repaired: kept.filter(({ isRepaired }) => isRepaired).length,
    rejected: [...refused, ...together].map(({ source, rules }) => ({
      source,
      rules: [...rules],
      kept: byRules.has(source) ? 'rules' : 'base',
    })),
    tokens,
    cost: price && costOf(tokens, price),
  };
}

const perMillion = 1_000_000;

function costOf({ input, output }: ModelUse['tokens'], price: NonNullable<ModelSettings['price']>): number {
  const cost = (input * price.input + output * price.output) / perMillion;
  return Math.round(cost * perMillion) / perMillion;
}

/** Told when the model was asked and could not answer, or not all. */
export function failureWarnings(outcomes: readonly TaskOutcome[]): Warning[] {
  const failed = outcomes.filter(({ failure }) => failure !== null);
  const [first] = failed;
  if (!first?.failure) return [];
  const reason = first.failure.message;
  if (failed.length === outcomes.length) {
    const message = `The language model was not to be had (${reason}). The rules alone wrote this resume.`;
    return [{ code: 'model_unavailable', message }];
  }
  const message = `The language model left ${failed.length} of ${outcomes.length} questions open (${reason}). There the rules worded the lines.`;
  return [{ code: 'model_incomplete', message }];
}

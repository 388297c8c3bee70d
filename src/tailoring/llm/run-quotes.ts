import { SettingError } from '../../contract/host-errors.ts';
import type { ShownQuote } from '../../contract/plan/shown-quote.ts';
import type { TaskRoom } from './ask-round.ts';
import { ModelUnavailable } from './model-unavailable.ts';
import type { QuoteQuestion } from './quote-question.ts';
import type { TaskOutcome } from './run-task.ts';

export interface QuoteOutcome extends TaskOutcome {
  readonly quotes: readonly ShownQuote[];
}

const nothing: QuoteOutcome = {
  ...{ accepted: [], rejected: [], rounds: 0, calls: 0, cached: 0 },
  ...{ tokens: { input: 0, output: 0 }, failure: null, quotes: [] },
};

/**
 * Asks once. Where no answer comes, the questions to the person are those of the rules, and what was not to be had is told of
 * the wordings, which are asked for at the same time.
 */
export async function runQuotes(
  quoting: QuoteQuestion | null,
  { model, headers, signal, within }: TaskRoom,
): Promise<QuoteOutcome> {
  if (quoting === null) return nothing;
  try {
    const { text, isCached, tokens } = await model.ask({ ...quoting.question, headers }, signal);
    const quotes = within(() => quoting.read(text));
    const used = isCached ? { cached: 1 } : { calls: 1, tokens };
    return { ...nothing, ...used, rounds: 1, quotes };
  } catch (error) {
    const isSilent = error instanceof ModelUnavailable || error instanceof SettingError || signal.aborted;
    if (isSilent) return nothing;
    throw error;
  }
}

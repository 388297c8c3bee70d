import type { AsyncCommand } from 'fast-check';
import { readServiceDescription } from '../description/service-description.ts';
import { type AnsweredRequest, createExchanges } from '../judge/exchanges.ts';
import { createLedger, type Ledger } from '../ledger/ledger.ts';
import { type Mode, type Question, type RunningService, requestOf } from '../service/running-service.ts';
import { generousPlan } from '../service/settings.ts';
import type { Answer } from '../wire/exchange.ts';

/** What the service must hold after the commands so far. */
export interface Model {
  readonly ledgers: Readonly<Record<Mode, Ledger>>;
  restarts: number;
  readonly answered: readonly AnsweredRequest[];
  /** Names of the commands that ran to their end, and of what came about on the way. */
  readonly done: Set<string>;
  /** Asks, checks the answer by the description and the model, and learns from it. */
  ask(mode: Mode, question: Question): Promise<Answer>;
}

export type Command = AsyncCommand<Model, RunningService>;

export function createModel(service: RunningService): Model {
  const ledgers = { live: createLedger(), test: createLedger() };
  const byKey = new Map([
    [service.apiKeys.live, ledgers.live],
    [service.apiKeys.test, ledgers.test],
  ]);
  const knowledge = { service: readServiceDescription(), ledgers: byKey };
  const { exchange, answered } = createExchanges(service.send, knowledge, generousPlan.credits);
  return {
    ledgers,
    restarts: 0,
    answered,
    done: new Set(),
    async ask(mode, question) {
      const answer = await exchange(requestOf({ apiKey: service.apiKeys[mode], ...question }));
      // No limit is in reach: it would be a claim or a reservation that nobody gave back.
      if (answer.status === 429) throw new Error(`${question.path} met a limit: ${answer.text}`);
      return answer;
    },
  };
}

/** A command that prints as what was chosen for it. */
export function command(
  name: string,
  choice: object,
  run: Command['run'],
  check: Command['check'] = () => true,
): Command {
  return {
    check,
    async run(model, service) {
      await run(model, service);
      model.done.add(name);
    },
    toString: () => `${name} ${JSON.stringify(choice)}`,
  };
}

/** One of the resumes ever made, or undefined when there is none of that kind. */
export function pick<T>(values: readonly T[], which: number): T | undefined {
  return values[which % Math.max(values.length, 1)];
}

import { type ReadonlySignal, signal } from '@preact/signals';
import type { FinetuneLevel } from '../../contract/choices.ts';
import type { Usage } from '../../contract/objects.ts';
import { counted, shownDate, shownNumber } from '../parts/words.ts';
import { type CreditCosts, messageOf } from '../service.ts';
import type { Surroundings } from '../surroundings.ts';

/** What a generation costs and what the account has, both as the service tells. */
export interface Price {
  /** null until they are loaded. */
  readonly costs: ReadonlySignal<CreditCosts | null>;
  readonly usage: ReadonlySignal<Usage | null>;
  /** Why they are not known; null if they are, or are still loading. */
  readonly problem: ReadonlySignal<string | null>;
  load(): Promise<void>;
}

export function createPrice({ service }: Pick<Surroundings, 'service'>): Price {
  const costs = signal<CreditCosts | null>(null);
  const usage = signal<Usage | null>(null);
  const problem = signal<string | null>(null);
  return {
    ...{ costs, usage, problem },
    async load() {
      try {
        // Both are asked for again each time, because the host may have changed the costs meanwhile.
        const [session, used] = await Promise.all([service.session.check(), service.usage.get()]);
        costs.value = session.creditCosts;
        usage.value = used;
        problem.value = null;
      } catch (error) {
        problem.value = messageOf(error);
      }
    },
  };
}

/** The cost of a level: `costs 2 credits`; empty if it is not known. */
export function costText(costs: CreditCosts | null, level: FinetuneLevel): string {
  const cost = costs?.[level];
  if (cost === undefined) return '';
  return cost === 0 ? 'costs nothing' : `costs ${counted(cost, 'credit')}`;
}

/** The balance beside the cost of the chosen level, and what follows if it is too low. */
export function balanceText(
  costs: CreditCosts | null,
  { credits_remaining: left, billing_cycle_end: end }: Usage,
  level: FinetuneLevel,
): { readonly text: string; readonly isEnough: boolean } {
  const cost = costs?.[level] ?? 0;
  const has = `you have ${shownNumber(left)}`;
  if (cost <= left) {
    const price = costText(costs, level);
    return { text: `${price ? `This ${price}; ` : ''}${has}. A failure costs nothing.`, isEnough: true };
  }
  return {
    text: `Not enough credits: this ${costText(costs, level)}; ${has}. The service will refuse it, and nothing is charged. You have all credits again on ${shownDate(end)}; scores remain free.`,
    isEnough: false,
  };
}

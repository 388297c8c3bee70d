import { type ReadonlySignal, signal } from '@preact/signals';
import type { FinetuneLevel } from '../../contract/choices.ts';
import type { Usage } from '../../contract/objects.ts';
import { counted, shownDate, shownNumber } from '../parts/words.ts';
import type { CreditCosts } from '../service.ts';
import type { Surroundings } from '../surroundings.ts';

/** What a generation costs and what the account has, both as the service tells. */
export interface Price {
  /** null until they are loaded. */
  readonly costs: ReadonlySignal<CreditCosts | null>;
  readonly usage: ReadonlySignal<Usage | null>;
  /** True if they could not be loaded. */
  readonly isUnknown: ReadonlySignal<boolean>;
  load(): Promise<void>;
}

export function createPrice({ service }: Pick<Surroundings, 'service'>): Price {
  const costs = signal<CreditCosts | null>(null);
  const usage = signal<Usage | null>(null);
  const isUnknown = signal(false);
  return {
    ...{ costs, usage, isUnknown },
    async load() {
      try {
        // Both are asked for again each time, because the host may have changed the costs meanwhile.
        const [session, used] = await Promise.all([service.session.check(), service.usage.get()]);
        costs.value = session.creditCosts;
        usage.value = used;
        isUnknown.value = false;
      } catch {
        isUnknown.value = true;
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
    text: `Not enough credits: this ${costText(costs, level)}; ${has}. The service will refuse it and charge nothing. Credits are full again on ${shownDate(end)}.`,
    isEnough: false,
  };
}

import { creditsOf } from '../accounts/credits-of.ts';
import type { NewId } from '../create-ids.ts';
import type { Policy } from '../policy.ts';
import type { Ports } from '../ports.ts';
import type { UseCases } from '../use-cases.ts';
import type { WorkSlots } from '../work-slots.ts';
import { beginGeneration } from './begin-generation.ts';
import { chooseTheme } from './choose-theme.ts';
import { keepLease } from './keep-lease.ts';
import { makeResume } from './make-resume.ts';

/** Claim and reserve; work outside any transaction; one commit. A failure gives key and credits back. */
export function generateResume(
  ports: Ports,
  policy: Policy,
  newId: NewId,
  slots: WorkSlots,
): UseCases['generateResume'] {
  const begin = beginGeneration(ports, policy, newId);
  const make = makeResume(ports, newId);
  return async (caller, request, options) => {
    const theme = chooseTheme(ports.renderer, options.theme);
    const begun = await begin(caller, request, options);
    if (begun.replayed) return begun;
    const creditsTotal = creditsOf(caller, policy);
    const { id: generationId, base } = begun;
    const { check = true, require, signal } = options;
    const order = { generationId, caller, request, base, theme, check, require, creditsTotal, signal };
    try {
      // Whoever waits for the same key holds no slot: the attempt that it waits for may need the last one.
      const resume = await keepLease(ports, generationId, () => slots.run(() => make(order)));
      return { resume, replayed: false };
    } catch (error) {
      await release(ports, generationId, error);
      throw error;
    }
  };
}

async function release({ store }: Ports, generationId: string, reason: unknown): Promise<void> {
  try {
    await store.releaseGeneration(generationId);
  } catch (error) {
    throw new AggregateError([reason, error], 'A failed generation could not be released');
  }
}

import type { Policy } from '../policy.ts';
import type { Ports } from '../ports.ts';
import type { UseCases } from '../use-cases.ts';
import { beginGeneration } from './begin-generation.ts';
import { keepLease } from './keep-lease.ts';
import { makeResume } from './make-resume.ts';
import { chooseTheme } from './theme.ts';

/** Claim and reserve; work outside any transaction; one commit. A failure gives key and credits back. */
export function generateResume(
  ports: Ports,
  policy: Policy,
  newId: (prefix: string) => string,
): UseCases['generateResume'] {
  const begin = beginGeneration(ports, policy, newId);
  const make = makeResume(ports, newId);
  return async (caller, request, options) => {
    const theme = chooseTheme(ports.renderer, options.theme);
    const begun = await begin(caller, request, options);
    if (begun.replayed) return begun;
    const creditsTotal = policy.plans[caller.plan].credits;
    const { id: generationId, base } = begun;
    const order = { generationId, caller, request, base, theme, check: options.check ?? true, creditsTotal };
    try {
      const resume = await keepLease(ports, generationId, () => make(order));
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

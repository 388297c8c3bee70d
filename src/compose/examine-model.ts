import type { ModelSettings } from '../contract/model.ts';
import type { Clock } from '../service/ports.ts';
import type { ModelProbe } from '../tailoring/llm/probe-model.ts';

export interface ModelAccess {
  readonly settings: ModelSettings;
  readonly apiKey: string | null;
  readonly fetch: typeof globalThis.fetch;
}

/** A look at the language model, over the network. */
export async function examineModel(access: ModelAccess, clock: Clock): Promise<ModelProbe> {
  const { probeModel } = await import('../tailoring/llm/probe-model.ts');
  return probeModel(access, clock);
}

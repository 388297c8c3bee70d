import { parentPort, workerData } from 'node:worker_threads';
import { ValidationError } from '../../contract/validation-error.ts';
import type { Engine } from '../../service/ports.ts';
import { createRulesEngine } from '../../tailoring/rules-engine.ts';
import type { EngineAnswer, EngineJob, EngineMethod, EngineSetup } from './engine-job.ts';

/* The thread's entry: one job after the other, so that the thread of the server goes on serving. */

const { ownTerms } = workerData as EngineSetup;
let engine: Engine | undefined;

async function answer({ method, input }: EngineJob): Promise<EngineAnswer> {
  try {
    engine ??= createRulesEngine(ownTerms);
    const methods: Readonly<Record<EngineMethod, (input: never) => Promise<unknown>>> = engine;
    return { result: await methods[method](input as never) };
  } catch (error) {
    return error instanceof ValidationError ? { issues: error.issues } : { error };
  }
}

parentPort?.on('message', async (job: EngineJob) => {
  parentPort?.postMessage(await answer(job));
});

import { parentPort, workerData } from 'node:worker_threads';
import { documentReader, fileFormats, titleIn } from '../../documents/service-ports.ts';
import { createRulesEngine } from '../../tailoring/rules-engine.ts';
import { ValidationError } from '../../values/validation-error.ts';
import type { EngineAnswer, EngineJob, EngineSetup, ThreadWork } from './engine-threads.ts';

/* The entry of an engine thread, which runs one job at a time. */

const { ownTerms } = workerData as EngineSetup;
let work: ThreadWork | undefined;

async function answer({ method, input }: EngineJob): Promise<EngineAnswer> {
  try {
    work ??= {
      ...createRulesEngine(ownTerms, titleIn),
      ...fileFormats,
      read: documentReader.read,
      readAgain: documentReader.readAgain,
      revise: documentReader.revise,
    };
    const methods: Readonly<Record<keyof ThreadWork, (...input: never[]) => unknown>> = work;
    return { result: await methods[method](...(input as never[])) };
  } catch (error) {
    return error instanceof ValidationError ? { issues: error.issues } : { error };
  }
}

parentPort?.on('message', async (job: EngineJob) => {
  parentPort?.postMessage(await answer(job));
});

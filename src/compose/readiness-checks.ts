import type { ReadinessCheck } from '../api/api.ts';
import type { Ports } from '../service/ports.ts';
import { ServiceError } from '../service/service-error.ts';
import { checkFolderWriting, whyNotWritable } from '../store/check-writing.ts';

type CheckedPorts = Pick<Ports, 'store' | 'clock' | 'renderer' | 'documents'>;

/** What a server cannot work without, each looked at once for all who ask at the same time: anybody may ask. */
export function readinessChecks(ports: CheckedPorts, filesFolder: string): readonly ReadinessCheck[] {
  const { store } = ports;
  const database = async (): Promise<void> => {
    // Any read will do: it fails when the store cannot answer.
    await store.findApiKey('');
    await store.checkWriting();
  };
  return [
    { name: 'database', look: shared(() => whyNot(database)) },
    { name: 'schema', look: shared(() => store.whySchemaUnusable()) },
    { name: 'files', look: shared(() => whyNot(() => checkFolderWriting(filesFolder))) },
    { name: 'renderer', look: shared(rendererCheck(ports)) },
  ];
}

function shared<Result>(look: () => Promise<Result>): () => Promise<Result> {
  let looking: Promise<Result> | null = null;
  return () => {
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  };
}

async function whyNot(work: () => Promise<void>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    const reason = whyNotWritable(error);
    if (reason === null) throw error;
    return reason;
  }
}

/** Milliseconds for which a PDF that was made stands for the next ones. */
const believedFor = 60_000;

function rendererCheck({ renderer, documents, clock }: CheckedPorts): ReadinessCheck['look'] {
  let goodUntil = 0;
  return async () => {
    if (clock.now() < goodUntil) return null;
    const { document } = await documents.read({ basics: { name: 'Ada Example' } });
    try {
      await renderer.render({ document, look: { theme: renderer.defaultTheme }, check: false });
    } catch (error) {
      // One that has too much to do works.
      if (!(error instanceof ServiceError)) throw error;
    }
    goodUntil = clock.now() + believedFor;
    return null;
  };
}

import type { ReadinessCheck } from '../api/api.ts';
import type { Ports } from '../service/ports.ts';
import { ServiceError } from '../service/service-error.ts';
import type { Store } from '../service/store-port.ts';
import { checkFolderWriting, whyNotWritable } from '../store/check-writing.ts';

interface CheckedPorts extends Pick<Ports, 'clock' | 'renderer' | 'documents'> {
  readonly store: Pick<Store, 'findApiKey' | 'checkWriting' | 'whySchemaUnusable'>;
}

/** The checks of the server. Parallel requests share one run, because the endpoint is public. */
export function readinessChecks(ports: CheckedPorts, filesFolder: string): readonly ReadinessCheck[] {
  const { store } = ports;
  const database = async (): Promise<void> => {
    // Any read works: it fails if the store cannot answer.
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

/** Milliseconds for which one successful PDF counts as proof. */
const proofMilliseconds = 60_000;

function rendererCheck({ renderer, documents, clock }: CheckedPorts): ReadinessCheck['look'] {
  let goodUntil = 0;
  return async () => {
    const now = clock.now();
    if (now < goodUntil) return null;
    // Always a new document, because a cached PDF proves nothing.
    const { document } = await documents.read({ basics: { name: 'Ada Example', label: String(now) } });
    try {
      await renderer.render({ document, look: { theme: renderer.defaultTheme }, check: false });
    } catch (error) {
      // A busy renderer is not broken.
      if (error instanceof ServiceError) return null;
      throw error;
    }
    goodUntil = clock.now() + proofMilliseconds;
    return null;
  };
}

import type { ReadinessCheck } from '../api/api.ts';
import type { Ports } from '../service/ports.ts';
import { ServiceError } from '../service/service-error.ts';
import type { Store } from '../service/store-port.ts';
import { checkFolderWriting, whyNotWritable } from '../store/check-writing.ts';

interface CheckedPorts extends Pick<Ports, 'clock' | 'renderer' | 'documents'> {
  readonly store: Pick<Store, 'findApiKey' | 'checkWriting' | 'whySchemaUnusable'>;
}

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

/** Milliseconds for which one PDF that was made shows that others can be. */
const believedFor = 60_000;

function rendererCheck({ renderer, documents, clock }: CheckedPorts): ReadinessCheck['look'] {
  let goodUntil = 0;
  return async () => {
    const now = clock.now();
    if (now < goodUntil) return null;
    // Never the same document twice: a PDF that was kept proves nothing.
    const { document } = await documents.read({ basics: { name: 'Ada Example', label: String(now) } });
    try {
      await renderer.render({ document, look: { theme: renderer.defaultTheme }, check: false });
    } catch (error) {
      // One that has too much to do takes work again soon, but has made nothing.
      if (error instanceof ServiceError) return null;
      throw error;
    }
    goodUntil = clock.now() + believedFor;
    return null;
  };
}

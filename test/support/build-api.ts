import type { Api, ApiParts } from '../../src/api/api.ts';
import { createApi } from '../../src/api/create-api.ts';
import type { UseCases } from '../../src/service/use-cases.ts';
import { now } from './fake-use-cases.ts';

/** The API on some use cases; request ids count from `req_1`. */
export function buildApi(useCases: UseCases, parts: Partial<ApiParts> = {}): Api {
  let requests = 0;
  return createApi({
    useCases,
    pdfUrl: ({ id, pdfVersion }) => (pdfVersion === null ? null : `file:///home/files/${id}.pdf`),
    allowedHosts: [],
    clock: { now: () => now },
    timer: { wait: async () => undefined },
    newRequestId: () => {
      requests += 1;
      return `req_${requests}`;
    },
    ...parts,
  });
}

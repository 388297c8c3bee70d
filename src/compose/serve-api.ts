import { createHmac } from 'node:crypto';
import type { Api, ApiParts, McpConnection } from '../api/api.ts';
import { createApi } from '../api/create-api.ts';
import type { AccessLogFormat } from '../api/monitoring.ts';
import { createPdfLinks } from '../api/pdf-links.ts';
import { type RunningServer, serve } from '../api/serve.ts';
import type { McpOverHttp } from '../mcp/mcp-over-http.ts';

export interface ServeOptions {
  readonly host?: string | undefined;
  /** 0: any free port. */
  readonly port: number;
  /** The origin that others use; default: the listening address. */
  readonly publicUrl?: string | undefined;
  /** Host names beyond the loopback ones. */
  readonly allowedHosts: readonly string[];
  /** Origins whose pages may call the API. */
  readonly allowedOrigins: readonly string[];
  readonly logFormat: AccessLogFormat;
  /** The token for /metrics; absent: no metrics. */
  readonly metricsToken?: string | undefined;
  readonly writeLog: (line: string) => void;
}

/** Parts shared by the API on a socket and in this process. */
export type SharedParts = Pick<
  ApiParts,
  | 'useCases'
  | 'newRequestId'
  | 'log'
  | 'clock'
  | 'timer'
  | 'readinessChecks'
  | 'pageFiles'
  | 'metrics'
  | 'readsAddresses'
  | 'creditCosts'
>;

/** Serves the API on a socket; the secret signs its `pdf_url`s. */
export async function serveApi(
  shared: SharedParts,
  secret: Uint8Array,
  options: ServeOptions & { readonly drainLimit: number | undefined },
): Promise<RunningServer> {
  let listening = '';
  const pdfLinks = createPdfLinks({
    publicUrl: () => options.publicUrl ?? listening,
    secret,
    clock: shared.clock,
  });
  const api: Api = createApi({
    ...shared,
    allowedHosts: ownHosts(options),
    allowedOrigins: options.allowedOrigins,
    publicUrl: options.publicUrl,
    pdfUrl: pdfLinks.pdfUrl,
    pdfLinks,
    mcp: mcpConnection(secret),
  });
  const server = await serve({
    api,
    host: options.host,
    port: options.port,
    clock: shared.clock,
    newRequestId: shared.newRequestId,
    writeLog: options.writeLog,
    logFormat: options.logFormat,
    log: shared.log,
    drainLimit: options.drainLimit,
  });
  listening = server.url;
  return server;
}

/** Loaded by the first assistant, so that other servers do not pay for it. */
function mcpConnection(secret: Uint8Array): McpConnection {
  let opening: Promise<McpOverHttp> | undefined;
  const load = async (): Promise<McpOverHttp> => {
    const [{ createMcpOverHttp }, { createFormSeal }, { interfaceVersion }] = await Promise.all([
      import('../mcp/mcp-over-http.ts'),
      import('../mcp/person.ts'),
      import('../contract/openapi/openapi-document.ts'),
    ]);
    // The key is the same on all servers, because any of them may receive the answer to a form.
    const key = createHmac('sha256', secret).update('forms of assistants').digest();
    return createMcpOverHttp(interfaceVersion, createFormSeal(key));
  };
  return {
    answer: async (request, body, perform) => {
      opening ??= load();
      return (await opening).answer(request, body, perform);
    },
    close: async () => (await opening)?.close(),
  };
}

/** Host names that this server itself gives out are allowed. */
function ownHosts({ host, publicUrl, allowedHosts }: ServeOptions): string[] {
  const own = publicUrl === undefined ? [] : [new URL(publicUrl).hostname];
  return [...allowedHosts, ...own, ...(host === undefined ? [] : [host])];
}

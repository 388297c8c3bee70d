import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Answer, OperationId } from '../contract/endpoints.ts';
import type { Admission, PdfUrl } from '../operations/operation.ts';
import type { LocalCall } from '../operations/perform-locally.ts';
import type { Clock, Timer } from '../service/ports.ts';
import type { UseCases } from '../service/use-cases.ts';
import type { PageFiles } from './page/page-files.ts';
import type { PdfLinks } from './pdf-links.ts';

export interface ApiParts {
  readonly useCases: UseCases;
  readonly pdfUrl: PdfUrl;
  /** Host names beyond the loopback ones; a port is ignored. */
  readonly allowedHosts: readonly string[];
  /** Other origins whose pages may call the API from a browser, such as `https://app.example.com`. */
  readonly allowedOrigins?: readonly string[] | undefined;
  /** Origin under which browsers know this server, when it is not the one in their Host header. */
  readonly publicUrl?: string | undefined;
  readonly clock: Clock;
  readonly timer: Pick<Timer, 'wait'>;
  readonly newRequestId: () => string;
  /** Opens /files; without it there are none. */
  readonly pdfLinks?: Pick<PdfLinks, 'accepts'> | undefined;
  /** The built page; without it there is none at `/`. */
  readonly pageFiles?: PageFiles | undefined;
  /** Whether the page may name an address to read a posting from. Default: false. */
  readonly readsAddresses?: boolean | undefined;
  /** For /readyz. */
  readonly readinessChecks?: readonly ReadinessCheck[] | undefined;
  /** Opens /metrics; without them there is no such path. */
  readonly metrics?: Metrics | undefined;
  /** Opens /mcp to assistants; without it there is no such path. */
  readonly mcp?: McpConnection | undefined;
  /** Given the cause of every 500; the caller of the API is not. */
  readonly log?: ((failure: Failure) => void) | undefined;
}

/** Something that a server cannot work without. */
export interface ReadinessCheck {
  readonly name: 'database' | 'schema' | 'files' | 'renderer';
  /** @returns why the server cannot work, null when it can; fails with what only the log may say */
  look(): Promise<string | null>;
}

/** One request that was answered. No label of it comes from its sender. */
export interface MeasuredRequest {
  readonly method: string;
  /** As the OpenAPI document writes it: `/api/v1/resumes/{id}`; empty for a path that it does not have. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** Figures of this process, for Prometheus. */
export interface Metrics {
  /** Whether it is the token that the host gave out. */
  accepts(token: string): boolean;
  observe(request: MeasuredRequest): void;
  /** In the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** The operations as tools of an assistant. */
export interface McpConnection {
  /** @param perform an operation as the sender of the request; rejects with what the caller may read */
  answer(request: Request, body: unknown, perform: PerformForMcp): Promise<Response>;
  /** Ends the streams that are still open. */
  close(): Promise<void>;
}

export type PerformForMcp = <Id extends OperationId>(
  id: Id,
  input?: Pick<LocalCall, 'id' | 'query' | 'body' | 'idempotencyKey'>,
) => Promise<Answer<Id>>;

export interface Failure {
  readonly requestId: string;
  readonly error: unknown;
}

export interface Api {
  /**
   * Never rejects: every failure is an answer.
   * @param socket what Node parsed, where the request came over a socket
   */
  fetch(request: Request, socket?: HttpBindings): Promise<Response>;
  /** From now on new work is refused; what is under way ends as usual. */
  drain(): void;
}

/** What one request carries on its way. */
export interface ApiEnvironment {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** The address asked for, as a URL reads it. */
    url: URL;
    /** Known as soon as the account is. */
    admission: Admission;
    /** As the OpenAPI document writes its path; empty for one that it does not have. */
    route: string;
  };
}

export type ApiContext = Context<ApiEnvironment>;

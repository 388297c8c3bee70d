import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { FinetuneLevel } from '../contract/choices.ts';
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
  /** Other origins whose pages may call the API, such as `https://app.example.com`. */
  readonly allowedOrigins?: readonly string[] | undefined;
  /** The origin that browsers use, if it differs from their Host header. */
  readonly publicUrl?: string | undefined;
  readonly clock: Clock;
  readonly timer: Pick<Timer, 'wait'>;
  readonly newRequestId: () => string;
  /** Enables /files; absent: no such path. */
  readonly pdfLinks?: Pick<PdfLinks, 'accepts'> | undefined;
  /** The built page; absent: nothing at `/`. */
  readonly pageFiles?: PageFiles | undefined;
  /** True if the page may read postings from web addresses. Default: false. */
  readonly readsAddresses?: boolean | undefined;
  /** Credits of a generation by level, which the page shows. Absent: the page shows no price. */
  readonly creditCosts?: Readonly<Record<FinetuneLevel, number>> | undefined;
  /** The checks of /readyz. */
  readonly readinessChecks?: readonly ReadinessCheck[] | undefined;
  /** Enables /metrics; absent: no such path. */
  readonly metrics?: Metrics | undefined;
  /** Enables /mcp for assistants; absent: no such path. */
  readonly mcp?: McpConnection | undefined;
  /** Receives the cause of every 500, which the caller does not see. */
  readonly log?: ((failure: Failure) => void) | undefined;
}

/** Something the server needs to work. */
export interface ReadinessCheck {
  readonly name: 'database' | 'schema' | 'files' | 'renderer';
  /** @returns the reason for which the server cannot work, or null; throws details that only the log may have */
  look(): Promise<string | null>;
}

/** A finished request, without any label that the sender could choose. */
export interface MeasuredRequest {
  readonly method: string;
  /** The path in the OpenAPI document, such as `/api/v1/resumes/{id}`; empty for an unknown path. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** Metrics of this process, for Prometheus. */
export interface Metrics {
  /** True if it is the token that the host set. */
  accepts(token: string): boolean;
  observe(request: MeasuredRequest): void;
  /** The metrics in the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** The operations as tools for an assistant. */
export interface McpConnection {
  /** @param perform runs an operation as the sender of the request; its errors are safe to show */
  answer(request: Request, body: unknown, perform: PerformForMcp): Promise<Response>;
  /** Closes the open streams. */
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
   * Never rejects: every failure becomes a response.
   * @param socket the parsed Node request, if it came over a socket
   */
  fetch(request: Request, socket?: HttpBindings): Promise<Response>;
  /** Refuses new work from now on; running work continues. */
  drain(): void;
}

/** Data of one request, shared by its handlers. */
export interface ApiEnvironment {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** The parsed URL of the request. */
    url: URL;
    /** Filled in when the account is known. */
    admission: Admission;
    /** The path in the OpenAPI document; empty for an unknown path. */
    route: string;
  };
}

export type ApiContext = Context<ApiEnvironment>;

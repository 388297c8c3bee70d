import type { OperationDescription, ParameterDescription } from '../description/operation.ts';
import type { ServiceDescription } from '../description/service-description.ts';
import { headerOf, type SentRequest } from '../wire/exchange.ts';

/** The operation that a request is for, with its path parameter; null where none is. */
export interface Addressed {
  readonly operation: OperationDescription;
  readonly id: string;
}

export function addressOf(service: ServiceDescription, request: SentRequest): Addressed | null {
  const { pathname } = urlOf(request);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  for (const operation of service.operations) {
    const pattern = new RegExp(`^${service.prefix}${operation.path.replace('{id}', '([^/]+)')}$`);
    const matched = pattern.exec(pathname);
    if (matched && operation.method === method) return { operation, id: decode(matched[1] ?? '') };
  }
  return null;
}

/** What the description has against query, headers and body; nothing when the request is valid. */
export function problemsOf(
  service: ServiceDescription,
  operation: OperationDescription,
  request: SentRequest,
): readonly string[] {
  return [
    ...queryProblems(operation, urlOf(request).searchParams),
    ...operation.headers.flatMap((header) => headerProblems(header, request)),
    ...bodyProblems(service, operation, request),
  ];
}

/** The JSON value of a body; undefined when it is none. */
export function jsonOf({ body }: SentRequest): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body ?? new Uint8Array()));
  } catch {
    return undefined;
  }
}

function queryProblems(operation: OperationDescription, query: URLSearchParams): string[] {
  const together = operation.notTogether.filter((name) => query.has(name));
  return [
    ...(together.length > 1 ? [`${together.join(' and ')} come together`] : []),
    ...operation.query.flatMap((parameter) => parameterProblems(parameter, query.getAll(parameter.name))),
  ];
}

function parameterProblems(
  { name, integer, check }: ParameterDescription,
  sent: readonly string[],
): string[] {
  const [text] = sent;
  if (text === undefined) return [];
  if (sent.length > 1) return [`${name} comes ${sent.length} times`];
  const value = integer && /^-?(0|[1-9][0-9]*)$/.test(text) ? Number(text) : text;
  return check(value).map((problem) => `${name}: ${problem}`);
}

function headerProblems({ name, check }: ParameterDescription, request: SentRequest): string[] {
  const text = headerOf(request, name);
  return text === null ? [] : check(text).map((problem) => `${name}: ${problem}`);
}

function bodyProblems(
  { maxBytes }: ServiceDescription,
  { body: check }: OperationDescription,
  request: SentRequest,
): readonly string[] {
  if ((request.body?.byteLength ?? 0) > maxBytes) return ['the body is too large'];
  if (check === null) return [];
  if (!isJsonContent(headerOf(request, 'content-type'))) return ['the content type is not JSON'];
  const value = jsonOf(request);
  return value === undefined ? ['the body is not JSON'] : check(value);
}

function isJsonContent(contentType: string | null): boolean {
  return /^application\/json(; ?charset=utf-8)?$/i.test(contentType ?? '');
}

export function urlOf({ target }: SentRequest): URL {
  return new URL(target, 'http://127.0.0.1');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

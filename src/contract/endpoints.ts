import { accountEndpoints } from './endpoints/account-endpoints.ts';
import { applicationEndpoints } from './endpoints/application-endpoints.ts';
import { baseResumeEndpoints } from './endpoints/base-resume-endpoints.ts';
import type { Endpoint } from './endpoints/endpoint.ts';
import { postingAndThemeEndpoints } from './endpoints/posting-and-theme-endpoints.ts';
import { resumeEndpoints } from './endpoints/resume-endpoints.ts';
import type { FailureCode } from './errors.ts';
import { limits } from './limits.ts';
import type { ObjectOf } from './objects.ts';
import type { ParameterInput, ParameterValues } from './parameters.ts';
import type { RequestBody, RequestInput, RequestName } from './requests.ts';

/** All operations. Routes, handlers, the client and the OpenAPI document are generated from these rows. */
export const endpoints = {
  ...resumeEndpoints,
  ...applicationEndpoints,
  ...baseResumeEndpoints,
  ...postingAndThemeEndpoints,
  ...accountEndpoints,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type OperationId = keyof Endpoints;
export const operationIds = Object.keys(endpoints) as readonly OperationId[];

export type QueryInput<Id extends OperationId> = ParameterInput<Endpoints[Id]['query']>;
export type QueryValues<Id extends OperationId> = ParameterValues<Endpoints[Id]['query']>;
export type BodyInput<Id extends OperationId> = Endpoints[Id]['body'] extends RequestName
  ? RequestInput<Endpoints[Id]['body']>
  : undefined;
export type Body<Id extends OperationId> = Endpoints[Id]['body'] extends RequestName
  ? RequestBody<Endpoints[Id]['body']>
  : undefined;
export type Answer<Id extends OperationId> = ObjectOf<Endpoints[Id]['answer']>;

/** A maximum body size in bytes, and the code of the error for a larger one. */
export interface BodyLimit {
  readonly bytes: number;
  readonly code?: FailureCode | undefined;
}

export function bodyLimit(id: OperationId): BodyLimit {
  const { maxBodyBytes: bytes = limits.bodyBytes, tooLarge: code }: Endpoint = endpoints[id];
  return { bytes, code };
}

/** Prefix of every path in the table. Source: API specification, "Versioning". */
export const apiPrefix = '/api/v1';

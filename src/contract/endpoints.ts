import { accountEndpoints } from './endpoints/account-endpoints.ts';
import { applicationEndpoints } from './endpoints/application-endpoints.ts';
import { baseResumeEndpoints } from './endpoints/base-resume-endpoints.ts';
import type { Endpoint } from './endpoints/endpoint.ts';
import { postingAndThemeEndpoints } from './endpoints/posting-and-theme-endpoints.ts';
import { resumeEndpoints } from './endpoints/resume-endpoints.ts';
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

/** Maximum body size of an operation in bytes. */
export function maxBodyBytes(id: OperationId): number {
  const { maxBodyBytes: bytes = limits.bodyBytes }: Endpoint = endpoints[id];
  return bytes;
}

/** Prefix of every path in the table. Source: API specification, "Versioning". */
export const apiPrefix = '/api/v1';

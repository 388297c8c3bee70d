import { enter, entries, type Place, peek, textAt } from './place.ts';
import type { Check } from './schema-checks.ts';

export interface ParameterDescription {
  readonly name: string;
  readonly in: string;
  readonly integer: boolean;
  readonly check: Check;
}

export interface HeaderDescription {
  readonly name: string;
  readonly required: boolean;
  readonly integer: boolean;
  readonly check: Check;
}

export interface ResponseDescription {
  readonly headers: readonly HeaderDescription[];
  readonly contentType: string;
  readonly check: Check;
}

export type Responses = ReadonlyMap<number, ResponseDescription>;

export interface OperationDescription {
  readonly id: string;
  readonly method: string;
  /** Below the prefix: `/resumes/{id}`. */
  readonly path: string;
  readonly query: readonly ParameterDescription[];
  readonly headers: readonly ParameterDescription[];
  /** Query parameters that exclude each other. */
  readonly notTogether: readonly string[];
  readonly body: Check | null;
  readonly responses: Responses;
}

type CheckOf = (schema: Place) => Check;

export function readOperation(
  path: string,
  method: string,
  place: Place,
  ofPath: Place | null,
  checkOf: CheckOf,
): OperationDescription {
  const parameters = [...entries(ofPath), ...entries(peek(place, 'parameters'))].map(([, parameter]) =>
    readParameter(parameter, checkOf),
  );
  const body = peek(place, 'requestBody');
  return {
    id: textAt(place, 'operationId'),
    method: method.toUpperCase(),
    path,
    query: parameters.filter((parameter) => parameter.in === 'query'),
    headers: parameters.filter((parameter) => parameter.in === 'header'),
    notTogether: entries(peek(place, 'x-not-together')).map(([, name]) => String(name.value)),
    body: body && checkOf(enter(body, 'content', 'application/json', 'schema')),
    responses: readResponses(enter(place, 'responses'), checkOf),
  };
}

export function readResponses(place: Place, checkOf: CheckOf): Responses {
  return new Map(
    entries(place).map(([status, response]) => {
      const [[contentType, content] = missing(response)] = entries(enter(response, 'content'));
      const headers = entries(peek(response, 'headers')).map(([name, header]) =>
        readHeader(name, header, checkOf),
      );
      return [Number(status), { headers, contentType, check: checkOf(enter(content, 'schema')) }];
    }),
  );
}

function readParameter(place: Place, checkOf: CheckOf): ParameterDescription {
  const schema = enter(place, 'schema');
  return {
    name: textAt(place, 'name'),
    in: textAt(place, 'in'),
    integer: peek(schema, 'type')?.value === 'integer',
    check: checkOf(schema),
  };
}

function readHeader(name: string, place: Place, checkOf: CheckOf): HeaderDescription {
  const schema = enter(place, 'schema');
  return {
    name,
    required: peek(place, 'required')?.value === true,
    integer: peek(schema, 'type')?.value === 'integer',
    check: checkOf(schema),
  };
}

function missing(response: Place): never {
  throw new Error(`No content at ${response.pointer}`);
}

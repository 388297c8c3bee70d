import type {
  OpenApiDocument,
  OpenApiMethod,
  OpenApiOperation,
} from '../../src/contract/openapi/openapi-types.ts';

export interface PlacedOperation {
  readonly path: string;
  readonly method: OpenApiMethod;
  readonly operation: OpenApiOperation;
}

const methods: readonly OpenApiMethod[] = ['get', 'post', 'put', 'patch', 'delete'];

/** Every operation of a document by its id. */
export function operationsOf({ paths }: OpenApiDocument): ReadonlyMap<string, PlacedOperation> {
  const placed = Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );
  return new Map(placed.map((one) => [one.operation.operationId, one]));
}

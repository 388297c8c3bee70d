/* The part of OpenAPI 3.1 that the document uses. */

export interface Reference {
  readonly $ref: string;
}

interface Marked {
  /** Not part of the API specification. */
  readonly 'x-extension'?: true;
}

export interface OpenApiSchema extends Marked {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly propertyNames?: OpenApiSchema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, OpenApiSchema>>;
  readonly additionalProperties?: boolean | OpenApiSchema;
  readonly items?: OpenApiSchema;
  readonly anyOf?: readonly OpenApiSchema[];
}

export interface OpenApiHeader extends Marked {
  readonly description: string;
  readonly schema: OpenApiSchema;
  readonly example: unknown;
}

export interface OpenApiExample {
  readonly summary: string;
  readonly value: unknown;
}

/** Has its own example or references named ones. */
export interface OpenApiContent {
  readonly schema: OpenApiSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Reference>>;
}

export interface OpenApiResponse extends Marked {
  readonly description: string;
  readonly headers: Readonly<Record<string, Reference>>;
  readonly content: Readonly<Record<string, OpenApiContent>>;
}

export interface OpenApiParameter extends Marked {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description: string;
  readonly schema: OpenApiSchema;
  readonly example: unknown;
}

export interface OpenApiBody {
  readonly description: string;
  readonly required: true;
  readonly content: Readonly<Record<string, OpenApiContent>>;
}

export interface OpenApiOperation extends Marked {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly OpenApiParameter[];
  readonly requestBody?: OpenApiBody;
  readonly responses: Readonly<Record<string, OpenApiResponse>>;
}

export interface OpenApiServer {
  /** May be relative to the address of the document. */
  readonly url: string;
  readonly description: string;
  readonly 'x-internal'?: boolean;
}

export type OpenApiMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';

export type OpenApiPath = { readonly [Method in OpenApiMethod]?: OpenApiOperation } & {
  readonly servers?: readonly OpenApiServer[];
};

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: Readonly<Record<'title' | 'summary' | 'version' | 'description' | 'x-stability', string>> & {
    readonly contact: { readonly name: string };
    readonly license: { readonly name: string; readonly identifier: string };
  };
  readonly servers: readonly OpenApiServer[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, OpenApiPath>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, OpenApiSchema>>;
    readonly examples: Readonly<Record<string, OpenApiExample>>;
    readonly headers: Readonly<Record<string, OpenApiHeader>>;
    readonly securitySchemes: Readonly<Record<string, { readonly description: string } & Marked>>;
  };
}

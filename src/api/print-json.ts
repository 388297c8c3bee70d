const raw = Symbol('raw JSON');

/** JSON text that goes out as it is, without being parsed and printed again. */
export interface RawJson {
  readonly [raw]: string;
}

export function rawJson(text: string): RawJson {
  return { [raw]: text };
}

/** An object whose fields may hold JSON that is text already. */
export type WithRawJson<T> = { readonly [Name in keyof T]: T[Name] | RawJson };

export function printJson<T extends object>(fields: WithRawJson<T>): string {
  const printed = Object.entries(fields).map(
    ([name, value]) => `${JSON.stringify(name)}:${printValue(value)}`,
  );
  return `{${printed.join(',')}}`;
}

export function printJsonArray(items: readonly string[]): RawJson {
  return rawJson(`[${items.join(',')}]`);
}

function printValue(value: unknown): string {
  const isRaw = typeof value === 'object' && value !== null && raw in value;
  return isRaw ? String(value[raw]) : JSON.stringify(value);
}

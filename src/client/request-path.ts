type QueryValue = string | number | boolean | undefined;

/** The path with its id and query; undefined values are omitted. */
export function requestPath(
  path: string,
  id: string | undefined,
  query: Readonly<Record<string, QueryValue>>,
): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.append(name, String(value));
  }
  const printed = parameters.toString();
  const filled = id === undefined ? path : path.replace('{id}', encodeURIComponent(id));
  return filled + (printed && `?${printed}`);
}

import { withoutTrailing } from '../contract/without-trailing.ts';

type QueryValue = string | number | boolean | undefined;

/** `{base_url}` + path with its id + query. What is undefined is left out. */
export function printUrl(
  baseUrl: string,
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
  return `${withoutTrailing(baseUrl, '/')}${filled}${printed && `?${printed}`}`;
}

import { characterProblems } from '../../contract/character-problems.ts';
import { hasSafeScheme } from '../../contract/safe-scheme.ts';
import type { Issue } from '../../contract/validation-error.ts';
import { documentPath } from './document-path.ts';

interface Text {
  readonly path: readonly PropertyKey[];
  readonly text: string;
  readonly isName?: boolean;
}

/** Characters that no text may hold, and addresses that must not be followed, in what was not stored before. */
export function textIssues(edited: unknown, stored: unknown): Issue[] {
  const known = new Set(textsOf(stored).map(({ text }) => text));
  return textsOf(edited).flatMap((one) => {
    const path = documentPath(one.path);
    return (known.has(one.text) ? [] : problemsOf(one)).map((message) => ({ path, message }));
  });
}

function textsOf(value: unknown, path: readonly PropertyKey[] = []): Text[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((element, index) => textsOf(element, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => [
    { path: [...path, name], text: name, isName: true },
    ...textsOf(child, [...path, name]),
  ]);
}

function problemsOf({ path, text, isName = false }: Text): string[] {
  const problems = characterProblems(text);
  if (isName && text === '__proto__') problems.push('cannot be the name of a section');
  if (!isName && path.at(-1) === 'href' && text !== '' && !hasSafeScheme(text)) {
    problems.push('must begin with https:, http:, mailto: or tel:');
  }
  return problems;
}

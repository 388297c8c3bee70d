import { hasSafeScheme } from '../../contract/addresses.ts';
import type { ResumeDocument } from '../../contract/resume-document.ts';
import { characterProblems } from '../../contract/strings.ts';
import { type Issue, issuePath, ValidationError } from '../../contract/validation-error.ts';

/**
 * What a person made of a stored document, checked against the contract.
 * @throws ValidationError naming every path that is not what it should be.
 */
export async function readEditedDocument(edited: unknown, stored: ResumeDocument): Promise<ResumeDocument> {
  // Loaded here, because only an edit needs the schema library.
  const [schemas, { parseInput }] = await Promise.all([
    import('../../contract/resume-document.ts'),
    import('../../contract/parse-input.ts'),
  ]);
  const wording = { whole: 'the resume document', pathOf: documentPath };
  const document = parseInput(schemas.ResumeDocument, edited, wording);
  const issues = [...textIssues(edited, stored), ...repeatedIds(document)];
  if (issues.length > 0) throw new ValidationError(issues);
  return document;
}

/** Changes name items by their id, so that it must be the only one of its list. */
function repeatedIds({ basics, sections }: ResumeDocument): Issue[] {
  const { summary: _summary, custom, ...lists } = sections;
  return [
    ...repeatedIn(basics.customFields, ['basics', 'customFields']),
    ...Object.entries(lists).flatMap(([name, { items }]) => repeatedIn(items, ['sections', name, 'items'])),
    ...Object.entries(custom).flatMap(([name, { items }]) =>
      repeatedIn(items, ['sections', 'custom', name, 'items']),
    ),
  ];
}

function repeatedIn(items: readonly { readonly id: string }[], path: readonly string[]): Issue[] {
  const ids = items.map(({ id }) => id);
  const first = new Map(ids.toReversed().map((id, index) => [id, ids.length - 1 - index]));
  return ids.flatMap((id, index) =>
    first.get(id) === index
      ? []
      : [{ path: documentPath([...path, index, 'id']), message: `"${id}" is also the id of another item` }],
  );
}

interface Text {
  readonly path: readonly PropertyKey[];
  readonly text: string;
  readonly isName?: boolean;
}

/** Characters that no text may hold, and addresses that must not be followed, in what was not stored before. */
function textIssues(edited: unknown, stored: unknown): Issue[] {
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
  if (isName && text === '__proto__') problems.push('is not allowed as the name of a section');
  if (!isName && path.at(-1) === 'href' && text !== '' && !hasSafeScheme(text)) {
    problems.push('must start with https:, http:, mailto: or tel:');
  }
  return problems;
}

/** `resume_data.sections.experience.items[1].summary` */
function documentPath(steps: readonly PropertyKey[]): string {
  return issuePath(['resume_data', ...steps]);
}

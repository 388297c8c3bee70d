import type { ResumeDocument } from '../../contract/resume-document.ts';
import { type Issue, ValidationError } from '../../contract/validation-error.ts';
import { documentPath } from './document-path.ts';
import { textIssues } from './text-issues.ts';

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
      : [{ path: documentPath([...path, index, 'id']), message: `"${id}" is the id of another item, too` }],
  );
}

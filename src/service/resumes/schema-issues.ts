import type { ResumeDocument } from '../../contract/resume-document.ts';
import type { Issue } from '../../contract/validation-error.ts';
import { documentPath } from './document-path.ts';

type SafeParsed = ReturnType<typeof ResumeDocument.safeParse>;
type SchemaIssue = NonNullable<SafeParsed['error']>['issues'][number];

const kinds: Readonly<Record<string, string>> = {
  string: 'a string',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
  number: 'a number',
  int: 'a whole number',
};

const formats: Readonly<Record<string, string>> = {
  email: 'must be an e-mail address, or empty',
  url: 'must be a whole address such as https://example.org, or empty',
  regex: 'must be 24 lower-case letters and digits, a letter first',
};

/** What the schema finds wrong with a resume document, in our words. */
export function schemaIssues(issues: readonly SchemaIssue[]): Issue[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          path: documentPath([...issue.path, key]),
          message: 'is not a field of the resume document',
        }))
      : [{ path: documentPath(issue.path), message: messageOf(issue) }],
  );
}

function messageOf(issue: SchemaIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.message.endsWith('received undefined')) return 'is required';
      return `must be ${kinds[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return issue.origin === 'string' ? 'must not be empty' : `must be at least ${issue.minimum}`;
    case 'too_big':
      return `must be at most ${issue.maximum}`;
    case 'invalid_format':
      return formats[issue.format] ?? issue.message;
    case 'invalid_union':
      return 'must be a string, empty for none';
    default:
      return issue.message;
  }
}

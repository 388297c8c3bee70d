import type { ErrorName } from '../../contract/errors.ts';
import { ownValue } from '../../contract/own-value.ts';
import { exitCodes, interruptionExitCodes, unreachableExitCode } from '../exit-code.ts';
import { topicList } from './topic-list.ts';

/** What a person would say; a name without words does not compile. */
const meanings: Readonly<Record<ErrorName, string>> = {
  internal_server_error: 'unexpected failure',
  validation_error: 'wrong usage, or a file that cannot be read or used',
  not_found: 'there is no such resume, key or base resume',
  missing_api_key: 'no key was sent',
  invalid_api_key: 'the key is invalid',
  rate_limit_exceeded: 'too many requests, even after retries',
  credit_limit_exceeded: 'no credits left: resume-tailor usage',
};

export function exitCodesTopic(): string {
  const named = Object.entries(meanings).map(
    ([name, meaning]) => [String(ownValue(exitCodes, name)), `${meaning} (${name})`] as const,
  );
  return `Example:
  $ resume-tailor generate posting.txt --json || echo "failed with $?"

${topicList([
  ['0', 'done'],
  ...named,
  [String(unreachableExitCode), 'the service cannot be reached, or took too long'],
  [String(interruptionExitCodes.SIGINT), 'stopped by Ctrl-C, or a question answered with no'],
  [String(interruptionExitCodes.SIGTERM), 'stopped by SIGTERM'],
])}
batch ends with 1 when a row failed, doctor when a check fails, proofread when
it finds errors.
With --json an error is the API's Error object, on standard error.
`;
}

import type { RequestBody } from '../../contract/requests.ts';
import { canonicalJson } from '../canonical-json.ts';
import { sha256 } from '../sha256.ts';
import type { GenerateOptions } from '../use-cases.ts';
import { targetOf } from './target-of.ts';

/**
 * Tells whether a repeated Idempotency-Key comes with the same request: the validated body and the query
 * options. Outer spaces and the kind of line breaks make no difference.
 */
export function fingerprint(request: RequestBody<'GenerateRequest'>, options: GenerateOptions): string {
  const { job_description, company_name, position, ...rest } = request;
  const target = targetOf({ job_description: job_description.trim(), company_name, position });
  const { theme, check = true, baseVersion, require } = options;
  return sha256(canonicalJson({ target, ...rest, theme, check, baseVersion, require }));
}

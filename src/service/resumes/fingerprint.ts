import type { RequestBody } from '../../contract/requests.ts';
import { canonicalJson } from '../canonical-json.ts';
import { sha256 } from '../sha256.ts';
import type { GenerateOptions } from '../use-cases.ts';

/** Tells whether a repeated Idempotency-Key comes with the same request: the validated body and the query options. */
export function fingerprint(request: RequestBody<'GenerateRequest'>, options: GenerateOptions): string {
  const { theme, check = true, baseVersion } = options;
  return sha256(canonicalJson({ request, theme, check, baseVersion }));
}

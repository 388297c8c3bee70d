import { objectSchemas } from '../contract/objects.ts';
import type { ParseAnswer } from './read-answer.ts';

/**
 * Validates answers of a remote service. Loads the schema library, so only remote clients import it. Unknown fields
 * of newer services are kept.
 */
export const parseAnswer: ParseAnswer = (name, value) => {
  const parsed = objectSchemas[name].safeParse(value);
  if (parsed.success) return value;
  const [issue] = parsed.error.issues;
  throw new Error(`${issue?.path.map(String).join('.') || 'body'}: ${issue?.message}`);
};

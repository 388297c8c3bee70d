import { setOwnValue } from './own-value.ts';
import type { Parameter, Parameters, ParameterValues } from './parameters.ts';
import { type Issue, ValidationError } from './validation-error.ts';

export interface Query {
  getAll(name: string): string[];
}

/**
 * Reads query parameters by their description. Unknown ones are ignored.
 * @throws ValidationError naming every parameter that is repeated or out of bounds.
 */
export function readParameters<P extends Parameters>(parameters: P, query: Query): ParameterValues<P> {
  const issues: Issue[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, parameter] of Object.entries(parameters)) {
    const sent = query.getAll(name);
    const problem = sent.length > 1 ? 'must be given once' : problemOf(parameter, sent[0]);
    if (problem) issues.push({ path: name, message: problem });
    else setOwnValue(values, name, valueRead(parameter, sent[0]));
  }
  if ('after' in parameters && query.getAll('after').length > 0 && query.getAll('before').length > 0) {
    issues.push({ path: 'after', message: 'must not be given together with before' });
  }
  if (issues.length > 0) throw new ValidationError(issues);
  return values as ParameterValues<P>;
}

function problemOf(parameter: Parameter, sent: string | undefined): string | null {
  if (sent === undefined) return null;
  switch (parameter.kind) {
    case 'integer': {
      const inRange =
        /^(0|[1-9]\d{0,8})$/.test(sent) && Number(sent) >= parameter.min && Number(sent) <= parameter.max;
      return inRange ? null : `must be a whole number from ${parameter.min} to ${parameter.max}`;
    }
    case 'boolean':
      return sent === 'true' || sent === 'false' ? null : 'must be true or false';
    case 'text':
      return new RegExp(parameter.pattern).test(sent) ? null : `must be ${parameter.expects}`;
  }
}

function valueRead(parameter: Parameter, sent: string | undefined): unknown {
  switch (parameter.kind) {
    case 'integer':
      return sent === undefined ? parameter.default : Number(sent);
    case 'boolean':
      return sent === undefined ? parameter.default : sent === 'true';
    case 'text':
      return sent;
  }
}

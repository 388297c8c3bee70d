import { ValidationError } from '../contract/validation-error.ts';
import { type Environment, variable } from './environment.ts';

const path = 'RESUME_TAILOR_METRICS_TOKEN';
const minLength = 16;

/** What whoever reads the metrics of a server has to send; undefined: nobody may. @throws ValidationError */
export function metricsToken(environment: Environment): string | undefined {
  const token = variable(environment, path);
  if (token === undefined || (token.length >= minLength && /^[!-~]+$/.test(token))) return token;
  const message = `must be at least ${minLength} visible ASCII characters, as \`openssl rand -hex 32\` prints them`;
  throw new ValidationError([{ path, message }]);
}

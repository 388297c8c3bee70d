import { DamagedPlan } from '../contract/damaged-plan.ts';
import { SettingError } from '../contract/host-errors.ts';
import { ValidationError } from '../contract/validation-error.ts';
import { ServiceError } from './service-error.ts';

/** Every failure leaves with a name of the catalogue; the cause of an unexpected one stays attached for the log. */
export function nameErrors<Uses extends object>(useCases: Uses): Uses {
  const named = Object.entries(useCases).map(([name, use]) => [name, withNamedErrors(use)]);
  return Object.fromEntries(named) as Uses;
}

type UseCase = (...input: never[]) => Promise<unknown>;

function withNamedErrors(use: UseCase): UseCase {
  return (...input) => use(...input).catch(throwNamed);
}

function throwNamed(error: unknown): never {
  throw namedError(error);
}

function namedError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  if (error instanceof ValidationError) {
    return new ServiceError('validation_error', error.message, { cause: error });
  }
  if (error instanceof DamagedPlan) {
    return new ServiceError('internal_server_error', error.message, { cause: error });
  }
  if (error instanceof SettingError) {
    const message =
      'The service is not set up properly, and only its host can fix it. Nothing was charged. Retry later with the same Idempotency-Key.';
    return new ServiceError('internal_server_error', message, { cause: error });
  }
  return new ServiceError(
    'internal_server_error',
    'Something went wrong. Nothing was charged. Retry with an Idempotency-Key.',
    { cause: error },
  );
}

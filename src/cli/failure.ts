import { wantsPlain } from '../config/terminal-settings.ts';
import {
  type ErrorName,
  errorObject,
  type FailureCode,
  isErrorName,
  isFailureCode,
  withNextStep,
  withStep,
} from '../contract/errors.ts';
import type { ErrorObject } from '../contract/objects.ts';
import { type StorageProblem, storageProblemOf } from '../contract/storage-problem.ts';
import { exitCodes, interruptionExitCodes, isLocalInputError, unreachableExitCode } from './exit-code.ts';
import type { Interruption, Io } from './terminal/io.ts';
import { terminalStyleOf } from './terminal/terminal-style.ts';
import { adviceText, terminalText } from './terminal/terminal-text.ts';

export interface FailureOptions {
  readonly json: boolean;
  readonly debug: boolean;
  readonly noColor: boolean;
  readonly plain: boolean;
}

interface Failure {
  readonly exitCode: number;
  readonly name: ErrorName;
  readonly message: string;
  /** The next step, if the message does not have one. */
  readonly advice?: string;
}

const advice: Partial<Record<ErrorName, string>> = {
  missing_api_key:
    'Save a key for that server with `resume-tailor auth login`, or set RESUME_TAILOR_API_KEY. Its administrator creates keys with `resume-tailor keys create`.',
  invalid_api_key:
    '`resume-tailor auth status` shows which key was sent and where it comes from; `resume-tailor auth login` saves another.',
  credit_limit_exceeded: '`resume-tailor usage` shows the balance and when it renews.',
  rate_limit_exceeded:
    'Run the same command again in a minute: nothing is charged twice. With a longer --timeout, or none, commands wait for the limit.',
  internal_server_error: 'Run the same command again: nothing is charged twice. Add --debug for details.',
};

/**
 * Next steps for a terminal. Null: the command line does it itself, as with keys, or its own message says what to do,
 * so the advice of the API does not apply.
 */
const terminalSteps: Readonly<Record<FailureCode, string | null>> = {
  missing_key: null,
  wrong_key: null,
  missing_dashboard_token: null,
  no_base_resume: 'Store one: resume-tailor base set FILE',
  unknown_base_resume: 'To list yours: resume-tailor base list',
  unknown_resume: 'To list yours: resume-tailor list',
  posting_too_long:
    'Keep only what is about the job. For several postings, put each in its own file: resume-tailor batch FOLDER',
  posting_only_address:
    'Nothing was charged. Open the page, copy its text or save it as a file, and give that to the command. Or give it the address itself instead of a file.',
  no_requirements: null,
  reused_idempotency_key: 'Use a new --idempotency-key for a new request.',
  resume_deleted: 'Use a new --idempotency-key to create it again.',
  nothing_charged: null,
  cannot_store: null,
  wrong_setup: null,
  unexpected: null,
};

/** The reason of a failure and the next step in a terminal. */
export function terminalReason(error: unknown): string {
  if (!(error instanceof Error && 'what' in error && typeof error.what === 'string'))
    return failureOf(error).message;
  if (hostProblem(error)) return failureOf(error).message;
  const code = codeOf(error);
  const step = code === undefined ? null : terminalSteps[code];
  return step === null ? error.what : withStep(error.what, step);
}

/**
 * Prints the error that ended a command. Commands that continue after an error (a row of batch, a check of doctor)
 * print it themselves.
 * @returns the exit code
 */
export async function reportFailure(error: unknown, io: Io, options: FailureOptions): Promise<number> {
  if (isCancelled(error)) return cancelled(error, io);
  const failure = failureOf(error);
  if (options.json) {
    io.stderr.write(`${JSON.stringify(errorObject(failure.name, failure.message), null, 2)}\n`);
  } else {
    const { ink } = await terminalStyleOf(io.stderr, io, {
      noColor: options.noColor,
      plain: wantsPlain(io.environment, options.plain),
    });
    io.stderr.write(
      adviceText(`Error: ${terminalReason(error)}`, io.stderr).replace(/^Error:/, (label) => ink.bad(label)),
    );
    if (failure.advice) io.stderr.write(adviceText(failure.advice, io.stderr));
  }
  if (options.debug && error instanceof Error) io.stderr.write(`${terminalText(stackOf(error))}\n`);
  return failure.exitCode;
}

/** Names of the errors for Ctrl-C at a prompt, or for another cancellation by the person. */
const cancellations = ['ExitPromptError', 'AbortPromptError', 'Cancelled'];

export function isCancelled(error: unknown): error is Error {
  return error instanceof Error && cancellations.includes(error.name);
}

function cancelled({ name, message }: Error, io: Io): number {
  io.stderr.write(name === 'Cancelled' ? `Cancelled: ${message}.\n` : 'Cancelled.\n');
  return cancellationExitCode(io);
}

/** The exit code of the received signal, or of SIGINT. */
export function cancellationExitCode({ interrupted }: Pick<Io, 'interrupted'>): number {
  return interruptionExitCodes[interrupted.aborted ? (interrupted.reason as Interruption) : 'SIGINT'];
}

export function exitCodeOf(error: unknown): number {
  return failureOf(error).exitCode;
}

/** The error as the API returns it. */
export function errorObjectOf(error: unknown): ErrorObject {
  const { name, message } = failureOf(error);
  return errorObject(name, message);
}

/** The error of one input among several, which its message names. */
export function errorObjectAt(place: string, error: unknown): ErrorObject {
  const object = errorObjectOf(error);
  const { message } = object;
  return message.includes(place) ? object : { ...object, message: `${place}: ${message}` };
}

/** Errors are matched by name, not by class, so that no module is loaded only to compare. */
function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return named('internal_server_error', String(error));
  const { name, message } = error;
  const problem = hostProblem(error);
  if (problem) return named('internal_server_error', problem.message, 'Then run the same command again.');
  if (isErrorName(name)) return { ...named(name, message, adviceOf(error)), ...exitCodeOfUnknown(error) };
  if (isLocalInputError(error)) {
    return {
      exitCode: exitCodes.validation_error,
      name: 'validation_error',
      message: withNextStep(message, codeOf(error)),
    };
  }
  if (name === 'ConnectionError' || name === 'ProtocolError') {
    return { exitCode: unreachableExitCode, name: 'internal_server_error', message, advice: unreachable };
  }
  return { ...named('internal_server_error', message), advice: 'Add --debug for details.' };
}

function codeOf(error: Error): FailureCode | undefined {
  return 'code' in error && isFailureCode(error.code) ? error.code : undefined;
}

/** Adds a sentence to what people read of an error, also if that is not its message. The exit code stays. */
export function withSentence(error: Error, sentence: string): Error {
  const problem = hostProblem(error);
  const told = problem ? new Error(problem.message, { cause: error }) : error;
  told.message = `${told.message.replace(/\.$/, '')}. ${sentence}`;
  return told;
}

/**
 * The disk or the file system of this machine refused the work. An error that came over HTTP has no cause, and one that
 * wraps another has its own words.
 */
function hostProblem(error: Error): StorageProblem | null {
  const { name, cause } = error;
  if (name === 'internal_server_error') return storageProblemOf(cause);
  const hasOwnWords = isErrorName(name) || isLocalInputError(error) || cause !== undefined;
  return hasOwnWords ? null : storageProblemOf(error);
}

/** An unknown name ends like an unknown id, although the API calls it an invalid parameter. */
function exitCodeOfUnknown(error: Error): Partial<Failure> {
  return 'code' in error && error.code === 'unknown_base_resume' ? { exitCode: exitCodes.not_found } : {};
}

const unreachable =
  'Check that the server is running and the base URL is correct. Without a base URL, commands run on this machine.';

function adviceOf(error: Error): string | undefined {
  return 'advice' in error && typeof error.advice === 'string' ? error.advice : undefined;
}

function named(name: ErrorName, message: string, own?: string): Failure {
  const next = own ?? advice[name];
  return { exitCode: exitCodes[name], name, message, ...(next !== undefined && { advice: next }) };
}

function stackOf(error: Error): string {
  const own = error.stack ?? error.message;
  return error.cause instanceof Error ? `${own}\nCaused by: ${stackOf(error.cause)}` : own;
}

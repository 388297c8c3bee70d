import { APICallError } from 'ai';
import { SettingError } from '../../contract/errors.ts';
import type { ModelSettings } from '../../contract/model.ts';
import { ModelUnavailable } from './model.ts';

const firstRetryMilliseconds = 500;
const maxSaidLength = 200;

const saysContext = /context|too (?:long|large|many tokens)|maximum.{0,30}tokens|n_ctx|num_ctx/i;
const saysNoModel =
  /(?:unknown|invalid|no such|unsupported|not a valid) model|no models? loaded|model_not_found/i;
const saysUnknown =
  /not (?:found|exist|loaded|supported|available|a valid)|no such|unknown|does not exist|invalid/i;
/** Maximum distance in characters between "model" and what is wrong with it. */
const maxDistance = 80;
const saysKey = /api[ _-]?key|unauthori[sz]ed|authentication/i;
const saysNoCredit = /insufficient_quota|billing|credit balance|payment required/i;

/** Turns a failed call into a wrong setting or a temporarily unavailable model. */
export function readFailure(
  error: unknown,
  settings: ModelSettings,
  apiKey: string | null,
): SettingError | ModelUnavailable {
  if (error instanceof SettingError || error instanceof ModelUnavailable) return error;
  if (!APICallError.isInstance(error) || error.statusCode === undefined) return noAnswer(error);
  const { statusCode: status } = error;
  const body = error.responseBody ?? '';
  const said = excerpt(body, apiKey);
  const wrong = wrongSetting(status, body, settings);
  if (wrong) return new SettingError(wrong.setting, `${wrong.message}${said}`, { cause: error });
  const passes = status === 408 || status === 409 || status === 429 || status >= 500;
  if (passes)
    return new ModelUnavailable(`the provider returned status ${status}`, {
      retryAfter: retryAfterOf(error),
      cause: error,
    });
  if (status === 200) return new ModelUnavailable('the model’s answer could not be read', { cause: error });
  return new SettingError('model', `the provider rejected the request with status ${status}${said}`, {
    cause: error,
  });
}

interface WrongSetting {
  readonly setting: string;
  readonly message: string;
}

function wrongSetting(status: number, body: string, settings: ModelSettings): WrongSetting | null {
  if (status === 401 || status === 403 || (status === 400 && saysKey.test(body))) return wrongKey(settings);
  if (status === 402 || (status === 429 && saysNoCredit.test(body))) return noCredit(settings);
  if (status === 400 || status === 404 || status === 413 || status === 422) {
    if (saysContext.test(body) && !deniesModel(body)) return tooSmall(settings);
    if (deniesModel(body)) return noModel(settings);
  }
  const isElsewhere = status === 404 || status === 405 || (status >= 300 && status < 400);
  return isElsewhere ? wrongAddress(status, settings) : null;
}

function deniesModel(body: string): boolean {
  const named = [...body.matchAll(/model/gi)];
  return (
    saysNoModel.test(body) ||
    named.some(({ index }) => saysUnknown.test(body.slice(index, index + maxDistance + 20)))
  );
}

function wrongKey({ api_key_env: name }: ModelSettings): WrongSetting {
  const message =
    name === null
      ? 'the provider requires an API key. Name the environment variable that holds it'
      : `the provider rejected the API key in ${name}. Set the variable to a valid key`;
  return { setting: 'model.api_key_env', message };
}

function noCredit({ api_key_env: name }: ModelSettings): WrongSetting {
  return {
    setting: 'model.api_key_env',
    message: `the account of the API key in ${name ?? 'the settings'} has no credit left. Add credit or use another key`,
  };
}

function noModel({ name, provider }: ModelSettings): WrongSetting {
  const fix =
    provider === 'ollama' ? `Download it: ollama pull ${name}` : 'Choose a name that the provider lists';
  return { setting: 'model.name', message: `the provider has no model "${name}". ${fix}` };
}

function wrongAddress(status: number, { base_url: url, provider }: ModelSettings): WrongSetting {
  return {
    setting: 'model.base_url',
    message: `${url} returned status ${status}, so it is not the address of the ${provider} API. Most addresses end in /v1, Ollama's own in /api`,
  };
}

export function tooSmall({ context_window: tokens }: ModelSettings): WrongSetting {
  return {
    setting: 'model.context_window',
    message: `a prompt does not fit the context window, which is set to ${tokens} tokens. Set the size that the model really has, or load the model with a larger one`,
  };
}

/** The start of the server's message, on one line and without the key. Only the host sees it. */
function excerpt(body: string, apiKey: string | null): string {
  const line = (apiKey ? body.replaceAll(apiKey, '…') : body).replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  return line === '' ? '' : `. The server said: ${line.slice(0, maxSaidLength)}`;
}

function retryAfterOf({ responseHeaders }: APICallError): number {
  const seconds = Number(responseHeaders?.['retry-after']);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : firstRetryMilliseconds;
}

/** For a refused or broken connection, or an answer that is not from a provider. */
function noAnswer(error: unknown): ModelUnavailable {
  const code = codeOf(error);
  if (code === null) {
    return new ModelUnavailable('the model’s answer could not be read', { cause: error });
  }
  return new ModelUnavailable(`the model cannot be reached (${code})`, {
    isAway: true,
    retryAfter: firstRetryMilliseconds,
    cause: error,
  });
}

/** The system's error code, even of a wrapped error: `ECONNREFUSED`. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause) ?? (error instanceof TypeError ? 'no connection' : null);
}

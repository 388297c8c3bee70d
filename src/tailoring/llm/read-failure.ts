import { APICallError } from 'ai';
import { SettingError } from '../../contract/errors.ts';
import type { ModelSettings } from '../../contract/model.ts';
import { ModelUnavailable } from './model.ts';

const firstRetryMilliseconds = 500;
const maxSaidLength = 200;

const saysContext = /context|too (?:long|large|many tokens)|maximum.{0,30}tokens|n_ctx|num_ctx/i;
const saysNoModel =
  /(?:unknown|invalid|no such|unsupported|not a valid) model|no models? loaded|model_not_found/i;
const saysNot =
  /not (?:found|exist|loaded|supported|available|a valid)|no such|unknown|does not exist|invalid/i;
/** In characters, between the word for a model and what is wrong with it. */
const farthest = 80;
const saysKey = /api[ _-]?key|unauthori[sz]ed|authentication/i;
const saysNoCredit = /insufficient_quota|billing|credit balance|payment required/i;

/** What a failed call means: a setting that is wrong, or a model that is not there just now. */
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
    return new ModelUnavailable(`the provider answered ${status}`, {
      retryAfter: retryAfterOf(error),
      cause: error,
    });
  if (status === 200)
    return new ModelUnavailable('the model answered nothing that can be read', { cause: error });
  return new SettingError('model', `the provider refuses our requests with status ${status}${said}`, {
    cause: error,
  });
}

interface Wrong {
  readonly setting: string;
  readonly message: string;
}

function wrongSetting(status: number, body: string, settings: ModelSettings): Wrong | null {
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
    named.some(({ index }) => saysNot.test(body.slice(index, index + farthest + 20)))
  );
}

function wrongKey({ api_key_env: name }: ModelSettings): Wrong {
  const message =
    name === null
      ? 'the provider wants a key. Name the variable that holds it'
      : `the provider does not accept the key in the variable ${name}. Put the right one there`;
  return { setting: 'model.api_key_env', message };
}

function noCredit({ api_key_env: name }: ModelSettings): Wrong {
  return {
    setting: 'model.api_key_env',
    message: `the account behind the key in ${name ?? 'the settings'} has no credit left. Add some, or use another key`,
  };
}

function noModel({ name, provider }: ModelSettings): Wrong {
  const fix = provider === 'ollama' ? `Get it: ollama pull ${name}` : 'Take a name that the provider lists';
  return { setting: 'model.name', message: `the provider has no model "${name}". ${fix}` };
}

function wrongAddress(status: number, { base_url: url, provider }: ModelSettings): Wrong {
  return {
    setting: 'model.base_url',
    message: `${url} answers ${status}: it is not the address of the ${provider} API. Most end with /v1; Ollama's own with /api`,
  };
}

export function tooSmall({ context_window: tokens }: ModelSettings): Wrong {
  return {
    setting: 'model.context_window',
    message: `a question of ours does not fit into the model's context, which is set to ${tokens} tokens. Set what the model really has, or load it with more`,
  };
}

/** What the server said, shown to the host alone: short, on one line, without the key. */
function excerpt(body: string, apiKey: string | null): string {
  const line = (apiKey ? body.replaceAll(apiKey, '…') : body).replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  return line === '' ? '' : `. It said: ${line.slice(0, maxSaidLength)}`;
}

function retryAfterOf({ responseHeaders }: APICallError): number {
  const seconds = Number(responseHeaders?.['retry-after']);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : firstRetryMilliseconds;
}

/** The connection was refused or broke, or the answer was none of the provider's. */
function noAnswer(error: unknown): ModelUnavailable {
  const code = codeOf(error);
  if (code === null) {
    return new ModelUnavailable('the model answered nothing that can be read', { cause: error });
  }
  return new ModelUnavailable(`the model cannot be reached (${code})`, {
    isAway: true,
    retryAfter: firstRetryMilliseconds,
    cause: error,
  });
}

/** The system's code, wherever it is wrapped: `ECONNREFUSED`. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause) ?? (error instanceof TypeError ? 'no connection' : null);
}

import { loadServerSettings } from '../../config/load-server-settings.ts';
import { readModelKey } from '../../config/server-variables.ts';
import { SettingError } from '../../contract/errors.ts';
import type { ModelSettings } from '../../contract/model.ts';
import type { Context } from '../context.ts';
import { readTextFile } from '../files/read-input.ts';
import { type Check, checked, pass, warn } from './checks.ts';

type Probe = Awaited<ReturnType<typeof import('../../compose/examine-setup.ts').examineModel>>;
type Answer = Awaited<ReturnType<Probe['answer']>>;

/** Tokens that a model writes for a resume with three jobs, roughly. */
const tokensOfResume = 1400;

/** Checks the language model of server.yaml with two test prompts, which contain no personal data. */
export async function modelChecks(context: Context): Promise<readonly Check[]> {
  const { engine, model } = await loadServerSettings(context.config.home.serverFile, readTextFile);
  if (!model) {
    return [pass('model', 'none: server.yaml has no block "model" (it is optional)')];
  }
  const opened = await opening(context, model);
  if ('status' in opened) return [opened];
  let answer: Answer | undefined;
  const reached = await checked('model', reachAdvice(model), async () => {
    const asked = await opened.answer().catch(inWords(model));
    if (asked instanceof SettingError) return wrongSetting(asked);
    answer = asked;
    const unused = engine === 'llm' ? '' : '; it is not used, because engine is "rules"';
    return pass(
      'model',
      `${model.name} at ${model.base_url} answers after ${Math.round(answer.took)} ms${unused}`,
    );
  });
  if (!answer) return [reached];
  return [reached, formatCheck(answer), await contextCheck(opened, model), speedCheck(answer, model)];
}

/** Checks that the key of the configured model is set, without sending anything. */
export async function modelKeyChecks({ io, config }: Context): Promise<readonly Check[]> {
  const { engine, model } = await loadServerSettings(config.home.serverFile, readTextFile);
  if (engine !== 'llm' || model === null || model.api_key_env === null) return [];
  const name = model.api_key_env;
  const fix = `Or use the built-in engine: engine: rules in ${config.home.serverFile}.`;
  return [
    await checked('model key', fix, () => {
      readModelKey(model, io.environment);
      return pass('model key', `${name} is set`);
    }),
  ];
}

async function opening({ io, config }: Context, settings: ModelSettings): Promise<Probe | Check> {
  const [{ examineModel }, { createModelFetch }] = await Promise.all([
    import('../../compose/examine-setup.ts'),
    import('../connection/dispatcher.ts'),
  ]);
  let probe: Probe | undefined;
  const failed = await checked('model', `The file is ${config.home.serverFile}.`, async () => {
    const access = {
      settings,
      apiKey: readModelKey(settings, io.environment),
      fetch: createModelFetch(io.environment),
    };
    probe = await examineModel(access, { now: io.now });
    return pass('model', '');
  });
  return probe ?? failed;
}

/** The setting error as a failed check; its message already has a fix. */
function wrongSetting({ message }: SettingError): Check {
  return { name: 'model', status: 'fail', message: `${message.replace(/\.$/, '')}.` };
}

function reachAdvice({ base_url: url, provider }: ModelSettings): string {
  const start = provider === 'ollama' ? 'Start it (ollama serve)' : 'Start that server';
  return `If it does not run: ${start}, or correct model.base_url, which is ${url}.`;
}

/** Replaces the system's words for a time-out; a wrong setting keeps its own. */
function inWords({ timeout_seconds: seconds }: ModelSettings): (error: unknown) => SettingError {
  return (error) => {
    if (error instanceof SettingError) return error;
    if (!(error instanceof Error && error.name === 'TimeoutError')) throw error;
    throw new Error(`no answer within ${seconds} seconds (model.timeout_seconds)`, { cause: error });
  };
}

function formatCheck({ format, isReadable }: Answer): Check {
  const name = 'model output';
  if (!isReadable) {
    const message =
      'the model does not answer in the format that it is asked for. Use a model that follows instructions better.';
    return { name, status: 'fail', message };
  }
  if (format === 'json_schema') return pass(name, 'the server enforces our JSON schema');
  return warn(
    name,
    `the server does not support JSON schemas (${format} is used), so more answers are rejected. Use a server that does, such as a newer LM Studio, llama.cpp, vLLM or Ollama.`,
  );
}

function contextCheck(probe: Probe, model: ModelSettings): Promise<Check> {
  const fix = 'Load the model with a larger context, and set model.context_window to it.';
  return checked('model context', fix, async () => {
    const read = await probe.context().catch(inWords(model));
    if (read instanceof SettingError) return { ...wrongSetting(read), name: 'model context' };
    const { asked, holds } = read;
    if (!holds) throw new Error(`the model forgot the first line of a prompt of ${asked} tokens`);
    return pass('model context', `a prompt of ${asked} tokens was read to its first line`);
  });
}

function speedCheck({ tokensPerSecond }: Answer, { deadline_seconds: deadline }: ModelSettings): Check {
  const seconds = Math.ceil(tokensOfResume / tokensPerSecond);
  const speed = `${tokensPerSecond.toFixed(tokensPerSecond < 10 ? 1 : 0)} tokens per second`;
  if (seconds <= deadline) return pass('model speed', `${speed}: about ${seconds} s of writing for a resume`);
  const message = `${speed}: a resume takes about ${seconds} s, and model.deadline_seconds is ${deadline}. Raise it, or use a smaller model.`;
  return warn('model speed', message);
}

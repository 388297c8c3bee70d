import { loadServerSettings } from '../../config/load-server-settings.ts';
import type { ModelChoice } from '../../config/saved-model.ts';
import type { ModelProvider } from '../../contract/model-settings.ts';
import { parseUrl } from '../../contract/parse-url.ts';
import type { Context } from '../context.ts';
import type { Choice, Questions } from '../question-types.ts';
import { readTextFile } from '../read-text-file.ts';

const providers: readonly Choice<ModelProvider | null>[] = [
  { name: 'No', value: null, about: 'Nothing but this program, and nothing leaves this machine.' },
  { name: 'One on this machine, by Ollama', value: 'ollama', about: 'Nothing leaves this machine.' },
  {
    name: 'A server with the interface of OpenAI',
    value: 'openai-compatible',
    about: 'LM Studio, llama.cpp, vLLM, OpenRouter and others, by their address.',
  },
  { name: 'OpenAI', value: 'openai', about: 'Its key is read from OPENAI_API_KEY.' },
  { name: 'Anthropic', value: 'anthropic', about: 'Its key is read from ANTHROPIC_API_KEY.' },
  { name: 'Google', value: 'google', about: 'Its key is read from GOOGLE_GENERATIVE_AI_API_KEY.' },
];

/** Null: none, or the one that is there already; a server of others has its own. */
export async function askModel({ config }: Context, questions: Questions): Promise<ModelChoice | null> {
  if (config.baseUrl.value !== null) return null;
  const settings = await loadServerSettings(config.home.serverFile, readTextFile);
  if (settings.model !== null) return null;
  const provider = await questions.choose({
    message: 'May a language model word sentences better? Every word of it is checked like ours.',
    choices: providers,
    usual: null,
  });
  if (provider === null) return null;
  const baseUrl =
    provider === 'openai-compatible'
      ? await questions.text({ message: 'Its address, such as http://127.0.0.1:1234/v1', problem: noAddress })
      : null;
  const name = await questions.text({
    message: 'The name of the model, as it calls it',
    problem: (answer) => (answer === '' ? 'A model has a name, such as qwen3:14b' : null),
  });
  return { provider, name, baseUrl };
}

function noAddress(answer: string): string | null {
  return /^https?:$/.test(parseUrl(answer)?.protocol ?? '')
    ? null
    : 'An address begins with http:// or https://';
}

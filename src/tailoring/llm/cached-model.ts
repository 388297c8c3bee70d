import { hash } from 'node:crypto';
import type { ModelSettings } from '../../contract/model-settings.ts';
import type { Answer, Model, ModelAnswers, Question } from './model.ts';

/** The same question to the same model is paid for once: a retry finds the answers of the attempt before it. */
export function cachedModel(model: Model, settings: ModelSettings, answers: ModelAnswers): Model {
  return {
    async ask(question, signal) {
      const key = keyOf(question, settings);
      const known = await answers.find(key);
      if (known !== null) return { ...(JSON.parse(known) as Answer), isCached: true };
      const answer = await model.ask(question, signal);
      await answers.keep(key, JSON.stringify(answer));
      return answer;
    },
  };
}

/** Of all that can change an answer, and of nothing else: a new price or time limit asks nobody again. */
function keyOf({ system, prompt, schema }: Question, settings: ModelSettings): string {
  const { provider, name, base_url, context_window } = settings;
  return hash(
    'sha256',
    JSON.stringify([1, provider, name, base_url, context_window, system, prompt, schema]),
    'hex',
  );
}

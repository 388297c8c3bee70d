import { hash } from 'node:crypto';
import { ModelAnswer, type ModelSettings } from '../../contract/model.ts';
import type { Model, ModelAnswers, Question } from './model.ts';

/** The same question to the same model is paid for once: a retry finds the answers of the attempt before it. */
export function cachedModel(model: Model, settings: ModelSettings, answers: ModelAnswers): Model {
  return {
    async ask(question, signal) {
      const key = keyOf(question, settings);
      const known = readAnswer(await answers.find(key));
      if (known) return { ...known, isCached: true };
      const answer = await model.ask(question, signal);
      await answers.keep(key, JSON.stringify(answer));
      return answer;
    },
  };
}

/** Null also for one that is damaged: then the model is asked once more, and its answer takes the place. */
function readAnswer(text: string | null): ModelAnswer | null {
  if (text === null) return null;
  try {
    return ModelAnswer.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
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

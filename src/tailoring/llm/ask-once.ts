import type { Clock, Timer } from '../../service/ports.ts';
import { createAiModel } from './ai-model.ts';
import { ModelUnavailable, type Question } from './model.ts';
import { patientModel } from './model-middleware.ts';
import type { ProviderAccess } from './open-provider.ts';

interface Asking extends ProviderAccess {
  readonly clock: Clock;
  readonly timer: Pick<Timer, 'wait'>;
}

/**
 * Asks a language model one question and repeats it only after temporary failures.
 * @returns the answer, or why there is none
 * @throws SettingError if a setting is wrong
 */
export async function askOnce(
  question: Question,
  { clock, timer, ...access }: Asking,
): Promise<{ readonly answer: string } | { readonly failure: string }> {
  const { settings } = access;
  const model = patientModel(createAiModel(access), { settings, clock, timer, concurrency: 1 });
  try {
    const { text, isCut } = await model.ask(question, AbortSignal.timeout(settings.deadline_seconds * 1000));
    return isCut ? { failure: 'the answer was cut off' } : { answer: text };
  } catch (error) {
    if (error instanceof ModelUnavailable) return { failure: error.message };
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    if (!isLate) throw error;
    return { failure: `no answer within ${settings.deadline_seconds} seconds` };
  }
}

import { APICallError, generateText, type LanguageModel, type Output } from 'ai';
import { SettingError } from '../../contract/errors.ts';
import type { ModelAnswer, ModelSettings } from '../../contract/model.ts';
import { type AnswerSchema, estimateTokens, type Model, type Question } from './model.ts';
import { boundedFetch, openProvider, type ProviderAccess } from './open-provider.ts';
import { readFailure, tooSmall } from './read-failure.ts';

const seed = 7;
const maxOutput = 8192;
/** Factor by which a token count may exceed the estimate. */
const estimateMargin = 1.3;
/** Smaller reported token counts are ignored, because no server has so small a context. */
const minInput = 512;

export interface AiModel extends Model {
  /** The answer format that the server accepts; known after the first answer. */
  format(): AnswerFormat;
}

/** Creates a model that uses the AI SDK. A question is repeated only without something that the server refused. */
export function createAiModel({ settings, apiKey, fetch }: ProviderAccess): AiModel {
  let opening: Promise<LanguageModel> | undefined;
  const open = (): Promise<LanguageModel> => {
    // Otherwise the SDK writes warnings to standard output.
    globalThis.AI_SDK_LOG_WARNINGS = false;
    opening ??= openProvider({ settings, apiKey, fetch: boundedFetch(fetch) });
    return opening;
  };
  let [level, isSampled] = [0, true];
  const formatAt = (at: number): AnswerFormat => answerFormats[at] ?? 'plain';

  async function ask(question: Question, signal: AbortSignal): Promise<ModelAnswer> {
    const tried = { level, isSampled };
    try {
      const options = { format: formatAt(tried.level), isSampled: tried.isSampled, signal };
      return checked(await send(await open(), question, settings, options), question, settings);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      const refused = refusedPart(error);
      const failure = readFailure(error, settings, apiKey);
      const isKnown = failure instanceof SettingError && failure.setting !== 'model';
      if (isKnown || !refused) throw failure;
      if (refused === 'sampling' && tried.isSampled) isSampled = false;
      else if (tried.level < answerFormats.length - 1) level = Math.max(level, tried.level + 1);
      else throw failure;
      return ask(question, signal);
    }
  }
  return { ask, format: () => formatAt(level) };
}

/** The part of a request that the server refused; null if the status has another meaning. */
function refusedPart(error: unknown): 'sampling' | 'format' | null {
  if (!APICallError.isInstance(error) || (error.statusCode !== 400 && error.statusCode !== 422)) return null;
  return /temperature|\bseed\b/i.test(error.responseBody ?? '') ? 'sampling' : 'format';
}

interface SendOptions {
  readonly format: AnswerFormat;
  readonly isSampled: boolean;
  readonly signal: AbortSignal;
}

async function send(
  model: LanguageModel,
  question: Question,
  settings: ModelSettings,
  { format, isSampled, signal }: SendOptions,
): Promise<ModelAnswer> {
  const room = outputRoom(question, settings);
  const sampling = isSampled ? { temperature: 0, seed } : {};
  const isOllama = settings.provider === 'ollama';
  const { text, finishReason, usage } = await generateText({
    model,
    system: question.system,
    prompt: question.prompt,
    // Ollama's own API takes these as options.
    ...(isOllama ? {} : { ...sampling, maxOutputTokens: room }),
    maxRetries: 0,
    abortSignal: signal,
    ...(question.headers && { headers: question.headers }),
    output: outputOf(format, question.schema),
    providerOptions: {
      openai: { store: false },
      ollama: {
        think: false,
        options: { num_ctx: settings.context_window, num_predict: room, ...sampling },
      },
    },
  });
  const tokens = { input: usage.inputTokens ?? 0, output: usage.outputTokens ?? 0 };
  return { text, isCut: finishReason === 'length', tokens, isCached: false };
}

/** Tokens left for the answer. @throws SettingError if the question fills the context window */
function outputRoom({ system, prompt }: Question, settings: ModelSettings): number {
  const asked = Math.ceil(estimateTokens(system + prompt) * estimateMargin);
  const room = Math.min(maxOutput, settings.context_window - asked);
  if (room < minInput) throw tooSmallError(settings);
  return room;
}

/** Detects a server that silently truncated the prompt, because it reports fewer tokens than were sent. */
function checked(answer: ModelAnswer, { system, prompt }: Question, settings: ModelSettings): ModelAnswer {
  const { input } = answer.tokens;
  if (input >= minInput && input < estimateTokens(system + prompt) / 2) throw tooSmallError(settings);
  return answer;
}

function tooSmallError(settings: ModelSettings): SettingError {
  const { setting, message } = tooSmall(settings);
  return new SettingError(setting, message);
}

/** Ways to request the shape of an answer, strictest first. Not every server supports all. */
const answerFormats = ['json_schema', 'json_object', 'plain'] as const;

export type AnswerFormat = (typeof answerFormats)[number];

type TextOutput = ReturnType<typeof Output.text>;

/** Requests the shape but returns the answer as text, because broken answers are read too. */
function outputOf(format: AnswerFormat, schema: AnswerSchema): TextOutput {
  const parts = {
    name: 'answer',
    parseCompleteOutput: async ({ text }: { text: string }) => text,
    parsePartialOutput: async ({ text }: { text: string }) => ({ partial: text }),
    createElementStreamTransform: () => undefined,
  };
  if (format === 'plain') return { ...parts, responseFormat: Promise.resolve({ type: 'text' }) };
  const shape = format === 'json_schema' ? { name: 'edits', schema } : {};
  return { ...parts, responseFormat: Promise.resolve({ type: 'json', ...shape }) };
}

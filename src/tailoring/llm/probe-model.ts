import type { Clock } from '../../service/ports.ts';
import { type AiModel, type AnswerFormat, createAiModel } from './ai-model.ts';
import { estimateTokens, type Question } from './model.ts';
import type { ProviderAccess } from './open-provider.ts';
import { readModelEdits, salvageEdits } from './read-answer.ts';

export interface ProbedAnswer {
  /** Duration of a short call in milliseconds. */
  readonly took: number;
  readonly tokensPerSecond: number;
  /** The answer format that the server accepted. */
  readonly format: AnswerFormat;
  /** True if the answer had the requested shape. */
  readonly isReadable: boolean;
}

export interface ProbedContext {
  /** Estimated tokens of the prompt. */
  readonly asked: number;
  /** True if the model could still quote the first line. */
  readonly holds: boolean;
}

export interface ModelProbe {
  /** Asks a short question. @throws SettingError, ModelUnavailable, TimeoutError */
  answer(): Promise<ProbedAnswer>;
  /** Asks a question as long as the longest in use. @throws as `answer` */
  context(): Promise<ProbedContext>;
}

/** In tokens; about the longest entry with its rules. */
const maxPromptLength = 4000;
const word = 'marigold';

/** Tests whether a model can do the work, without sending personal data. */
export function probeModel(access: ProviderAccess, clock: Clock): ModelProbe {
  const model: AiModel = createAiModel(access);
  const { timeout_seconds: seconds, context_window: window } = access.settings;
  const ask = (question: Question) => model.ask(question, AbortSignal.timeout(seconds * 1000));
  return {
    async answer() {
      const start = clock.now();
      const { text, tokens } = await ask(shortQuestion);
      const took = Math.max(1, clock.now() - start);
      const output = tokens.output || estimateTokens(text);
      const isReadable = readModelEdits(salvageEdits(text) ?? []).some(({ target }) => target === 'b1');
      return { took, tokensPerSecond: (output * 1000) / took, format: model.format(), isReadable };
    },
    async context() {
      const asked = Math.min(maxPromptLength, Math.floor(window / 2));
      const { text } = await ask(longQuestion(asked));
      return { asked, holds: text.toLowerCase().includes(word) };
    },
  };
}

const schema = {
  type: 'object',
  properties: {
    edits: {
      type: 'array',
      items: {
        type: 'object',
        properties: { target: { type: 'string', enum: ['b1'] }, text: { type: 'string' } },
        required: ['target', 'text'],
        additionalProperties: false,
      },
    },
  },
  required: ['edits'],
  additionalProperties: false,
};
const system =
  'Answer with JSON alone, in this shape: {"edits":[{"target":"b1","text":"..."}]}. There is one edit, and its target is "b1".';

const shortQuestion: Question = {
  system,
  schema,
  prompt: 'Put the numbers from one to forty into "text", in English words, with commas between them.',
};

function longQuestion(tokens: number): Question {
  const line = 'The harbour opened early and the boats went out one after the other. ';
  const filler = line.repeat(Math.ceil(tokens / estimateTokens(line)));
  const prompt = `The word is ${word}.\n${filler}\nPut the word of the first line into "text", and nothing else.`;
  return { system, schema, prompt };
}

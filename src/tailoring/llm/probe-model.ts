import type { Clock } from '../../service/ports.ts';
import { type AiModel, type AnswerFormat, createAiModel } from './ai-model.ts';
import { estimateTokens, type Question } from './model.ts';
import type { ProviderAccess } from './open-provider.ts';
import { readModelEdits, salvageEdits } from './read-answer.ts';

export interface ProbedAnswer {
  /** Milliseconds of one short call. */
  readonly took: number;
  readonly tokensPerSecond: number;
  /** How the server took the shape of the answer. */
  readonly format: AnswerFormat;
  /** Whether the answer had that shape. */
  readonly isReadable: boolean;
}

export interface ProbedContext {
  /** Tokens of the prompt, by our estimate. */
  readonly asked: number;
  /** Whether the model still knew its first line. */
  readonly holds: boolean;
}

export interface ModelProbe {
  /** One short question. @throws SettingError, ModelUnavailable, TimeoutError */
  answer(): Promise<ProbedAnswer>;
  /** A question about as long as our longest. @throws as `answer` */
  context(): Promise<ProbedContext>;
}

/** About what the longest entry with its rules takes. */
const maxPromptLength = 4000;
const word = 'marigold';

/** Asks a model what shows whether it can do the work. Nothing about any person is sent. */
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

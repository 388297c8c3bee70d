import type { Output } from 'ai';
import type { AnswerSchema } from './model.ts';

/** How an answer's shape is asked for, strictest first. Servers differ in which they take. */
export const answerFormats = ['json_schema', 'json_object', 'plain'] as const;

export type AnswerFormat = (typeof answerFormats)[number];

type TextOutput = ReturnType<typeof Output.text>;

/** Sends the shape, and gives the answer back as the text that it is: we read broken answers, too. */
export function outputOf(format: AnswerFormat, schema: AnswerSchema): TextOutput {
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

import { Tiktoken } from 'js-tiktoken/lite';
import o200kBase from 'js-tiktoken/ranks/o200k_base';
import { createLlmEngine } from '../src/tailoring/llm/llm-engine.ts';
import { editsOf } from '../test/support/model-server/asked-lines.ts';
import { startModelServer } from '../test/support/model-server/model-server.ts';
import { asOf, documentOf, shippedCases } from '../test/tailoring/cases.ts';

/*
 * Counts the tokens and costs of requests to a language model for the examples. No model is called: a local server
 * answers every line with the wording of the rules, which is about the longest useful answer. Tokens are counted with
 * o200k_base, the encoding of OpenAI's models; the schema of the answer is counted as JSON.
 */

const table = new Tiktoken(o200kBase);
const tokensIn = (text: string): number => table.encode(text, [], []).length;

const server = await startModelServer('openai-compatible', (asked) => {
  const text = editsOf(asked, ({ text, draft }) => draft ?? text);
  const question = [asked.system, asked.prompt, JSON.stringify(asked.schema)].join('\n');
  return {
    act: 'answer',
    said: { text, tokens: { input: tokensIn(question), output: tokensIn(text) } },
  };
});
const engine = createLlmEngine({
  ownTerms: [],
  settings: {
    provider: 'openai-compatible',
    name: 'counting',
    base_url: server.baseUrl,
    api_key_env: null,
    context_window: 16_384,
    timeout_seconds: 60,
    deadline_seconds: 60,
    price: { input: 0.25, output: 2 },
  },
  apiKey: null,
  fetch,
  answers: { find: async () => null, keep: async () => undefined },
  clock: { now: Date.now },
  timer: { wait: async () => undefined },
  concurrency: 1,
});
console.log('example\tlevel\tcalls\ttokens in\ttokens out\tcost at 0.25/2.00 per million');
for (const person of shippedCases()) {
  for (const level of ['good', 'super'] as const) {
    const input = { base: documentOf(person), target: person.target, level, asOf };
    const { model } = (await engine.tailor(input)).report;
    console.log(
      [person.name, level, model?.calls, model?.tokens.input, model?.tokens.output, model?.cost].join('\t'),
    );
  }
}
await server.close();

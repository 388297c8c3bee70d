import type { ModelProvider } from '../../../src/contract/model.ts';

/** What a model is asked, whatever the wire format. */
export interface Asked {
  readonly model: string;
  readonly system: string;
  readonly prompt: string;
  readonly format: 'json_schema' | 'json_object' | 'plain';
  readonly schema: unknown;
  /** The whole body, for what only one provider has. */
  readonly body: Json;
}

export interface Said {
  readonly text: string;
  readonly isCut?: boolean;
  readonly tokens: { readonly input: number; readonly output: number };
}

// biome-ignore lint/suspicious/noExplicitAny: bodies of five APIs, read in tests alone.
export type Json = any;

/** One provider's API: where it is, how it is asked, how it answers. */
export interface WireFormat {
  readonly path: RegExp;
  readonly base: string;
  read(body: Json, url: string): Asked;
  write(said: Said, asked: Asked): Json;
  error(status: number, message: string): Json;
}

const openAiError = (status: number, message: string) => ({
  error: { message, type: 'error', code: status },
});
const formatOf = (format: Json): Pick<Asked, 'format' | 'schema'> => {
  if (format?.type === 'json_schema') {
    return { format: 'json_schema', schema: format.schema ?? format.json_schema?.schema };
  }
  return { format: format?.type === 'json_object' ? 'json_object' : 'plain', schema: null };
};
const textOf = (content: Json): string =>
  typeof content === 'string' ? content : content.map((part: Json) => part.text).join('');
const byRole = (messages: Json, ...roles: string[]): string =>
  messages
    .filter(({ role }: Json) => roles.includes(role))
    .map(({ content }: Json) => textOf(content))
    .join('\n');

const compatible: WireFormat = {
  base: '/v1',
  path: /^\/v1\/chat\/completions$/,
  read: (body) => ({
    model: body.model,
    system: byRole(body.messages, 'system'),
    prompt: byRole(body.messages, 'user'),
    ...formatOf(body.response_format),
    body,
  }),
  write: ({ text, isCut, tokens }, { model }) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model,
    choices: [
      { index: 0, message: { role: 'assistant', content: text }, finish_reason: isCut ? 'length' : 'stop' },
    ],
    usage: {
      prompt_tokens: tokens.input,
      completion_tokens: tokens.output,
      total_tokens: tokens.input + tokens.output,
    },
  }),
  error: openAiError,
};

const openai: WireFormat = {
  base: '/v1',
  path: /^\/v1\/responses$/,
  read: (body) => ({
    model: body.model,
    system: byRole(body.input, 'system', 'developer'),
    prompt: byRole(body.input, 'user'),
    ...formatOf(body.text?.format),
    body,
  }),
  write: ({ text, isCut, tokens }, { model }) => ({
    id: 'resp_1',
    object: 'response',
    created_at: 1,
    status: isCut ? 'incomplete' : 'completed',
    incomplete_details: isCut ? { reason: 'max_output_tokens' } : null,
    model,
    output: [
      {
        type: 'message',
        id: 'msg_1',
        status: 'completed',
        role: 'assistant',
        content: [{ type: 'output_text', text, annotations: [] }],
      },
    ],
    usage: { input_tokens: tokens.input, output_tokens: tokens.output },
  }),
  error: openAiError,
};

const anthropic: WireFormat = {
  base: '/v1',
  path: /^\/v1\/messages$/,
  read: (body) => {
    const tool = body.tools?.[0];
    const schema =
      tool?.input_schema ?? body.output_format?.schema ?? body.output_config?.format?.schema ?? null;
    return {
      model: body.model,
      system: textOf(body.system ?? ''),
      prompt: byRole(body.messages, 'user'),
      format: schema ? 'json_schema' : 'plain',
      schema,
      body,
    };
  },
  write: ({ text, isCut, tokens }, { model, body }) => {
    const tool = body.tools?.[0];
    const content = tool
      ? [{ type: 'tool_use', id: 'toolu_1', name: tool.name, input: JSON.parse(text) }]
      : [{ type: 'text', text }];
    return {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model,
      content,
      stop_reason: isCut ? 'max_tokens' : 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: tokens.input, output_tokens: tokens.output },
    };
  },
  error: (_status, message) => ({ type: 'error', error: { type: 'api_error', message } }),
};

const google: WireFormat = {
  base: '/v1beta',
  path: /^\/v1beta\/models\/[^/]+:generateContent$/,
  read: (body, url) => ({
    model: decodeURIComponent(/models\/([^/:]+):/.exec(url)?.[1] ?? ''),
    system: textOf(body.systemInstruction?.parts ?? ''),
    prompt: body.contents.map(({ parts }: Json) => textOf(parts)).join('\n'),
    format: body.generationConfig?.responseSchema ? 'json_schema' : 'plain',
    schema: body.generationConfig?.responseSchema ?? null,
    body,
  }),
  write: ({ text, isCut, tokens }) => ({
    candidates: [
      {
        content: { role: 'model', parts: [{ text }] },
        finishReason: isCut ? 'MAX_TOKENS' : 'STOP',
        index: 0,
      },
    ],
    usageMetadata: {
      promptTokenCount: tokens.input,
      candidatesTokenCount: tokens.output,
      totalTokenCount: tokens.input + tokens.output,
    },
  }),
  error: (code, message) => ({ error: { code, message, status: 'ERROR' } }),
};

const ollama: WireFormat = {
  base: '/api',
  path: /^\/api\/chat$/,
  read: (body) => ({
    model: body.model,
    system: byRole(body.messages, 'system'),
    prompt: byRole(body.messages, 'user'),
    ...(typeof body.format === 'object'
      ? { format: 'json_schema', schema: body.format }
      : { format: body.format === 'json' ? 'json_object' : 'plain', schema: null }),
    body,
  }),
  write: ({ text, isCut, tokens }, { model }) => ({
    model,
    created_at: '2026-11-21T00:00:00Z',
    message: { role: 'assistant', content: text },
    done: true,
    done_reason: isCut ? 'length' : 'stop',
    total_duration: 1,
    load_duration: 1,
    prompt_eval_count: tokens.input,
    prompt_eval_duration: 1,
    eval_count: tokens.output,
    eval_duration: 1,
  }),
  error: (_status, message) => ({ error: message }),
};

export const wireFormats: Readonly<Record<ModelProvider, WireFormat>> = {
  openai,
  anthropic,
  google,
  'openai-compatible': compatible,
  ollama,
};

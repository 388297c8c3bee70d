import {
  acceptedContent,
  CLIENT_CAPABILITIES_META_KEY,
  createRequestStateCodec,
  fromJsonSchema,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  McpServer,
  ResourceTemplate,
  type ServerContext,
} from '@modelcontextprotocol/server';
import * as z from 'zod';

/* What the conformance suite of the protocol expects to find on a server. The names and texts are the suite's. */

const image =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';
const audio = 'UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAAB9AAACABAAZGF0YQIAAAA=';

const text = (value: string) => ({ type: 'text' as const, text: value });
const picture = { type: 'image' as const, data: image, mimeType: 'image/png' };
const embedded = (uri: string, value: string, mimeType = 'text/plain') => ({
  type: 'resource' as const,
  resource: { uri, mimeType, text: value },
});

const seal = createRequestStateCodec<{ step: number }>({ key: new Uint8Array(32) });

export function fixtureServer(): McpServer {
  const server = new McpServer(
    { name: 'conformance-fixtures', version: '1' },
    {
      capabilities: { tools: {}, resources: {}, prompts: {}, completions: {}, logging: {} },
      requestState: { verify: seal.verify },
    },
  );
  addTools(server);
  addFormTools(server);
  addResources(server);
  addPrompts(server);
  server.server.setRequestHandler('completion/complete', async () => ({
    completion: { values: [], total: 0, hasMore: false },
  }));
  return server;
}

function addTools(server: McpServer): void {
  const contents = {
    test_simple_text: [text('This is a simple text response for testing.')],
    test_image_content: [picture],
    test_audio_content: [{ type: 'audio' as const, data: audio, mimeType: 'audio/wav' }],
    test_embedded_resource: [embedded('test://embedded-resource', 'This is an embedded resource content.')],
    test_multiple_content_types: [
      text('Multiple content types test:'),
      picture,
      embedded('test://mixed-content-resource', '{"test":"data","value":123}', 'application/json'),
    ],
  };
  for (const [name, content] of Object.entries(contents)) {
    server.registerTool(name, { description: name }, async () => ({ content }));
  }
  server.registerTool('test_error_handling', { description: 'Fails' }, async () => {
    throw new Error('This tool intentionally returns an error for testing');
  });
  server.registerTool('test_tool_with_progress', { description: 'Progress' }, async (context) => {
    const progressToken = context.mcpReq._meta?.progressToken;
    for (const progress of progressToken === undefined ? [] : [0, 50, 100]) {
      await context.mcpReq.notify({
        method: 'notifications/progress',
        params: { progressToken, progress, total: 100 },
      });
    }
    return { content: [text('done')] };
  });
  for (const name of ['test_tool_with_logging', 'test_logging_tool']) {
    server.registerTool(name, { description: 'Logs' }, async (context) => {
      for (const data of ['Tool execution started', 'Tool processing data', 'Tool execution completed']) {
        await context.mcpReq.log('info', data);
      }
      return { content: [text('done')] };
    });
  }
  server.registerTool(
    'test_custom_headers',
    {
      description: 'A parameter that comes as a header too',
      inputSchema: z.object({ region: z.string().meta({ 'x-mcp-header': 'Region' }) }),
    },
    async ({ region }) => ({ content: [text(region)] }),
  );
  // Asks for more than the suite says that its client can: the transport has to refuse.
  server.registerTool('test_missing_capability', { description: 'Needs sampling' }, async () =>
    inputRequired({ inputRequests: { question: ask('What is the capital of France?') } }),
  );
  server.registerTool(
    'json_schema_2020_12_tool',
    { description: 'Keeps every keyword of its schema', inputSchema: fromJsonSchema(wholeSchema) },
    async () => ({ content: [text('done')] }),
  );
}

const wholeSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object' as const,
  $defs: {
    address: {
      $anchor: 'addressDef',
      type: 'object',
      properties: { street: { type: 'string' }, city: { type: 'string' } },
    },
  },
  properties: {
    name: { type: 'string' },
    address: { $ref: '#/$defs/address' },
    contactMethod: { type: 'string', enum: ['phone', 'email'] },
    phone: { type: 'string' },
    email: { type: 'string' },
  },
  allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['email'] }] }],
  if: { properties: { contactMethod: { const: 'phone' } }, required: ['contactMethod'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { required: ['phone'] },
  else: { required: ['email'] },
  additionalProperties: false,
};

function capabilitiesOf({ mcpReq }: ServerContext): Readonly<Record<string, unknown>> {
  const envelope: Readonly<Record<string, unknown>> = { ...mcpReq.envelope };
  return (envelope[CLIENT_CAPABILITIES_META_KEY] ?? {}) as Record<string, unknown>;
}

const askName = inputRequired.elicit({
  message: 'What is your name?',
  requestedSchema: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
});
const askColor = inputRequired.elicit({
  message: 'Step 2: What is your favorite color?',
  requestedSchema: { type: 'object', properties: { color: { type: 'string' } }, required: ['color'] },
});
const confirm = inputRequired.elicit({
  message: 'Please confirm',
  requestedSchema: { type: 'object', properties: { ok: { type: 'boolean' } }, required: ['ok'] },
});
const ask = (question: string) =>
  inputRequired.createMessage({ messages: [{ role: 'user', content: text(question) }], maxTokens: 100 });

function addFormTools(server: McpServer): void {
  type Answer = InputRequiredResult | { content: ReturnType<typeof text>[] };
  const add = (name: string, run: (context: ServerContext) => Promise<Answer>) =>
    server.registerTool(name, { description: name }, run);
  const name = z.object({ name: z.string() });
  for (const tool of ['test_input_required_result_elicitation', 'test_streaming_elicitation']) {
    add(tool, async ({ mcpReq }) => {
      const given = acceptedContent(mcpReq.inputResponses, 'user_name', name);
      return given
        ? { content: [text(`Hello, ${given.name}!`)] }
        : inputRequired({ inputRequests: { user_name: askName } });
    });
  }
  add('test_input_required_result_sampling', async ({ mcpReq }) => {
    const given = inputResponse(mcpReq.inputResponses, 'capital_question');
    return given.kind === 'sampling'
      ? { content: [text(JSON.stringify(given.result.content))] }
      : inputRequired({ inputRequests: { capital_question: ask('What is the capital of France?') } });
  });
  add('test_input_required_result_list_roots', async ({ mcpReq }) => {
    const given = inputResponse(mcpReq.inputResponses, 'client_roots');
    return given.kind === 'roots'
      ? { content: [text(given.roots.map(({ uri }) => uri).join(' '))] }
      : inputRequired({ inputRequests: { client_roots: inputRequired.listRoots() } });
  });
  for (const tool of [
    'test_input_required_result_request_state',
    'test_input_required_result_tampered_state',
  ]) {
    add(tool, async (context) =>
      context.mcpReq.requestState() && context.mcpReq.inputResponses
        ? { content: [text('state-ok')] }
        : inputRequired({ inputRequests: { confirm }, requestState: await seal.mint({ step: 1 }, context) }),
    );
  }
  add('test_input_required_result_multiple_inputs', async (context) => {
    const { inputResponses = {} } = context.mcpReq;
    const inputRequests = {
      user_name: askName,
      greeting: ask('Generate a greeting'),
      client_roots: inputRequired.listRoots(),
    };
    return Object.keys(inputRequests).every((key) => key in inputResponses)
      ? { content: [text('all there')] }
      : inputRequired({ inputRequests, requestState: await seal.mint({ step: 1 }, context) });
  });
  add('test_input_required_result_multi_round', async (context) => {
    const state = context.mcpReq.requestState<{ step: number }>();
    const { inputResponses = {} } = context.mcpReq;
    if (state?.step === 2 && 'step2' in inputResponses) return { content: [text('done')] };
    const isFirst = !(state?.step === 1 && 'step1' in inputResponses);
    return inputRequired({
      inputRequests: isFirst ? { step1: askName } : { step2: askColor },
      requestState: await seal.mint({ step: isFirst ? 1 : 2 }, context),
    });
  });
  add('test_input_required_result_capabilities', async (context) => {
    const { sampling, elicitation } = capabilitiesOf(context);
    const inputRequests = {
      ...(sampling !== undefined && { greeting: ask('Generate a greeting') }),
      ...(elicitation !== undefined && { user_name: askName }),
    };
    return inputRequired({ inputRequests });
  });
}

function addResources(server: McpServer): void {
  const read = (uri: string, content: { text: string } | { blob: string }, mimeType: string) => async () => ({
    contents: [{ uri, mimeType, ...content }],
  });
  const [plain, binary] = ['test://static-text', 'test://static-binary'];
  server.registerResource(
    'static-text',
    plain,
    { mimeType: 'text/plain' },
    read(plain, { text: 'This is the content of the static text resource.' }, 'text/plain'),
  );
  server.registerResource(
    'static-binary',
    binary,
    { mimeType: 'image/png' },
    read(binary, { blob: image }, 'image/png'),
  );
  server.registerResource(
    'template',
    new ResourceTemplate('test://template/{id}/data', { list: undefined }),
    { mimeType: 'application/json' },
    async (uri, { id }) => ({
      contents: [
        {
          uri: uri.href,
          mimeType: 'application/json',
          text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` }),
        },
      ],
    }),
  );
}

function addPrompts(server: McpServer): void {
  const says = (
    ...contents: readonly (ReturnType<typeof text> | typeof picture | ReturnType<typeof embedded>)[]
  ) => ({
    messages: contents.map((content) => ({ role: 'user' as const, content })),
  });
  server.registerPrompt('test_simple_prompt', { description: 'Simple' }, async () =>
    says(text('This is a simple prompt for testing.')),
  );
  server.registerPrompt(
    'test_prompt_with_arguments',
    { description: 'With arguments', argsSchema: z.object({ arg1: z.string(), arg2: z.string() }) },
    async ({ arg1, arg2 }) => says(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)),
  );
  server.registerPrompt(
    'test_prompt_with_embedded_resource',
    { description: 'With a resource', argsSchema: z.object({ resourceUri: z.string() }) },
    async ({ resourceUri }) =>
      says(
        embedded(resourceUri, 'Embedded resource content for testing.'),
        text('Please process the embedded resource above.'),
      ),
  );
  server.registerPrompt('test_prompt_with_image', { description: 'With an image' }, async () =>
    says(picture, text('Please analyze the image above.')),
  );
  server.registerPrompt(
    'test_input_required_result_prompt',
    { description: 'With a form' },
    async ({ mcpReq }: ServerContext) => {
      const form = inputRequired.elicit({
        message: 'What context should the prompt use?',
        requestedSchema: {
          type: 'object',
          properties: { context: { type: 'string' } },
          required: ['context'],
        },
      });
      const given = acceptedContent(mcpReq.inputResponses, 'user_context');
      return given
        ? says(text(String(given['context'])))
        : inputRequired({ inputRequests: { user_context: form } });
    },
  );
}

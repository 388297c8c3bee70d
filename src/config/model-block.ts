import * as z from 'zod';
import { parseUrl } from '../contract/addresses.ts';
import { type ModelProvider, type ModelSettings, modelProviders } from '../contract/model.ts';
import { withoutTrailing } from '../contract/strings.ts';
import { isOnThisNetwork } from './base-url.ts';

const seconds = z.number().positive().max(3600);
const price = z.number().min(0).max(1_000_000);

/** The block `model` of server.yaml as a host writes it. */
export const modelBlock = z
  .strictObject({
    provider: z.enum(modelProviders),
    name: z.string().trim().min(1, 'must be the name of a model').max(200),
    base_url: z
      .string()
      .refine(isModelUrl, 'must be an http or https address without user, query and fragment'),
    // A key put here by mistake must not be repeated in the message.
    api_key_env: z
      .string()
      .regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'must be the name of a variable, never the key itself'),
    context_window: z.int().min(2048).max(10_000_000),
    timeout_seconds: seconds,
    deadline_seconds: seconds,
    price: z.strictObject({ input: price, output: price }),
  })
  .partial({
    base_url: true,
    api_key_env: true,
    context_window: true,
    timeout_seconds: true,
    deadline_seconds: true,
    price: true,
  });

type ModelBlock = z.infer<typeof modelBlock>;

interface Preset {
  /** Null: the host has to say. */
  readonly base_url: string | null;
  readonly api_key_env: string | null;
  readonly context_window: number;
}

const presets: Readonly<Record<ModelProvider, Preset>> = {
  openai: {
    base_url: 'https://api.openai.com/v1',
    api_key_env: 'OPENAI_API_KEY',
    context_window: 128_000,
  },
  anthropic: {
    base_url: 'https://api.anthropic.com/v1',
    api_key_env: 'ANTHROPIC_API_KEY',
    context_window: 200_000,
  },
  google: {
    base_url: 'https://generativelanguage.googleapis.com/v1beta',
    api_key_env: 'GOOGLE_GENERATIVE_AI_API_KEY',
    context_window: 1_000_000,
  },
  'openai-compatible': { base_url: null, api_key_env: null, context_window: 8192 },
  ollama: { base_url: 'http://127.0.0.1:11434/api', api_key_env: null, context_window: 8192 },
};

/** A model on one's own machine is slow, and nobody else waits for it. */
const limits = {
  hosted: { timeout_seconds: 20, deadline_seconds: 45 },
  local: { timeout_seconds: 120, deadline_seconds: 300 },
} as const;

/** The block with its defaults; null where an address is needed and none is given. */
export function completeModel(block: ModelBlock): ModelSettings | null {
  const preset = presets[block.provider];
  const url = block.base_url ?? preset.base_url;
  if (url === null) return null;
  const limit = isOnThisNetwork(url) ? limits.local : limits.hosted;
  const deadline = block.deadline_seconds ?? limit.deadline_seconds;
  return {
    provider: block.provider,
    name: block.name,
    base_url: withoutTrailing(url, '/'),
    api_key_env: block.api_key_env ?? preset.api_key_env,
    context_window: block.context_window ?? preset.context_window,
    timeout_seconds: Math.min(block.timeout_seconds ?? limit.timeout_seconds, deadline),
    deadline_seconds: deadline,
    price: block.price ?? null,
  };
}

function isModelUrl(text: string): boolean {
  const url = parseUrl(text);
  if (!url) return false;
  const { protocol, username, password, search, hash } = url;
  return /^https?:$/.test(protocol) && `${username}${password}${search}${hash}` === '';
}

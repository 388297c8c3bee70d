import * as z from 'zod';
import { termKinds } from '../contract/choices.ts';
import { type ModelProvider, type ModelSettings, modelProviders } from '../contract/model.ts';
import { issueMessage, knownFields } from '../contract/parse-input.ts';
import { didYouMean } from '../values/nearest.ts';
import { withoutTrailing } from '../values/strings.ts';
import { type Issue, issuePath, ValidationError } from '../values/validation-error.ts';
import { parseUrl } from '../values/web-address.ts';
import { isOnThisNetwork } from './base-url.ts';
import { readYaml } from './read-yaml.ts';
import type { ServerSettings } from './server-settings.ts';
import { databaseUrlForm, isDatabaseUrl } from './server-variables.ts';

const seconds = z.number().positive().max(3600);
const price = z.number().min(0).max(1_000_000);

/** The block `model` of server.yaml, as written by a host. */
const modelBlock = z
  .strictObject({
    provider: z.enum(modelProviders),
    name: z.string().trim().min(1, 'must be the name of a model').max(200),
    base_url: z
      .string()
      .refine(isModelUrl, 'must be an http or https address without user, query and fragment'),
    // The message must not repeat a key that was entered here by mistake.
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
  /** Null: must be set by the host. */
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

/** A local model is slow, and no other users wait for it. */
const limits = {
  hosted: { timeout_seconds: 20, deadline_seconds: 45 },
  local: { timeout_seconds: 120, deadline_seconds: 300 },
} as const;

/** The block with its defaults; null if a required address is missing. */
function completeModel(block: ModelBlock): ModelSettings | null {
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

const count = z.int().min(0).max(1_000_000_000);
// Not `count.min(1)`, which would refuse a negative number twice.
const positiveCount = z.int().min(1).max(1_000_000_000);
const plan = z.strictObject({ requests_per_minute: positiveCount, credits: count }).partial();
const costs = z.strictObject({ basic: count, good: count, super: count }).partial();

/** A spelling must not contain the separators of the lexicon tables. */
const spelling = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^[^,=>\t\n]+$/, 'must be one spelling, without a comma, =, > or line break');
const spellings = z.array(spelling).max(50);
const ownTerm = z.strictObject({
  name: spelling,
  kind: z.enum(termKinds).optional(),
  profession: z.string().optional(),
  aliases: spellings.optional(),
  implies: spellings.optional(),
});

const htmlTheme = z
  .string()
  .regex(
    /^jsonresume-theme-[a-z0-9-]{1,47}$/,
    'must be the name of a package, such as jsonresume-theme-onepage',
  );

const database = z.string().refine(isDatabaseUrl, `must be ${databaseUrlForm}`);

const serverFile = z
  .strictObject({
    database,
    plans: z.strictObject({ free: plan, pro: plan }).partial(),
    credit_costs: costs,
    engine: z.enum(['rules', 'llm']),
    model: modelBlock,
    theme: z.string().regex(/^[a-z][a-z0-9-]{0,63}$/, 'must be the name of a theme'),
    fonts: z.strictObject({ folder: z.string().min(1), system: z.boolean() }).partial(),
    html_themes: z.array(htmlTheme).max(20),
    lexicon: z.array(ownTerm).max(2000),
  })
  .partial();

type ServerFile = z.infer<typeof serverFile>;

/** @throws ValidationError with the file and each invalid key */
export function readServerSettings(text: string, file: string, defaults: ServerSettings): ServerSettings {
  const read = serverFile.safeParse(readYaml(text, file) ?? {}, { reportInput: true });
  if (!read.success) throw new ValidationError(read.error.issues.flatMap((issue) => issuesOf(issue, file)));
  const settings = merged(read.data, defaults);
  checkModel(read.data, settings, file);
  return Object.freeze(settings);
}

function checkModel(read: ServerFile, { engine, model }: ServerSettings, file: string): void {
  const problem = (message: string) => new ValidationError([{ path: file, message }]);
  if (read.model && !model)
    throw problem(`model.base_url: ${read.model.provider} needs the server's address`);
  if (engine === 'llm' && !model)
    throw problem('engine: "llm" needs the block "model" with provider and name');
}

function merged(read: ServerFile, defaults: ServerSettings): ServerSettings {
  const given = <T extends object>(
    base: T,
    changes: { [K in keyof T]?: T[K] | undefined } | undefined,
  ): T => {
    const set = Object.entries(changes ?? {}).filter(([, value]) => value !== undefined);
    return { ...base, ...Object.fromEntries(set) };
  };
  return {
    database: read.database ?? defaults.database,
    plans: {
      free: given(defaults.plans.free, read.plans?.free),
      pro: given(defaults.plans.pro, read.plans?.pro),
    },
    credit_costs: given(defaults.credit_costs, read.credit_costs),
    engine: read.engine ?? defaults.engine,
    model: read.model ? completeModel(read.model) : defaults.model,
    theme: read.theme ?? defaults.theme,
    fonts: given(defaults.fonts, read.fonts),
    html_themes: read.html_themes ?? defaults.html_themes,
    lexicon: read.lexicon ?? defaults.lexicon,
  };
}

function issuesOf(issue: z.core.$ZodIssue, file: string): Issue[] {
  const where = issuePath(issue.path);
  if (issue.code !== 'unrecognized_keys') {
    const message = issueMessage(issue);
    return [{ path: file, message: where ? `${where}: ${message}` : message }];
  }
  const known = knownFields(serverFile, issue.path);
  return issue.keys.map((key) => ({
    path: file,
    message: `unknown key "${where ? `${where}.` : ''}${key}"${didYouMean(key, known)}`,
  }));
}

import * as z from 'zod';
import { issueMessage } from '../contract/issue-message.ts';
import { knownFields } from '../contract/known-fields.ts';
import { didYouMean } from '../contract/nearest.ts';
import { termKinds } from '../contract/own-term.ts';
import { type Issue, issuePath, ValidationError } from '../contract/validation-error.ts';
import { databaseUrlForm, isDatabaseUrl } from './database-url.ts';
import { completeModel, modelBlock } from './model-block.ts';
import { readYaml } from './read-yaml.ts';
import type { ServerSettings } from './server-settings.ts';

const count = z.int().min(0).max(1_000_000_000);
const plan = z.strictObject({ requests_per_minute: count.min(1), credits: count }).partial();
const costs = z.strictObject({ basic: count, good: count, super: count }).partial();

/** What parts spellings in the tables of the lexicon cannot stand in one. */
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

/** @throws ValidationError naming the file and every wrong key in it. */
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

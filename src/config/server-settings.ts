import type { FinetuneLevel, OwnTerm } from '../contract/choices.ts';
import type { ModelSettings } from '../contract/model.ts';
import type { Plan } from '../contract/objects.ts';

export interface PlanSettings {
  readonly requests_per_minute: number;
  /** Credits of one billing cycle. */
  readonly credits: number;
}

/** For characters that the fonts of the package lack. */
export interface FontSettings {
  /** Looked through first. */
  readonly folder?: string | undefined;
  /** Whether the fonts of the machine are looked through, too. */
  readonly system: boolean;
}

/** What the host decides in server.yaml, in the file's own words. */
export interface ServerSettings {
  /** `postgres://…` of the database that several servers share; null: the file in the home. */
  readonly database: string | null;
  readonly plans: Readonly<Record<Plan, PlanSettings>>;
  readonly credit_costs: Readonly<Record<FinetuneLevel, number>>;
  readonly engine: 'rules' | 'llm';
  /** The language model; it is asked only when `engine` is `llm`. */
  readonly model: ModelSettings | null;
  readonly theme: string;
  readonly fonts: FontSettings;
  /** Packages with HTML themes that are installed beside this file and may be chosen by name. */
  readonly html_themes: readonly string[];
  /** What the host's own trade says beyond the lexicon. */
  readonly lexicon: readonly OwnTerm[];
}

export const defaultServerSettings: ServerSettings = Object.freeze({
  database: null,
  plans: {
    free: { requests_per_minute: 60, credits: 100 },
    pro: { requests_per_minute: 600, credits: 10_000 },
  },
  credit_costs: { basic: 1, good: 2, super: 3 },
  engine: 'rules',
  model: null,
  theme: 'ats',
  fonts: { system: true },
  html_themes: [],
  lexicon: [],
});

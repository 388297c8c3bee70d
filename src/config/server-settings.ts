import type { FinetuneLevel, OwnTerm, Plan } from '../contract/choices.ts';
import type { ModelSettings } from '../contract/model.ts';

export interface PlanSettings {
  readonly requests_per_minute: number;
  /** Credits per billing cycle. */
  readonly credits: number;
}

/** For characters missing in the packaged fonts. */
export interface FontSettings {
  /** Searched first. */
  readonly folder?: string | undefined;
  /** True if the machine's fonts are searched too. */
  readonly system: boolean;
}

/** The host's settings in server.yaml, with the names of the file. */
export interface ServerSettings {
  /** `postgres://…` of a shared database; null: the file in the home. */
  readonly database: string | null;
  readonly plans: Readonly<Record<Plan, PlanSettings>>;
  readonly credit_costs: Readonly<Record<FinetuneLevel, number>>;
  readonly engine: 'rules' | 'llm';
  /** The language model; used only if `engine` is `llm`. */
  readonly model: ModelSettings | null;
  readonly theme: string;
  readonly fonts: FontSettings;
  /** Installed packages with HTML themes that can be chosen by name. */
  readonly html_themes: readonly string[];
  /** Terms of the host's trade (occupational field) in addition to the lexicon. */
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

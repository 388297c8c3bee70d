import type { OwnTerm } from '../../contract/own-term.ts';
import type { Issue } from '../../contract/validation-error.ts';
import type { Engine } from '../../service/ports.ts';

/* What is asked of a thread that works for the engine, and what it answers. */

export interface EngineSetup {
  readonly ownTerms: readonly OwnTerm[];
}

export type EngineMethod = keyof Engine;

export interface EngineJob {
  readonly method: EngineMethod;
  readonly input: unknown;
}

export type EngineAnswer =
  | { readonly result: unknown }
  /** Input that is not what it should be. */
  | { readonly issues: readonly Issue[] }
  /** Anything else that went wrong, for the log. */
  | { readonly error: unknown };

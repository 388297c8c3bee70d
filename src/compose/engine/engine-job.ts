import type { OwnTerm } from '../../contract/choices.ts';
import type { Issue } from '../../contract/validation-error.ts';
import type { DocumentReader, Engine, FileFormats } from '../../service/ports.ts';

/* What is asked of a thread that reads and tailors for a server, and what it answers. */

export interface EngineSetup {
  readonly ownTerms: readonly OwnTerm[];
}

/** What takes up to seconds for texts that nobody would write. */
export type ThreadWork = Engine &
  FileFormats &
  Required<Pick<DocumentReader, 'read' | 'readAgain' | 'revise'>>;

export interface EngineJob {
  readonly method: keyof ThreadWork;
  readonly input: readonly unknown[];
}

export type EngineAnswer =
  | { readonly result: unknown }
  /** Input that is not what it should be. */
  | { readonly issues: readonly Issue[] }
  /** Anything else that went wrong, for the log. */
  | { readonly error: unknown };

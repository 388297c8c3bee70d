import type { ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Route } from './routes.ts';
import type { Service } from './service.ts';

/** Services and state that every view can use. */
export interface Surroundings {
  readonly service: Service;
  readonly route: ReadonlySignal<Route>;
  /** True if the service can read a posting from its web address. */
  readonly readsAddresses: ReadonlySignal<boolean>;
  go(route: Route): void;
  /** Shows a notice, which screen readers read out. */
  announce(message: string): void;
  /** Shows an error. */
  fail(error: unknown): void;
  /** Removes the current notice. */
  dismiss(): void;
  /** Deletes after ten seconds, or at once when the page is left; can be undone until then. */
  deleteLater(resume: { readonly id: string; readonly title: string }): void;
  /** Cancels a pending deletion. */
  keep(id: string): void;
  /** Ids of resumes with a pending deletion. */
  readonly leaving: ReadonlySignal<ReadonlySet<string>>;
  /** Ids of resumes that this page deleted, which lists loaded earlier still contain. */
  readonly deleted: ReadonlySignal<ReadonlySet<string>>;
  /** A new idempotency key. */
  newKey(): string;
  wait(milliseconds: number): Promise<void>;
  /** Ids and choices that this browser remembers; never texts. */
  readonly memory: Memory;
  /** The entered posting, which survives a reload until the tab is closed or signed out. */
  readonly draft: PostingDraft;
}

export interface PostingTarget {
  readonly company?: string;
  readonly position?: string;
}

/** The text of the posting, with what the user entered beside it. */
export interface EnteredPosting extends PostingTarget {
  readonly text: string;
}

export interface PostingDraft {
  read(): EnteredPosting;
  write(entered: EnteredPosting): void;
}

export interface Memory {
  read(name: string): readonly string[];
  write(name: string, values: readonly string[]): void;
}

export const SurroundingsContext = createContext<Surroundings | null>(null);

export function useSurroundings(): Surroundings {
  const surroundings = useContext(SurroundingsContext);
  if (surroundings) return surroundings;
  throw new Error('A view is rendered outside the page.');
}

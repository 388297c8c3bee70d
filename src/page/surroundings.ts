import type { ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Place } from './places.ts';
import type { Service } from './service.ts';

/** What every view may use; handed in once, so that a test can hand in another. */
export interface Surroundings {
  readonly service: Service;
  readonly place: ReadonlySignal<Place>;
  /** Whether the service reads a posting at its address. */
  readonly readsAddresses: ReadonlySignal<boolean>;
  go(place: Place): void;
  /** Says something to people who look and to those who listen. */
  announce(message: string): void;
  /** Says why something failed. */
  fail(error: unknown): void;
  /** Takes back what was said last. */
  dismiss(): void;
  /** Deletes after ten seconds, or at once when the page is left; until then it can be taken back. */
  deleteLater(resume: { readonly id: string; readonly title: string }): void;
  /** Takes a deletion back that has not happened yet. */
  keep(id: string): void;
  /** Resumes that are about to be deleted. */
  readonly leaving: ReadonlySignal<ReadonlySet<string>>;
  /** Resumes that this page has deleted: a list that was read before still holds them. */
  readonly deleted: ReadonlySignal<ReadonlySet<string>>;
  /** A key that no other request has. */
  newKey(): string;
  wait(milliseconds: number): Promise<void>;
  /** What this browser remembers of a resume; never a text. */
  readonly memory: Memory;
  /** What was typed and not sent yet: this tab keeps it over a reload, and until it is closed or signed out. */
  readonly draft: Draft;
}

export interface Draft {
  read(): string;
  write(text: string): void;
}

export interface Memory {
  read(name: string): readonly string[];
  write(name: string, values: readonly string[]): void;
}

export const SurroundingsContext = createContext<Surroundings | null>(null);

export function useSurroundings(): Surroundings {
  const surroundings = useContext(SurroundingsContext);
  if (surroundings) return surroundings;
  throw new Error('A view stands outside the page.');
}

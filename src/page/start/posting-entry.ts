import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Posting } from '../../contract/objects.ts';
import { addressIn } from '../parts/posting-source.ts';
import type { PostingTarget, Surroundings } from '../surroundings.ts';

/** The posting that the user enters, and what the service reads in it. */
export interface PostingEntry {
  readonly text: ReadonlySignal<string>;
  /** The web address if the text is nothing else; otherwise null. */
  readonly address: ReadonlySignal<string | null>;
  readonly company: ReadonlySignal<string>;
  readonly position: ReadonlySignal<string>;
  /** The posting that the service read in the current text; null if it has not yet. */
  readonly posting: ReadonlySignal<string | null>;
  /** True while a file or web page is read that will replace the text. */
  readonly isReplacing: ReadonlySignal<boolean>;
  /** @param isWhole true if the text was pasted and may be another posting */
  setText(text: string, isWhole: boolean): void;
  setTarget(target: PostingTarget): void;
  /** Lets the service read the text, unless it did. The answer is ignored if the text has changed. */
  read(): Promise<void>;
  /**
   * Replaces the text by the posting that `read` returns.
   * @returns false if the user wrote or chose something else in the meantime
   */
  replaceBy(read: () => Promise<Posting>): Promise<boolean>;
}

/** A posting, and the text that it was read from. */
interface ReadPosting {
  readonly readFrom: string;
  readonly posting: string;
}

const targetNames = ['company', 'position'] as const;

export function createPostingEntry({
  service,
  draft,
}: Pick<Surroundings, 'service' | 'draft'>): PostingEntry {
  const kept = draft.read();
  const text = signal(kept.text);
  const found = signal<ReadPosting | null>(null);
  const isReplacing = signal(false);
  const target = { company: signal(kept.company ?? ''), position: signal(kept.position ?? '') };
  /** Fields that the user filled in, which the service's reading does not overwrite. */
  const said = new Set(targetNames.filter((name) => kept[name] !== undefined));
  /** The pending request for a text, shared by all callers. */
  let reading: { readonly from: string; readonly done: Promise<void> } | null = null;
  /** Incremented whenever the user decides on a text. */
  let decisions = 0;

  const keep = (): void =>
    draft.write({
      text: text.value,
      ...Object.fromEntries([...said].map((name) => [name, target[name].value])),
    });
  const write = (value: string): void => {
    text.value = value;
    keep();
  };

  const take = (readFrom: string, { job_description, company_name, position }: Posting): void => {
    if (text.value !== readFrom) return;
    found.value = { readFrom, posting: job_description };
    if (!said.has('company')) target.company.value = company_name ?? '';
    if (!said.has('position')) target.position.value = position ?? '';
  };

  async function readNow(from: string): Promise<void> {
    try {
      take(from, await service.postings.read({ text: from }));
    } finally {
      if (reading?.from === from) reading = null;
    }
  }

  const posting = computed(() =>
    found.value !== null && found.value.readFrom === text.value ? found.value.posting : null,
  );

  return {
    ...{ text, posting, isReplacing, ...target },
    address: computed(() => addressIn(text.value)),
    setText(value, isWhole) {
      decisions += 1;
      isReplacing.value = false;
      // The company and position of one posting do not apply to the next.
      if (value.trim() === '' || (isWhole && text.value.trim() !== '')) said.clear();
      write(value);
    },
    setTarget(changed) {
      for (const name of targetNames) {
        const value = changed[name];
        if (value === undefined) continue;
        said.add(name);
        target[name].value = value;
      }
      keep();
    },
    async read() {
      const from = text.value;
      if (posting.value !== null) return;
      if (reading?.from !== from) reading = { from, done: readNow(from) };
      await reading.done;
    },
    async replaceBy(read) {
      decisions += 1;
      const ours = decisions;
      if (addressIn(text.value) === null && text.value.trim() !== '') said.clear();
      isReplacing.value = true;
      try {
        const replacement = await read();
        if (ours !== decisions) return false;
        write(replacement.job_description);
        take(replacement.job_description, replacement);
        return true;
      } catch (error) {
        if (ours === decisions) throw error;
        return false;
      } finally {
        if (ours === decisions) isReplacing.value = false;
      }
    },
  };
}

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { bestBase, defaultBase } from '../../contract/base-names.ts';
import type { BaseResume, ResumeReading } from '../../contract/objects.ts';
import { isJsonObject } from '../../values/json-object.ts';
import { sentFile } from '../parts/sent-file.ts';
import { chosenBase } from '../postings/posting-search.ts';
import { messageOf, Refusal } from '../service.ts';
import type { Surroundings } from '../surroundings.ts';

/** A file, or the name of a stored base resume. */
export type ChosenResume = ResumeReading | string;

/** The resume to tailor: a stored one, or a file that tailoring will store. */
export interface ResumeChoice {
  /** The stored resume; undefined: not known yet; null: none. */
  readonly stored: ReadonlySignal<BaseResume | null | undefined>;
  /** Why the stored resumes could not be read; null if they could, or are still loading. */
  readonly unread: ReadonlySignal<string | null>;
  /** Names of the stored base resumes. */
  readonly bases: ReadonlySignal<readonly string[]>;
  /** Name of the chosen one; `best`: the one with the highest score. */
  readonly base: ReadonlySignal<string>;
  /** A file that is used instead of a stored resume. */
  readonly reading: ReadonlySignal<ResumeReading | null>;
  /** The name that the user enters if the file has none; null if it has one. */
  readonly ownName: ReadonlySignal<string | null>;
  /** Name of the base resume that tailoring stores the file as. */
  readonly nameOfFile: ReadonlySignal<string>;
  readonly chosen: ReadonlySignal<ChosenResume>;
  readonly isThere: ReadonlySignal<boolean>;
  load(): Promise<void>;
  choose(name: string): Promise<void>;
  /** @returns false if another resume was chosen in the meantime */
  readFile(file: File): Promise<boolean>;
  useStored(): void;
  setOwnName(name: string): void;
  setNameOfFile(name: string): void;
  /** Stores the file, if there is one. @returns the name and version of the stored resume */
  store(): Promise<{ readonly base: string; readonly version: string | undefined }>;
}

type Parts = Pick<Surroundings, 'service' | 'announce' | 'memory'>;

export function createResumeChoice({ service, announce, memory }: Parts): ResumeChoice {
  const stored = signal<BaseResume | null | undefined>(undefined);
  const unread = signal<string | null>(null);
  const reading = signal<ResumeReading | null>(null);
  const ownName = signal<string | null>(null);
  const bases = signal<readonly string[]>([]);
  const base = signal<string>(memory.read(chosenBase)[0] ?? defaultBase);
  const nameOfFile = signal<string>(defaultBase);
  /** True if the base name was chosen in this session, not remembered by the browser. */
  let isChosenHere = false;
  /** Incremented by each decision between a file and a stored resume. */
  let decisions = 0;

  /** The chosen name; the first one for `best`, because the best is not known yet. */
  const nameToRead = () => (base.value === bestBase ? (bases.value[0] ?? defaultBase) : base.value);

  async function readStored(): Promise<void> {
    const name = nameToRead();
    let found: BaseResume | null = null;
    try {
      found = await service.baseResume.get({ name });
    } catch (error) {
      // New users have no stored resume.
      const isNone = error instanceof Refusal && error.reason === 'not_found';
      if (!isNone && name === nameToRead()) unread.value = messageOf(error);
    }
    // Another resume may have been chosen in the meantime.
    if (name === nameToRead()) stored.value = found;
  }

  const take = (file: ResumeReading | null): void => {
    decisions += 1;
    reading.value = file;
    ownName.value = file?.name === '' ? '' : null;
  };

  return {
    ...{ stored, unread, bases, base, reading, ownName, nameOfFile },
    chosen: computed(() => reading.value ?? base.value),
    isThere: computed(() => reading.value !== null || Boolean(stored.value)),
    async load() {
      unread.value = null;
      try {
        bases.value = (await service.baseResume.list()).data.map(({ name }) => name);
      } catch (error) {
        unread.value = messageOf(error);
        return;
      }
      const isThere = base.value === bestBase || bases.value.includes(base.value);
      if (!isThere) base.value = bases.value[0] ?? defaultBase;
      await readStored();
    },
    async choose(name) {
      isChosenHere = true;
      base.value = name;
      memory.write(chosenBase, [name]);
      unread.value = null;
      await readStored();
    },
    async readFile(file) {
      decisions += 1;
      const ours = decisions;
      try {
        const read = await service.baseResume.read(await sentFile(file));
        if (ours !== decisions) return false;
        nameOfFile.value = isChosenHere && base.value !== bestBase ? base.value : defaultBase;
        take(read);
        return true;
      } catch (error) {
        if (ours === decisions) throw error;
        return false;
      }
    },
    useStored: () => take(null),
    setOwnName(name) {
      ownName.value = name;
    },
    setNameOfFile(name) {
      nameOfFile.value = name;
    },
    async store() {
      const file = reading.value;
      if (!file) return { base: base.value, version: stored.value?.version };
      const name = nameOfFile.value;
      const isNew = !bases.value.includes(name);
      const source = ownName.value === null ? file.source : withName(file.source, ownName.value.trim());
      const kept = await service.baseResume.put(source, { source_format: file.format, name });
      if (isNew) bases.value = [...bases.value, name];
      // Another file may have been chosen while this one was stored.
      if (reading.value === file) {
        stored.value = kept;
        base.value = name;
        take(null);
      }
      announce(
        isNew
          ? `Your resume is stored as ${name}.`
          : `Your resume is stored as ${name}; the earlier one is kept.`,
      );
      return { base: name, version: kept.version };
    },
  };
}

/** The name is under `basics` in every format that is stored. */
function withName(source: ResumeReading['source'], name: string): ResumeReading['source'] {
  const { basics } = source;
  return { ...source, basics: { ...(isJsonObject(basics) ? basics : {}), name } };
}

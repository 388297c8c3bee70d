import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { FinetuneLevel } from '../../contract/choices.ts';
import { isJsonObject } from '../../contract/json-object.ts';
import { limits } from '../../contract/limits.ts';
import type { BaseResume, ResumeReading } from '../../contract/objects.ts';
import { bestBase, defaultBase, openPosition, unknownCompany } from '../../contract/reserved-names.ts';
import type { Score } from '../../contract/score.ts';
import { codePoints } from '../../contract/strings.ts';
import { addressIn, asksNoAddress } from '../parts/posting-source.ts';
import { type SentFile, sentFile } from '../parts/sent-file.ts';
import { shownNumber } from '../parts/words.ts';
import { chosenBase } from '../postings/posting-search.ts';
import { messageOf, Refusal, type Service } from '../service.ts';
import type { Surroundings } from '../surroundings.ts';

/** What a first minute is about: a resume, a posting, and how well the one answers the other. */
export interface NewTailoring {
  /** undefined: not known yet; null: none is stored. */
  readonly stored: ReadonlySignal<BaseResume | null | undefined>;
  /** Names of those that are stored. */
  readonly bases: ReadonlySignal<readonly string[]>;
  /** The name of the one to take; `best`: whichever scores highest. */
  readonly base: ReadonlySignal<string>;
  chooseBase(name: string): Promise<void>;
  /** A file that is taken instead of a stored one. */
  readonly reading: ReadonlySignal<ResumeReading | null>;
  /** Whose the file is, said by the person where it names nobody; null: it names somebody. */
  readonly ownName: ReadonlySignal<string | null>;
  setOwnName(name: string): void;
  /** The name that tailoring stores the file under. */
  readonly nameOfFile: ReadonlySignal<string>;
  setNameOfFile(name: string): void;
  readonly text: ReadonlySignal<string>;
  /** The address that stands where the text should; null: there is none. */
  readonly address: ReadonlySignal<string | null>;
  /** Said when the typing rests: what is typed first is always too short. */
  readonly isTooShort: ReadonlySignal<boolean>;
  readonly company: ReadonlySignal<string>;
  readonly position: ReadonlySignal<string>;
  readonly score: ReadonlySignal<Score | null>;
  /** Why there is no score; null when there is one, or nothing to score. */
  readonly problem: ReadonlySignal<string | null>;
  readonly isScoring: ReadonlySignal<boolean>;
  readonly isTailoring: ReadonlySignal<boolean>;
  readonly canTailor: ReadonlySignal<boolean>;
  load(): Promise<void>;
  readResume(file: File): Promise<void>;
  useStored(): void;
  readPostingFile(file: File): Promise<void>;
  /** Puts the posting at the address in its place. */
  readAddress(): Promise<void>;
  /** @param isWhole it was pasted, and is read at once; what is typed is waited for */
  setText(text: string, isWhole: boolean): void;
  setTarget(target: { readonly company?: string; readonly position?: string }): void;
  tailor(level: FinetuneLevel): Promise<void>;
}

const typingMilliseconds = 500;

type Parts = Pick<
  Surroundings,
  | 'service'
  | 'fail'
  | 'dismiss'
  | 'announce'
  | 'go'
  | 'newKey'
  | 'place'
  | 'draft'
  | 'memory'
  | 'readsAddresses'
>;

export function newTailoring(parts: Parts): NewTailoring {
  const { service, fail, dismiss, announce, go, newKey, place, draft, memory, readsAddresses } = parts;
  const stored = signal<BaseResume | null | undefined>(undefined);
  const reading = signal<ResumeReading | null>(null);
  const ownName = signal<string | null>(null);
  const bases = signal<readonly string[]>([]);
  const base = signal<string>(memory.read(chosenBase)[0] ?? defaultBase);
  const nameOfFile = signal<string>(defaultBase);
  /** What this browser remembers was not chosen for the file that comes now. */
  let isChosenHere = false;
  const text = signal(draft.read());
  const isTooShort = signal(false);
  const company = signal('');
  const position = signal('');
  const score = signal<Score | null>(null);
  const problem = signal<string | null>(null);
  const isScoring = signal(false);
  const isTailoring = signal(false);
  /** The text as the service read it; what is sent is what was scored. */
  let posting = '';
  let round = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Kept until it is known what became of it, so that asking again makes no second resume. */
  let key: { readonly of: string; readonly value: string } | null = null;

  const hasResume = computed(() => reading.value !== null || Boolean(stored.value));
  const address = computed(() => addressIn(text.value));

  /** Whatever was on its way is of no use any more. */
  const showNoScore = (why: string | null): void => {
    score.value = null;
    problem.value = why;
    isScoring.value = false;
  };

  async function rescore(isNewText: boolean): Promise<void> {
    round += 1;
    const ours = round;
    const isCurrent = () => ours === round;
    if (address.value !== null) return showNoScore(readsAddresses.value ? null : asksNoAddress);
    const length = codePoints(text.value.trim());
    isTooShort.value = length > 0 && length < limits.jobDescription.min;
    if (length < limits.jobDescription.min || !hasResume.value) return showNoScore(null);
    isScoring.value = true;
    try {
      if (isNewText) await readAgain(service.postings.read({ text: text.value }), isCurrent);
      if (!isCurrent()) return;
      const characters = codePoints(posting);
      if (characters > limits.jobDescription.max) return showNoScore(tooLong(characters));
      const made = await service.resumes.score(
        {
          job_description: posting,
          ...(position.value.trim() && { position: position.value.trim() }),
          ...(company.value.trim() && { company_name: company.value.trim() }),
          ...(reading.value && { resume: reading.value.source }),
        },
        reading.value ? {} : { base: base.value },
      );
      if (!isCurrent()) return;
      score.value = made;
      problem.value = null;
    } catch (error) {
      if (!isCurrent()) return;
      score.value = null;
      problem.value = messageOf(error);
    } finally {
      if (isCurrent()) isScoring.value = false;
    }
  }

  async function readAddress(): Promise<void> {
    const url = address.value;
    if (url === null || !readsAddresses.value) return rescore(true);
    clearTimeout(timer);
    round += 1;
    const ours = round;
    const isCurrent = () => ours === round && address.value === url;
    showNoScore(null);
    isScoring.value = true;
    try {
      const read = await service.postings.read({ url });
      if (!isCurrent()) return;
      setText(read.job_description);
      await readAgain(Promise.resolve(read), () => ours === round);
      await rescore(false);
    } catch (error) {
      if (isCurrent()) showNoScore(messageOf(error));
    }
  }

  async function readAgain(
    read: ReturnType<Service['postings']['read']>,
    isCurrent: () => boolean,
  ): Promise<void> {
    const { job_description, company_name, position: title } = await read;
    if (!isCurrent()) return;
    posting = job_description;
    company.value = company_name ?? '';
    position.value = title ?? '';
  }

  const setText = (value: string): void => {
    text.value = value;
    isTooShort.value = false;
    draft.write(value);
  };

  const later = (isNewText: boolean, milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void rescore(isNewText), milliseconds);
  };

  /** The one that is chosen; of the best it is not known yet which it is. */
  const nameToRead = () => (base.value === bestBase ? (bases.value[0] ?? defaultBase) : base.value);

  async function readStored(): Promise<void> {
    const name = nameToRead();
    let found: BaseResume | null = null;
    try {
      found = await service.baseResume.get({ name });
    } catch (error) {
      // None is how everybody begins.
      const isNone = error instanceof Refusal && error.reason === 'not_found';
      if (!isNone && name === nameToRead()) fail(error);
    }
    // Another one may be chosen by now.
    if (name === nameToRead()) stored.value = found;
  }

  async function readBases(): Promise<void> {
    const { data } = await service.baseResume.list().catch((error: unknown) => {
      fail(error);
      return { data: [] };
    });
    bases.value = data.map(({ name }) => name);
    const isThere = base.value === bestBase || bases.value.includes(base.value);
    if (!isThere) base.value = bases.value[0] ?? defaultBase;
    await readStored();
  }

  const withFile = async (file: File, use: (sent: SentFile) => Promise<void>): Promise<void> => {
    // Why another file was refused is of no use here.
    dismiss();
    try {
      await use(await sentFile(file));
    } catch (error) {
      fail(error);
    }
  };

  return {
    ...{
      stored,
      bases,
      base,
      reading,
      ownName,
      nameOfFile,
      text,
      address,
      readAddress,
      isTooShort,
      company,
      position,
      score,
      problem,
      isScoring,
      isTailoring,
    },
    canTailor: computed(
      () => score.value !== null && !isScoring.value && !isTailoring.value && ownName.value?.trim() !== '',
    ),
    async load() {
      await readBases();
      if (text.value !== '') await rescore(true);
    },
    readResume: (file) =>
      withFile(file, async (sent) => {
        const read = await service.baseResume.read(sent);
        nameOfFile.value = isChosenHere && base.value !== bestBase ? base.value : defaultBase;
        reading.value = read;
        ownName.value = read.name === '' ? '' : null;
        await rescore(posting === '');
      }),
    setOwnName(name) {
      ownName.value = name;
    },
    setNameOfFile(name) {
      nameOfFile.value = name;
    },
    async chooseBase(name) {
      isChosenHere = true;
      base.value = name;
      memory.write(chosenBase, [name]);
      await readStored();
      await rescore(posting === '');
    },
    useStored() {
      reading.value = null;
      ownName.value = null;
      void rescore(posting === '');
    },
    readPostingFile: (file) =>
      withFile(file, async (sent) => {
        const read = await service.postings.read(sent);
        setText(read.job_description);
        await readAgain(Promise.resolve(read), () => true);
        await rescore(false);
      }),
    setText(value, isWhole) {
      setText(value);
      // An address that is typed may still be half of one: that one is read when the person says so.
      if (isWhole && address.value !== null) void readAddress();
      else later(true, isWhole ? 0 : typingMilliseconds);
    },
    setTarget(target) {
      if (target.company !== undefined) company.value = target.company;
      if (target.position !== undefined) position.value = target.position;
      later(false, typingMilliseconds);
    },
    async tailor(level) {
      isTailoring.value = true;
      try {
        const read = reading.value;
        if (read) {
          const name = nameOfFile.value;
          const isNew = !bases.value.includes(name);
          const source = ownName.value === null ? read.source : withName(read.source, ownName.value.trim());
          stored.value = await service.baseResume.put(source, { source_format: read.format, name });
          base.value = name;
          if (isNew) bases.value = [...bases.value, name];
          reading.value = null;
          ownName.value = null;
          announce(
            isNew
              ? `Your resume is stored as ${name}.`
              : `Your resume is stored as ${name}; the earlier one is kept.`,
          );
        }
        const request = {
          job_description: posting,
          company_name: company.value.trim() || unknownCompany,
          position: position.value.trim() || openPosition,
          finetune_level: level,
        };
        const of = JSON.stringify([request, base.value, stored.value?.version]);
        if (key?.of !== of) key = { of, value: newKey() };
        const made = await service.resumes.generate(request, {
          idempotencyKey: key.value,
          base: base.value,
          require: 'requirements',
        });
        key = null;
        // Who went elsewhere meanwhile is not taken away from there.
        if (place.value.view === 'start') go({ view: 'review', id: made.id });
        else announce('Your tailored resume is ready. It is the first in the list of resumes.');
      } catch (error) {
        fail(error);
      } finally {
        isTailoring.value = false;
      }
    },
  };
}

/** The name is under `basics` in every format that is stored. */
function withName(source: ResumeReading['source'], name: string): ResumeReading['source'] {
  const { basics } = source;
  return { ...source, basics: { ...(isJsonObject(basics) ? basics : {}), name } };
}

function tooLong(length: number): string {
  return `This posting has ${shownNumber(length)} characters; at most ${shownNumber(limits.jobDescription.max)} are read. Cut what is not about the job.`;
}

import { limits } from '../../contract/limits.ts';
import { codePoints } from '../../contract/strings.ts';
import { sourceKindOf } from '../../documents/files/file-text.ts';
import { isMail } from '../../documents/posting/is-mail.ts';
import type { PostingFile, ReadPosting } from '../../documents/posting/read-posting.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { type InputFile, inputText, readInput } from '../files/read-input.ts';
import { digest } from '../generate/pending-request.ts';
import { canAsk } from '../terminal/questions.ts';

export interface JobPosting {
  readonly text: string;
  /** What the posting says itself, when it does. */
  readonly company?: string | undefined;
  readonly position?: string | undefined;
}

/** A posting that was named and is yet to be read. */
export interface PostingInput {
  /** SHA-256 of its bytes; its address where it is on the web. */
  readonly given: string;
  /** @throws UsageError, ValidationError when it holds no posting */
  read(): Promise<JobPosting>;
}

interface PostingSource {
  /** A file, `-`, or an address of the web. */
  readonly file?: string | undefined;
  readonly text?: string | undefined;
  /** Addresses of this machine and of private networks may be asked. */
  readonly allowPrivate?: boolean | undefined;
}

/**
 * Asks for what is not given, where somebody can be asked.
 * @throws UsageError, ValidationError when no posting or two are given, or the file holds none
 */
export async function readJobPosting(context: Context, source: PostingSource): Promise<JobPosting> {
  return (await openPosting(context, source)).read();
}

/** The same in two steps. @throws UsageError */
export async function openPosting(context: Context, source: PostingSource): Promise<PostingInput> {
  const { file, text } =
    source.file === undefined && source.text === undefined ? await asked(context) : source;
  if (file !== undefined && text !== undefined) {
    throw new UsageError('give the posting once: as a file or with --job-text');
  }
  const input =
    text === undefined
      ? await openNamed(context, file ?? '', source.allowPrivate ?? false)
      : { given: digest(text), read: () => read({ name: pastedName, text }) };
  return {
    ...input,
    async read() {
      const posting = await input.read();
      checkLength(file ?? pastedName, posting);
      return posting;
    },
  };
}

/** A posting that came without a file. */
const pastedName = 'the posting';

async function openNamed(context: Context, name: string, allowPrivate: boolean): Promise<PostingInput> {
  if (isWebAddress(name)) return { given: name, read: () => fetched(context, name, allowPrivate) };
  const input = await readInput(name, context.io);
  return { given: digest(input.bytes), read: () => readPostingFile(input, context.note) };
}

async function asked(context: Context): Promise<PostingSource> {
  if (!canAsk(context)) {
    throw new UsageError(
      'give the job posting: a file, a web address, - for standard input, or its text with --job-text',
    );
  }
  const { askPosting } = await import('../terminal/ask-for-input.ts');
  return askPosting(context);
}

async function read(file: PostingFile): Promise<JobPosting> {
  const { readPosting } = await import('../../documents/posting/read-posting.ts');
  return readPosting(file);
}

async function fetched(context: Context, address: string, allowPrivate: boolean): Promise<JobPosting> {
  const { readWebPosting } = await import('./read-web-posting.ts');
  return context.progress('Reading the posting', () => readWebPosting(context, address, allowPrivate));
}

/** The service checks it too, but it does not know which file the text came from. @throws UsageError */
export function checkLength(file: string, { text }: JobPosting): void {
  const { min, max } = limits.jobDescription;
  const length = codePoints(text);
  if (length >= min && length <= max) return;
  throw new UsageError(`${file}: a job posting has ${min} to ${max} characters; this one has ${length}`);
}

/**
 * A posting in any document that a resume may be (text, HTML, JSON, PDF, DOCX, ODT or RTF), or in a mail.
 * @throws UsageError, ValidationError naming the file and what is wrong with it
 */
export async function readPostingFile(
  input: InputFile,
  say: (note: string) => void = () => undefined,
): Promise<ReadPosting> {
  const kind = sourceKindOf(input.bytes);
  if (kind === 'text' && isMail(input.name, input.bytes)) {
    const { readMailPosting } = await import('../../documents/posting/read-posting-file.ts');
    return readMailPosting(input.name, input.bytes);
  }
  if (kind === 'text') {
    const { readPosting } = await import('../../documents/posting/read-posting.ts');
    const { name, text, note } = inputText(input);
    const posting = await readPosting({ name, text });
    if (note !== null) say(`${name}: ${note}`);
    return posting;
  }
  const { readPostingDocument } = await import('../../documents/posting/read-posting-file.ts');
  return readPostingDocument(input.name, { kind, bytes: input.bytes });
}

/** Whether the word on the command line is an address of the web and not a file. */
export function isWebAddress(word: string): boolean {
  return /^https?:\/\//i.test(word);
}

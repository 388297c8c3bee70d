import { postingIssue, postingTooLong } from '../../contract/posting-text.ts';
import { sourceKindOf } from '../../documents/files/file-text.ts';
import { isMail } from '../../documents/posting/is-mail.ts';
import type { PostingFile, ReadPosting } from '../../documents/posting/read-posting.ts';
import { sha256 } from '../../sha256.ts';
import { ValidationError } from '../../values/validation-error.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { type InputFile, inputText, readInput } from '../files/read-input.ts';
import { canAsk } from '../terminal/questions.ts';

export interface JobPosting {
  readonly text: string;
  /** Read in the posting, if it names them. */
  readonly company?: string | undefined;
  readonly position?: string | undefined;
}

/** A posting that was read, with the input that it was read from. */
export interface GivenPosting extends JobPosting {
  /** SHA-256 of the bytes, or the web address. */
  readonly given: string;
}

/** A named posting that is not read yet. */
export interface PostingInput {
  /** SHA-256 of its bytes, or its web address. */
  readonly given: string;
  /** @throws UsageError or ValidationError if it is not a posting */
  read(): Promise<JobPosting>;
}

interface PostingSource {
  /** A file, `-` or a web address. */
  readonly file?: string | undefined;
  readonly text?: string | undefined;
  /** Allow addresses of this machine and private networks. */
  readonly allowPrivate?: boolean | undefined;
}

/**
 * Reads the posting; asks for it on a terminal if none is given.
 * @throws UsageError or ValidationError if none or two are given, or the file has none
 */
export async function readJobPosting(context: Context, source: PostingSource): Promise<JobPosting> {
  return (await openPosting(context, source)).read();
}

/** Finds the posting now, to be read later. @throws UsageError */
export async function openPosting(context: Context, source: PostingSource): Promise<PostingInput> {
  const { file, text } =
    source.file === undefined && source.text === undefined ? await asked(context) : source;
  if (file !== undefined && text !== undefined) {
    throw new UsageError('give the posting once: as a file or with --job-text');
  }
  const input =
    text === undefined
      ? await openNamed(context, file ?? '', source.allowPrivate ?? false)
      : { given: sha256(text), read: () => read({ name: pastedName, text }) };
  return {
    ...input,
    async read() {
      const posting = await input.read();
      checkText(file ?? pastedName, posting);
      return posting;
    },
  };
}

/** The name of a posting without a file, in messages. */
const pastedName = 'the posting';

async function openNamed(context: Context, name: string, allowPrivate: boolean): Promise<PostingInput> {
  if (isWebAddress(name)) return { given: name, read: () => fetched(context, name, allowPrivate) };
  const input = await readInput(name, context.io, { tooLarge: postingTooLong });
  return { given: sha256(input.bytes), read: () => readPostingFile(input, context.note) };
}

async function asked(context: Context): Promise<PostingSource> {
  if (!canAsk(context)) {
    throw new UsageError(
      'give the job posting: a file, a web address, - for standard input, or its text with --job-text',
    );
  }
  const { askPosting } = await import('./ask-posting.ts');
  return askPosting(context);
}

async function read(file: PostingFile): Promise<JobPosting> {
  const { readPostingText } = await import('../../documents/posting/read-posting.ts');
  return readPostingText(file);
}

async function fetched(context: Context, address: string, allowPrivate: boolean): Promise<JobPosting> {
  const { readWebPosting } = await import('./read-web-posting.ts');
  return context.progress('Reading the posting', () => readWebPosting(context, address, allowPrivate));
}

/** The service checks this too, but does not know the file name. @throws ValidationError */
export function checkText(file: string, { text }: JobPosting): void {
  const issue = postingIssue(file, text);
  if (issue) throw new ValidationError([issue]);
}

/**
 * Reads a posting from any resume format (text, HTML, JSON, PDF, DOCX, ODT, RTF) or from a mail.
 * @throws UsageError or ValidationError that names the file and the problem
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
    const { readPostingText } = await import('../../documents/posting/read-posting.ts');
    const { name, text, note } = inputText(input);
    const posting = await readPostingText({ name, text });
    if (note !== null) say(`${name}: ${note}`);
    return posting;
  }
  const { readPostingDocument } = await import('../../documents/posting/read-posting-file.ts');
  return readPostingDocument(input.name, { kind, bytes: input.bytes });
}

/** True if the argument is a web address and not a file. */
export function isWebAddress(word: string): boolean {
  return /^https?:\/\//i.test(word);
}

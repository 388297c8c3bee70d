import { parseUrl } from '../values/web-address.ts';
import { ProtocolError } from './errors.ts';
import { reach } from './reach.ts';
import { type ReceivedHead, readError } from './read-answer.ts';

/** The fetch function that a download needs. */
export type FetchBytes = (
  url: string,
  init: { readonly signal?: AbortSignal; readonly redirect: 'manual' },
) => Promise<BytesAnswer>;

interface BytesAnswer extends ReceivedHead {
  readonly body: AsyncIterable<Uint8Array> | null;
}

export interface DownloadOptions {
  readonly fetch: FetchBytes;
  /** In milliseconds. */
  readonly timeout?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Larger than any of our resumes; protects the memory from a wrong server. */
const maxMegabytes = 50;

/**
 * The bytes behind a `pdf_url`. No key is sent, because the signature in the link is the permission.
 * Throws ApiError (refused by the service), ConnectionError (no answer) or ProtocolError (no PDF).
 */
export async function download(
  url: string,
  { fetch, timeout, signal }: DownloadOptions,
): Promise<Uint8Array> {
  // A server must not make this machine read its own files.
  if (!/^https?:$/.test(parseUrl(url)?.protocol ?? ''))
    throw new ProtocolError(`The server's link to the PDF is not a web address: ${url}`, { status: 200 });
  const { answer, bytes } = await reach(url, { timeout, signal }, async (ends) => {
    const answer = await fetch(url, { redirect: 'manual', ...(ends && { signal: ends }) });
    return { answer, bytes: await readAtMost(answer.body, maxMegabytes * 1024 * 1024) };
  });
  const { status } = answer;
  if (bytes === null)
    throw new ProtocolError(`The server sent more than ${maxMegabytes} MB instead of a resume.`, { status });
  if (status === 200) return bytes;
  throw (
    readError({ answer, text: new TextDecoder().decode(bytes) }) ??
    new ProtocolError(
      `The server answered ${status} instead of the PDF. Ask for it again: resume-tailor pdf ID`,
      { status },
    )
  );
}

/** The bytes of a body; null if there are more. */
async function readAtMost(body: BytesAnswer['body'], most: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > most) return null;
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let start = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, start);
    start += chunk.length;
  }
  return bytes;
}

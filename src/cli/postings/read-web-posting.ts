import { proxySettings } from '../../config/environment.ts';
import { type BoardPosting, boardPosting } from '../../documents/posting/board-posting.ts';
import { decodePage } from '../../documents/posting/decode-page.ts';
import { readHtml } from '../../documents/posting/read-html.ts';
import { namedPosting, type ReadPosting, readPostingText } from '../../documents/posting/read-posting.ts';
import { ValidationError } from '../../values/validation-error.ts';
import { parseUrl } from '../../values/web-address.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import {
  createFetchPage,
  type FetchPage,
  type FetchPageOptions,
  PrivateAddressRefusal,
  publicAddressRule,
  type WebPage,
  WebRefusal,
} from './fetch-page.ts';

const usualSeconds = 10;

/**
 * Fetches a posting from the person's own machine; shared servers never fetch addresses for their users.
 * @throws UsageError
 */
export async function readWebPosting(
  context: Context,
  address: string,
  allowPrivate: boolean,
): Promise<ReadPosting> {
  const { io } = context;
  const isAllowed = allowPrivate ? () => true : publicAddressRule();
  try {
    return await fetchPosting(address, fetchPageFor(context, { isAllowed, signal: io.interrupted }));
  } catch (error) {
    if (!(error instanceof WebRefusal)) throw error;
    const isPrivate = error instanceof PrivateAddressRefusal;
    const said = isPrivate ? `${error.message}; to allow it, add --allow-private` : error.message;
    throw new UsageError(`${address}: ${said}. ${pasteAdvice}`, { cause: error });
  }
}

/**
 * Fetches a posting for the page of `open`; private addresses cannot be allowed there.
 * @throws ValidationError
 */
export async function readPostingForPage(context: Context, address: string): Promise<ReadPosting> {
  const fetchPage = fetchPageFor(context, {
    isAllowed: publicAddressRule(),
    // A server that shuts down finishes running requests.
    signal: new AbortController().signal,
  });
  try {
    return await fetchPosting(address, fetchPage);
  } catch (error) {
    if (!(error instanceof WebRefusal)) throw error;
    const message = `${error.message}. Open it in your browser, select all, copy, and paste the text`;
    throw new ValidationError([{ path: address, message }]);
  }
}

function fetchPageFor(
  { io, config, version }: Context,
  options: Pick<FetchPageOptions, 'isAllowed' | 'signal'>,
) {
  return createFetchPage({
    ...options,
    proxies: proxySettings(io.environment),
    userAgent: `resume-tailor/${version} (reads one posting for the person who named it)`,
    timeoutMilliseconds: (config.timeoutSeconds.value ?? usualSeconds) * 1000,
  });
}

/** How to use a posting that cannot be fetched. */
const pasteAdvice =
  'Copy the posting in your browser, save it in a text file, and give that file instead of the address';

/** Shorter pages are placeholders whose scripts would load the posting. */
const minTextLength = 200;

const nextToNothing = 'the page has almost no text; it is filled by scripts in a browser';

/** Titles of pages shown instead of the requested one. */
const wall =
  /^(?:just a moment|attention required|access denied|are you (?:a )?(?:human|robot)|sign in|log in|security check|robot check|verify)/i;

/**
 * Fetches a posting: the page's JobPosting data, else the data of its job board, else the page text.
 * @throws WebRefusal if none of them works
 */
export async function fetchPosting(address: string, fetchPage: FetchPage): Promise<ReadPosting> {
  const page = await refusalOr(fetchPage(address));
  const html = page instanceof WebRefusal ? '' : decodePage(page.bytes, page.contentType);
  const read = page instanceof WebRefusal ? page : await refusalOr(readPage(page, html));
  if (!(read instanceof WebRefusal) && read.isWhole) return read;
  const board = addressesOf(address, page)
    .map((url) => boardPosting(url, html))
    .find((found) => found !== null);
  const fromBoard = board ? await askBoard(board, html, fetchPage) : null;
  if (fromBoard) return fromBoard;
  if (read instanceof WebRefusal) throw read;
  return read;
}

/** The final address and the typed one, since a redirect may lead to the job board or away from it. */
function addressesOf(typed: string, page: WebPage | WebRefusal): readonly URL[] {
  const asked = parseUrl(typed);
  return [page instanceof WebRefusal ? null : page.url, asked].filter((url) => url !== null);
}

async function readPage({ url, contentType }: WebPage, text: string): Promise<ReadPosting> {
  if (!/^$|text|html|json/i.test(contentType))
    throw new WebRefusal(`it is not a text page but ${contentType.split(';')[0]}`);
  const posting = await usable(
    readPostingText({ name: url.href, text, contentType: contentType || 'text/html' }),
  );
  if (posting.isWhole) return posting;
  const { title } = await readHtml(text);
  if (wall.test(title))
    throw new WebRefusal(`${url.host} asks for a check that only a person can pass ("${title}")`);
  if (posting.text.length < minTextLength) throw new WebRefusal(nextToNothing);
  return posting;
}

async function usable(reading: Promise<ReadPosting>): Promise<ReadPosting> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new WebRefusal(nextToNothing, { cause: error });
  }
}

/** Ashby returns all jobs of a company, which can be megabytes. */
const maxBoardSize = 32 * 1024 * 1024;

/** The posting from the job board; null if it is not usable. */
async function askBoard(
  { board, endpoint, read }: BoardPosting,
  html: string,
  fetchPage: FetchPage,
): Promise<ReadPosting | null> {
  const answer = await refusalOr(fetchPage(endpoint, maxBoardSize));
  if (answer instanceof WebRefusal) return null;
  const parts = await read(parsed(decodePage(answer.bytes, answer.contentType)));
  return parts && namedPosting(parts, [`Read from ${board}.`], await readHtml(html));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not an answer of the board, as its reader reports.
    return null;
  }
}

/** Returns a refusal instead of throwing it, so that other ways can be tried. */
async function refusalOr<T>(work: Promise<T>): Promise<T | WebRefusal> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof WebRefusal) return error;
    throw error;
  }
}

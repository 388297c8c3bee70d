import { proxySettings } from '../../config/environment.ts';
import { ValidationError } from '../../contract/validation-error.ts';
import type { ReadPosting } from '../../documents/posting/read-posting.ts';
import type { Context } from '../context.ts';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';
import { createFetchPage, type FetchPageOptions } from './fetch-page.ts';
import { fetchPosting } from './fetch-posting.ts';
import { publicAddressRule } from './public-address.ts';
import { PrivateAddressRefusal, WebRefusal } from './web-refusal.ts';

const usualSeconds = 10;

/**
 * Reads a posting from the web, on the person's own machine: no server that others use fetches what somebody names.
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
    const said = isPrivate ? `${error.message}; if you mean that, add --allow-private` : error.message;
    throw new UsageError(`${address}: ${said}. ${pasteAdvice(io)}`, { cause: error });
  }
}

/**
 * The same for the page that `open` serves; there nobody can allow a private address.
 * @throws ValidationError
 */
export async function readPostingForPage(context: Context, address: string): Promise<ReadPosting> {
  const fetchPage = fetchPageFor(context, {
    isAllowed: publicAddressRule(),
    // A server that is told to stop lets what runs come to its end.
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

/** What gives the clipboard to a pipe; none where text would lose its letters on the way. */
const clipboards: Partial<Record<NodeJS.Platform, string>> = { darwin: 'pbpaste', linux: 'wl-paste' };

/** How a posting gets in that no program can fetch. */
function pasteAdvice({ platform }: Pick<Io, 'platform'>): string {
  const clipboard = clipboards[platform];
  const piped = clipboard ? `, or: ${clipboard} | resume-tailor generate -` : '';
  return `Copy the text in your browser and run "resume-tailor generate" alone: it opens your editor to paste into${piped}`;
}

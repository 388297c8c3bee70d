import { proxySettings } from '../../config/environment.ts';
import type { ReadPosting } from '../../documents/posting/read-posting.ts';
import type { Context } from '../context.ts';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';
import { createFetchPage } from './fetch-page.ts';
import { fetchPosting } from './fetch-posting.ts';
import { publicAddressRule } from './public-address.ts';
import { WebRefusal } from './web-refusal.ts';

const usualSeconds = 10;

/** Reads a posting from the web, on this machine: no server ever fetches what somebody names. @throws UsageError */
export async function readWebPosting(
  { io, config, version }: Context,
  address: string,
  allowPrivate: boolean,
): Promise<ReadPosting> {
  const fetchPage = createFetchPage({
    isAllowed: allowPrivate ? () => true : publicAddressRule(),
    proxies: proxySettings(io.environment),
    userAgent: `resume-tailor/${version} (command line; reads one posting for the person who named it)`,
    timeoutMilliseconds: (config.timeoutSeconds.value ?? usualSeconds) * 1000,
    signal: io.interrupted,
  });
  try {
    return await fetchPosting(address, fetchPage);
  } catch (error) {
    if (!(error instanceof WebRefusal)) throw error;
    throw new UsageError(`${address}: ${error.message}. ${pasteAdvice(io)}`, { cause: error });
  }
}

/** What gives the clipboard to a pipe; none where text would lose its letters on the way. */
const clipboards: Partial<Record<NodeJS.Platform, string>> = { darwin: 'pbpaste', linux: 'wl-paste' };

/** How a posting gets in that no program can fetch. */
function pasteAdvice({ platform }: Pick<Io, 'platform'>): string {
  const clipboard = clipboards[platform];
  const piped = clipboard ? `, or: ${clipboard} | resume-tailor generate -` : '';
  return `Copy the text in your browser and run "resume-tailor generate" alone: it opens your editor to paste into${piped}`;
}

import { proxySettings } from '../../config/proxy-settings.ts';
import type { ReadPosting } from '../../documents/posting/read-posting.ts';
import type { Context } from '../context.ts';
import { pasteAdvice } from '../paste-advice.ts';
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

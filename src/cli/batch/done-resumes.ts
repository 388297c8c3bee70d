import type { Client } from '../../client/client.ts';
import { limits } from '../../contract/limits.ts';
import type { Resume } from '../../contract/objects.ts';

/**
 * The resumes of rows that an earlier run has done, by their ids. A page at a time: a request for each would be
 * held up by the rate limit. What is not found here is asked for alone.
 */
export async function doneResumes(
  client: Client,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Resume>> {
  const found = new Map<string, Resume>();
  if (ids.length === 0) return found;
  const wanted = new Set(ids);
  const oldest = ids.reduce((first, id) => (id < first ? id : first));
  for await (const { data } of client.resumes.pages({ limit: limits.page.max })) {
    for (const resume of data) if (wanted.has(resume.id)) found.set(resume.id, resume);
    // Ids grow with time, and the newest come first.
    if (found.size === wanted.size || (data.at(-1)?.id ?? '') < oldest) break;
  }
  return found;
}

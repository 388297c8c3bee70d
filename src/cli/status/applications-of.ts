import type { Client } from '../../client/client.ts';
import type { Application } from '../../contract/application.ts';
import type { QueryInput } from '../../contract/endpoints.ts';
import { limits } from '../../contract/limits.ts';
import { unlessUnknown } from '../unless-unknown.ts';

export type Applications = ReadonlyMap<string, Application>;

type Page = QueryInput<'listResumes'>;

/**
 * The applications with the resumes of a page, by their ids. Asked for the same page they are all among what comes back,
 * because they are listed in the order of their resumes.
 */
export async function applicationsOf({ applications }: Client, page: Page): Promise<Applications> {
  return unlessUnknown<Applications>(new Map(), async () => byId((await applications.list(page)).data));
}

/** All of them. */
export async function everyApplication(
  { applications }: Client,
  query: Pick<Page, 'q' | 'status'>,
): Promise<Applications> {
  return unlessUnknown<Applications>(new Map(), async () => {
    const found: Application[] = [];
    let after: string | undefined;
    do {
      const page = await applications.list({ ...query, limit: limits.page.max, after });
      found.push(...page.data);
      after = page.has_more ? page.data.at(-1)?.id : undefined;
    } while (after !== undefined);
    return byId(found);
  });
}

function byId(applications: readonly Application[]): Applications {
  return new Map(applications.map((application) => [application.id, application]));
}

import type { Answer, QueryInput } from '../contract/endpoints.ts';

type Page = Answer<'listResumes'>;
type PageQuery = QueryInput<'listResumes'>;

/** Walks page by page: to older resumes, or to newer ones when the walk starts with `before`. */
export async function* resumePages(
  list: (query: PageQuery) => Promise<Page>,
  query: PageQuery,
): AsyncGenerator<Page, void, void> {
  const goesBack = query.before !== undefined;
  let cursor: PageQuery = query;
  for (;;) {
    const page = await list(cursor);
    yield page;
    const edge = goesBack ? page.data.at(0) : page.data.at(-1);
    if (!page.has_more || edge === undefined) return;
    cursor = goesBack ? { ...query, before: edge.id } : { ...query, after: edge.id };
  }
}

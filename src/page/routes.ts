/** The current view of the page. It is kept in the address, so that reload and back work. */
export type Route =
  | { readonly view: 'start' }
  | { readonly view: 'list' }
  | { readonly view: 'postings' }
  | { readonly view: 'review' | 'documents'; readonly id: string }
  | { readonly view: 'compare'; readonly ids: readonly [string, string] }
  | { readonly view: 'account' };

/** Names of the views in the menu and in the title of the page. */
export const viewNames: Readonly<Record<Route['view'], string>> = {
  start: 'New',
  list: 'Resumes',
  postings: 'Postings',
  review: 'Review',
  documents: 'Documents',
  compare: 'Two resumes',
  account: 'Keys and usage',
};

const resumeId = '(res_[0-9a-z]{26})';
const review = new RegExp(`^#/resumes/${resumeId}(/documents)?$`);
const compare = new RegExp(`^#/compare/${resumeId}/${resumeId}$`);

/** Unknown addresses lead to the start. */
export function routeOf(hash: string): Route {
  if (hash === '#/resumes') return { view: 'list' };
  if (hash === '#/postings') return { view: 'postings' };
  if (hash === '#/account') return { view: 'account' };
  const [, id, documents] = review.exec(hash) ?? [];
  if (id !== undefined) return { view: documents ? 'documents' : 'review', id };
  const [, one, other] = compare.exec(hash) ?? [];
  if (one !== undefined && other !== undefined) return { view: 'compare', ids: [one, other] };
  return { view: 'start' };
}

export function addressOf(route: Route): string {
  switch (route.view) {
    case 'start':
      return '#/';
    case 'list':
      return '#/resumes';
    case 'postings':
      return '#/postings';
    case 'account':
      return '#/account';
    case 'review':
      return `#/resumes/${route.id}`;
    case 'documents':
      return `#/resumes/${route.id}/documents`;
    case 'compare':
      return `#/compare/${route.ids.join('/')}`;
  }
}

/** The token that `resume-tailor open` puts into the address; null if there is none. */
export function tokenIn(hash: string): string | null {
  return /^#token=([\w.-]{1,1000})$/.exec(hash)?.[1] ?? null;
}

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { AccountView } from './account/account-view.tsx';
import { DocumentsView } from './documents/documents-view.tsx';
import { CompareView } from './list/compare-view.tsx';
import { ListView } from './list/list-view.tsx';
import type { Page } from './page.ts';
import { createPostingSearch, type PostingSearch } from './postings/posting-search.ts';
import { PostingsView } from './postings/postings-view.tsx';
import { ReviewView } from './review/review-view.tsx';
import { addressOf, type Route, viewNames } from './routes.ts';
import { SignIn } from './sign-in.tsx';
import { StartView } from './start/start-view.tsx';
import { SurroundingsContext } from './surroundings.ts';

export function App({ page }: { readonly page: Page }) {
  return (
    <SurroundingsContext.Provider value={page}>
      {/* biome-ignore lint/a11y/useValidAnchor: a place to go to, by a script because the address holds the view */}
      <a class="skip" href="#main" onClick={skipToMain}>
        Skip to the content
      </a>
      <Header page={page} />
      <Main page={page} />
      <Notices page={page} />
    </SurroundingsContext.Provider>
  );
}

/** Focuses the content by script, because the fragment of the address holds the view. */
function skipToMain(event: Event): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

const destinations: readonly (readonly [route: Route, views: readonly Route['view'][]])[] = [
  [{ view: 'start' }, ['start']],
  [{ view: 'postings' }, ['postings']],
  [{ view: 'list' }, ['list', 'review', 'documents', 'compare']],
  [{ view: 'account' }, ['account']],
];

function Header({ page }: { readonly page: Page }) {
  const { view } = page.route.value;
  return (
    <header class="top">
      <p class="brand">
        <span aria-hidden="true" class="brand-mark" />
        Resume Tailor
      </p>
      {page.access.value === 'signed-in' && (
        <nav aria-label="Main">
          <ul>
            {destinations.map(([route, views]) => (
              <li key={route.view}>
                <a href={addressOf(route)} aria-current={views.includes(view) ? 'page' : undefined}>
                  {viewNames[route.view]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {page.access.value === 'signed-in' && (
        <button type="button" class="sign-out link" onClick={() => void page.signOut()}>
          Sign out
        </button>
      )}
    </header>
  );
}

function Main({ page }: { readonly page: Page }) {
  const main = useRef<HTMLElement>(null);
  // Kept here, so that the postings remain when the user returns to their view.
  const search = useMemo(() => createPostingSearch(page), [page, page.access.value]);
  const route = page.route.value;
  const access = page.access.value;
  const before = useRef(access);
  useLayoutEffect(() => {
    // The form with the focus was removed.
    if (before.current === 'signed-out' && access === 'signed-in') focusFirstField(main.current);
    before.current = access;
  }, [access]);
  const address = addressOf(route);
  const shown = useRef(address);
  useLayoutEffect(() => {
    // A new view gets the focus at its start, like a new page.
    if (shown.current !== address) main.current?.focus({ preventScroll: true });
    if (shown.current !== address) window.scrollTo(0, 0);
    shown.current = address;
  }, [address]);
  return (
    <main id="main" ref={main} tabIndex={-1} class={`view-${route.view}`}>
      {content(page, route, search)}
    </main>
  );
}

/** A field to type or choose in; without one, the view itself. */
function focusFirstField(main: HTMLElement | null): void {
  const field = main?.querySelector<HTMLElement>('input:not([type="file"]), textarea, select');
  (field ?? main)?.focus();
}

function content(page: Page, route: Route, search: PostingSearch): ComponentChildren {
  switch (page.access.value) {
    case 'starting':
      return <p class="waiting">Starting…</p>;
    case 'stopped':
      return <Stopped page={page} />;
    case 'signed-out':
      return <SignIn page={page} />;
    case 'signed-in':
      return <View key={addressOf(route)} route={route} search={search} />;
  }
}

interface ViewProps {
  readonly route: Route;
  readonly search: PostingSearch;
}

function View({ route, search }: ViewProps) {
  switch (route.view) {
    case 'start':
      return <StartView />;
    case 'postings':
      return <PostingsView search={search} />;
    case 'list':
      return <ListView />;
    case 'review':
      return <ReviewView id={route.id} />;
    case 'documents':
      return <DocumentsView id={route.id} />;
    case 'compare':
      return <CompareView ids={route.ids} />;
    case 'account':
      return <AccountView />;
  }
}

function Stopped({ page }: { readonly page: Page }) {
  return (
    <section class="narrow">
      <h1>The service does not answer</h1>
      <p>{page.stopReason.value}</p>
      <button type="button" class="primary" onClick={() => page.retry()}>
        Try again
      </button>
    </section>
  );
}

/** Both live regions exist from the start, because a region that is added with its text is not read out. */
function Notices({ page }: { readonly page: Page }) {
  const notice = page.notice.value;
  const failure = notice?.kind === 'failure' ? notice : null;
  const news = notice?.kind === 'news' ? notice : null;
  return (
    <div class="notices">
      <div role="status">
        {news && (
          <div class="notice">
            <p>{news.message}</p>
            {news.undo && (
              <button type="button" onClick={news.undo}>
                Undo
              </button>
            )}
          </div>
        )}
      </div>
      <div role="alert">
        {failure && (
          <div class="notice failure">
            <p>{failure.message}</p>
            <button type="button" onClick={() => page.dismiss()}>
              Close
            </button>
          </div>
        )}
      </div>
    </div>
  );
}

import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { pagePrefix } from '../contract/addresses.ts';
import { addressOf, type Route, routeOf, tokenIn, viewNames } from './routes.ts';
import { createService, messageOf, Refusal, type Service } from './service.ts';
import type { Memory, PostingDraft, Surroundings } from './surroundings.ts';

/** `starting` until the session is checked; `stopped` if the service does not answer. */
export type Access = 'starting' | 'signed-out' | 'signed-in' | 'stopped';

export interface Notice {
  readonly number: number;
  readonly kind: 'news' | 'failure';
  readonly message: string;
  /** Undoes what the notice reports, while that is possible. */
  readonly undo?: (() => void) | undefined;
}

export interface Page extends Surroundings {
  readonly access: ReadonlySignal<Access>;
  readonly notice: ReadonlySignal<Notice | null>;
  /** Why the service does not answer, and what to do. */
  readonly stopReason: ReadonlySignal<string>;
  /** Why the sign-in with the token in the address failed; null if it succeeded or there was no token. */
  readonly linkRefusal: ReadonlySignal<string | null>;
  /** Returns why the sign-in failed; null if it succeeded. */
  signIn(token: string): Promise<string | null>;
  signOut(): Promise<void>;
  retry(): void;
}

const newsMilliseconds = 6_000;
const deletionMilliseconds = 10_000;

/** Creates the state of the page. The entry calls it once. */
export function createPage(window: Window & typeof globalThis): Page {
  const access = signal<Access>('starting');
  const readsAddresses = signal(false);
  const route = signal<Route>(routeOf(window.location.hash));
  const notice = signal<Notice | null>(null);
  const linkRefusal = signal<string | null>(null);
  const leaving = signal<ReadonlySet<string>>(new Set());
  const deleted = signal<ReadonlySet<string>>(new Set());
  const stopReason = signal('');
  const service = createService(
    window.fetch.bind(window),
    () => {
      access.value = 'signed-out';
    },
    { hostname: window.location.hostname, isOnline: () => window.navigator.onLine },
  );
  let noticeTimer: number | undefined;
  let notices = 0;

  function show(
    kind: Notice['kind'],
    message: string,
    milliseconds: number | null,
    undo?: () => void,
  ): number {
    window.clearTimeout(noticeTimer);
    notices += 1;
    const number = notices;
    notice.value = { number, kind, message, undo };
    if (milliseconds !== null) {
      noticeTimer = window.setTimeout(() => {
        if (notice.value?.number === number) notice.value = null;
      }, milliseconds);
    }
    return number;
  }

  const fail = (error: unknown): void => {
    if (error instanceof Refusal && error.reason === 'missing_api_key') return;
    show('failure', messageOf(error), null);
  };
  const draft = draftIn(window);
  const { finish: finishDeletions, ...deletion } = deletions(window, service, {
    ...{ leaving, deleted, show, fail, notice },
  });

  effect(() => {
    window.document.title = `${titleOf(access.value, route.value)} – Resume Tailor`;
  });

  window.addEventListener('hashchange', () => {
    const token = tokenIn(window.location.hash);
    if (token !== null) void start();
    else route.value = routeOf(window.location.hash);
    // A notice belongs to the view before, but an undo remains available.
    if (notice.value && !notice.value.undo) notice.value = null;
  });

  // Prevents the browser from opening a file that is dropped beside a drop target.
  for (const name of ['dragover', 'drop'] as const) {
    window.addEventListener(name, (event) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    });
  }

  async function start(): Promise<void> {
    try {
      const token = tokenIn(window.location.hash);
      if (token !== null) {
        // Removed from the address first, so that neither the history nor a screenshot has it.
        window.history.replaceState(null, '', '#/');
        route.value = routeOf('#/');
        linkRefusal.value = null;
        await service.session.open(token).catch((error: unknown) => {
          if (!(error instanceof Refusal) || error.reason === 'offline') throw error;
          linkRefusal.value = error.message;
        });
      }
      await look();
    } catch (error) {
      stopReason.value = messageOf(error);
      access.value = 'stopped';
      if (!(error instanceof Refusal)) throw error;
    }
  }
  void start();

  async function look(): Promise<void> {
    const session = await service.session.check();
    readsAddresses.value = session.readsAddresses;
    access.value = session.isSignedIn ? 'signed-in' : 'signed-out';
  }

  return {
    service,
    route,
    readsAddresses,
    access,
    notice,
    stopReason,
    linkRefusal,
    leaving,
    deleted,
    go: (to) => {
      window.location.hash = addressOf(to);
    },
    announce: (message) => void show('news', message, newsMilliseconds),
    fail,
    dismiss: () => {
      notice.value = null;
    },
    ...deletion,
    newKey: () => hex(window.crypto.getRandomValues(new Uint8Array(16))),
    wait: (milliseconds) =>
      new Promise((resolve) => {
        window.setTimeout(resolve, milliseconds);
      }),
    memory: memoryIn(window),
    draft,
    async signIn(token) {
      linkRefusal.value = null;
      try {
        await service.session.open(token);
        await look();
        return null;
      } catch (error) {
        return messageOf(error);
      }
    },
    async signOut() {
      // Without a session, pending deletions would fail.
      await finishDeletions();
      try {
        await service.session.close();
        draft.write({ text: '' });
        access.value = 'signed-out';
      } catch (error) {
        // The session is still open, so the page remains signed in.
        fail(error);
      }
    },
    retry: () => void start(),
  };
}

function titleOf(access: Access, { view }: Route): string {
  if (access === 'signed-out') return 'Sign in';
  return access === 'stopped' ? 'No answer' : viewNames[view];
}

interface DeletionUi {
  readonly leaving: { value: ReadonlySet<string> };
  readonly deleted: { value: ReadonlySet<string> };
  readonly notice: { value: Notice | null };
  show(kind: Notice['kind'], message: string, milliseconds: number | null, undo?: () => void): number;
  fail(error: unknown): void;
}

interface Deletions extends Pick<Surroundings, 'deleteLater' | 'keep'> {
  /** Runs pending deletions now. Never rejects; failures are shown. */
  finish(): Promise<void>;
}

interface WaitingDeletion {
  readonly title: string;
  readonly timer: number;
}

/** Deletes resumes after ten seconds, or at once when the page is left. */
function deletions(
  window: Window,
  service: Service,
  { leaving, deleted, show, fail, notice }: DeletionUi,
): Deletions {
  const waiting = new Map<string, WaitingDeletion>();
  const stay = (id: string): void => {
    leaving.value = new Set([...leaving.value].filter((other) => other !== id));
  };
  /** Removes a deletion from the pending ones, after which it cannot be undone. */
  const begin = (id: string): WaitingDeletion | undefined => {
    const found = waiting.get(id);
    window.clearTimeout(found?.timer);
    waiting.delete(id);
    return found;
  };
  async function remove(id: string): Promise<void> {
    const found = begin(id);
    if (!found) return;
    try {
      await service.resumes.delete(id);
      deleted.value = new Set([...deleted.value, id]);
    } catch (error) {
      const isSignedOut = error instanceof Refusal && error.reason === 'missing_api_key';
      if (isSignedOut) show('failure', `“${found.title}” was not deleted: the session had ended.`, null);
      else fail(error);
    }
    stay(id);
  }
  const hideUndo = (): void => {
    if (notice.value?.undo) notice.value = null;
  };
  window.addEventListener('pagehide', () => {
    for (const id of [...waiting.keys()]) {
      begin(id);
      void window.fetch(`${pagePrefix}/resumes/${id}`, {
        method: 'DELETE',
        keepalive: true,
      });
      // The browser may restore this page from its cache.
      stay(id);
    }
    hideUndo();
  });
  const keep = (id: string): void => {
    // If the request is already sent, only its answer decides.
    if (begin(id)) stay(id);
  };
  return {
    keep,
    async finish() {
      hideUndo();
      await Promise.all([...waiting.keys()].map(remove));
    },
    deleteLater({ id, title }) {
      leaving.value = new Set([...leaving.value, id]);
      const number = show('news', `“${title}” will be deleted in ten seconds.`, deletionMilliseconds, () => {
        keep(id);
        if (notice.value?.number === number) notice.value = null;
      });
      const timer = window.setTimeout(() => void remove(id), deletionMilliseconds);
      waiting.set(id, { title, timer });
    },
  };
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Keeps ids and choices in `localStorage`, if the browser allows it. */
function memoryIn(window: Window): Memory {
  return {
    read(name) {
      try {
        const kept: unknown = JSON.parse(window.localStorage.getItem(name) ?? '[]');
        return Array.isArray(kept) ? kept.filter((value) => typeof value === 'string') : [];
      } catch {
        return [];
      }
    },
    write(name, values) {
      try {
        window.localStorage.setItem(name, JSON.stringify(values));
      } catch {
        // Private windows may refuse to store.
      }
    },
  };
}

function draftIn(window: Window): PostingDraft {
  const name = 'posting';
  return {
    read() {
      try {
        const { text, company, position } = JSON.parse(window.sessionStorage.getItem(name) ?? '');
        return { text: String(text), company, position };
      } catch {
        return { text: '' };
      }
    },
    write(entered) {
      try {
        if (entered.text === '') window.sessionStorage.removeItem(name);
        else window.sessionStorage.setItem(name, JSON.stringify(entered));
      } catch {
        // Private windows may refuse to store.
      }
    },
  };
}

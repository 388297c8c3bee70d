/** What a client saw. `unknown`: no answer came, so it may have happened or not. */
export type Seen =
  | {
      readonly what: 'generate';
      readonly key: string;
      readonly outcome: 'ok';
      readonly resumeId: string;
      readonly bytes: string;
    }
  | {
      readonly what: 'generate';
      readonly key: string;
      readonly outcome: 'failed' | 'unknown';
      readonly error: string;
    }
  | { readonly what: 'read'; readonly resumeId: string; readonly outcome: 'missing' }
  | { readonly what: 'use revoked key'; readonly outcome: 'ok' | 'refused' }
  | { readonly what: 'count'; readonly window: number; readonly outcome: 'ok' }
  | { readonly what: 'count'; readonly outcome: 'refused' };

/** What is there in the end, as each server shows it, with no client at work. */
export interface FinalState {
  /** Ids of all resumes, by server. */
  readonly listed: readonly ReadonlySet<string>[];
  /** The key that each stored resume was asked for with. */
  readonly keyOf: ReadonlyMap<string, string>;
  readonly creditsUsed: number;
  readonly creditsOfEach: number;
  readonly limit: number;
  /** By window: a crash of the database forgets the requests that were counted in it. */
  readonly crashes?: ReadonlyMap<number, number>;
}

/** Errors that the specification has for a generate. Which of them is right is for the tests of the API. */
const namedErrors = [
  'validation_error',
  'credit_limit_exceeded',
  'rate_limit_exceeded',
  'internal_server_error',
];

/** Every promise that the history breaks, in words. */
export function violations(history: readonly Seen[], state: FinalState): string[] {
  return [
    ...lost(history, state),
    ...missed(history),
    ...madeTwice(history, state),
    ...wronglyCharged(state),
    ...strangeErrors(history),
    ...openedByRevoked(history),
    ...overTheLimit(history, state),
  ];
}

type Acknowledged = Extract<Seen, { readonly bytes: string }>;

function acknowledged(history: readonly Seen[]): Acknowledged[] {
  return history.filter((seen): seen is Acknowledged => seen.what === 'generate' && seen.outcome === 'ok');
}

function lost(history: readonly Seen[], { listed }: FinalState): string[] {
  const ids = new Set(acknowledged(history).map(({ resumeId }) => resumeId));
  return listed.flatMap((there, server) =>
    [...ids]
      .filter((id) => !there.has(id))
      .map((id) => `server ${server} does not show ${id}, which was acknowledged`),
  );
}

function missed(history: readonly Seen[]): string[] {
  return history.flatMap((seen) =>
    seen.what === 'read' ? [`${seen.resumeId} was acknowledged, and could not be read afterwards`] : [],
  );
}

function madeTwice(history: readonly Seen[], { keyOf }: FinalState): string[] {
  const answers = new Map<string, Set<string>>();
  for (const { key, resumeId, bytes } of acknowledged(history)) {
    answers.set(key, (answers.get(key) ?? new Set()).add(`${resumeId} ${bytes}`));
  }
  const stored = new Map<string, number>();
  for (const key of keyOf.values()) stored.set(key, (stored.get(key) ?? 0) + 1);
  return [
    ...[...answers]
      .filter(([, each]) => each.size > 1)
      .map(([key, { size }]) => `${key} has ${size} different answers`),
    ...[...stored].filter(([, count]) => count > 1).map(([key, count]) => `${key} has ${count} resumes`),
  ];
}

function wronglyCharged({ keyOf, creditsUsed, creditsOfEach }: FinalState): string[] {
  const due = keyOf.size * creditsOfEach;
  return creditsUsed === due ? [] : [`${creditsUsed} credits are used, ${keyOf.size} resumes cost ${due}`];
}

function strangeErrors(history: readonly Seen[]): string[] {
  return history.flatMap((seen) =>
    'error' in seen && !namedErrors.includes(seen.error)
      ? [`${seen.error} is no error of the specification`]
      : [],
  );
}

function openedByRevoked(history: readonly Seen[]): string[] {
  const opened = history.filter(({ what, outcome }) => what === 'use revoked key' && outcome === 'ok');
  return opened.length === 0 ? [] : [`a revoked key opened ${opened.length} times`];
}

function overTheLimit(history: readonly Seen[], { limit, crashes }: FinalState): string[] {
  const passed = new Map<number, number>();
  for (const seen of history) {
    if (seen.what === 'count' && seen.outcome === 'ok')
      passed.set(seen.window, (passed.get(seen.window) ?? 0) + 1);
  }
  return [...passed]
    .filter(([window, count]) => count > limit * (1 + (crashes?.get(window) ?? 0)))
    .map(([window, count]) => `${count} requests passed in window ${window}, the limit is ${limit}`);
}

import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Page } from './page.ts';

export function SignIn({ page }: { readonly page: Page }) {
  const token = useSignal('');
  const problem = useSignal<string | null>(null);
  const isBusy = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  // The only field of the view. A refused token is entered there again.
  useLayoutEffect(() => field.current?.focus(), [problem.value]);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (token.value.trim() === '') {
      problem.value = 'Paste the dashboard token: it begins with dash_.';
      return;
    }
    isBusy.value = true;
    problem.value = await page.signIn(token.value.trim());
    isBusy.value = false;
  };
  return (
    <section class="narrow">
      <h1>Sign in</h1>
      {page.linkRefusal.value !== null && (
        <p role="alert" class="problem">
          {page.linkRefusal.value}
        </p>
      )}
      <p>
        On your own machine run <code>resume-tailor open</code> (again, if this page was open for long): it
        signs you in. On another person's server, enter the dashboard token that they gave you.
      </p>
      <form onSubmit={submit} class="stack">
        <div class="field">
          <label for="token">Dashboard token</label>
          <input
            id="token"
            ref={field}
            type="password"
            autocomplete="current-password"
            spellcheck={false}
            value={token.value}
            onInput={(event) => {
              token.value = event.currentTarget.value;
            }}
            aria-invalid={problem.value !== null}
            aria-describedby={problem.value === null ? undefined : 'token-problem'}
          />
          {problem.value !== null && (
            <p id="token-problem" role="alert" class="problem">
              {problem.value}
            </p>
          )}
        </div>
        <button type="submit" class="primary" disabled={isBusy.value}>
          Sign in
        </button>
      </form>
    </section>
  );
}

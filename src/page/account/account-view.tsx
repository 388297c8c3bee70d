import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Answer } from '../../contract/endpoints.ts';
import { limits } from '../../contract/limits.ts';
import type { ApiKey, Usage } from '../../contract/objects.ts';
import { LoadFailure } from '../parts/load-failure.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { shownDate, shownNumber } from '../parts/words.ts';
import { messageOf } from '../service.ts';
import { useSurroundings } from '../surroundings.ts';

export function AccountView() {
  const { service, fail } = useSurroundings();
  const problem = useSignal<string | null>(null);
  const usage = useSignal<Usage | null>(null);
  const keys = useSignal<readonly ApiKey[] | null>(null);
  const load = async (): Promise<void> => {
    try {
      const [used, listed] = await Promise.all([service.usage.get(), service.apiKeys.listAll()]);
      usage.value = used;
      keys.value = listed.data;
      problem.value = null;
    } catch (error) {
      if (keys.value === null) problem.value = messageOf(error);
      else fail(error);
    }
  };
  useEffect(() => void load(), []);
  return (
    <>
      <h1>Keys and usage</h1>
      {problem.value !== null && <LoadFailure message={problem.value} onRetry={() => void load()} />}
      {usage.value && <UsageCard usage={usage.value} />}
      {!usage.value && problem.value === null && <Waiting what="Reading the usage…" />}
      {keys.value && <Keys keys={keys.value} onChange={load} />}
      <p class="quiet">This browser stays signed in for twelve hours, or until you sign out.</p>
    </>
  );
}

function UsageCard({ usage }: { readonly usage: Usage }) {
  const rows: readonly (readonly [string, string])[] = [
    ['Plan', usage.plan],
    ['Credits left', `${shownNumber(usage.credits_remaining)} of ${shownNumber(usage.credits_total)}`],
    ['Full again', shownDate(usage.billing_cycle_end)],
    ['Tailored this week', String(usage.resumes_generated_this_week)],
    ['Requests left this minute', `${usage.rate_limit.remaining} of ${usage.rate_limit.requests_per_minute}`],
  ];
  return (
    <section class="card" aria-labelledby="usage">
      <h2 id="usage">Usage</h2>
      <dl class="facts">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface KeysProps {
  readonly keys: readonly ApiKey[];
  readonly onChange: () => Promise<void>;
}

function Keys({ keys, onChange }: KeysProps) {
  const { service, fail, announce } = useSurroundings();
  const created = useSignal<Answer<'createApiKey'> | null>(null);
  const asked = useSignal<string | null>(null);
  const revoke = async ({ id, name }: ApiKey): Promise<void> => {
    try {
      await service.apiKeys.revoke(id);
      asked.value = null;
      announce(`The key “${name}” was revoked.`);
      await onChange();
    } catch (error) {
      fail(error);
    }
  };
  return (
    <section class="card stack" aria-labelledby="keys">
      <h2 id="keys">API keys</h2>
      <p class="quiet">
        For programs and the command line. Anyone who has one can read and make resumes of this account.
      </p>
      <ul class="plain key-list">
        {keys.map((key) => (
          <li key={key.id}>
            <div>
              <strong>{key.name}</strong> <code>{key.prefix}</code>
              <p class="quiet small">
                Created {shownDate(key.created_at)},{' '}
                {key.last_used_at === null ? 'never used' : `last used ${shownDate(key.last_used_at)}`}
              </p>
            </div>
            {asked.value === key.id ? (
              <p class="confirm">
                Programs that use it stop working.
                <button type="button" class="danger" onClick={() => void revoke(key)}>
                  Revoke <span class="unseen">{key.name}</span>
                </button>
                <button type="button" onClick={() => (asked.value = null)}>
                  Keep it
                </button>
              </p>
            ) : (
              <button type="button" class="link" onClick={() => (asked.value = key.id)}>
                Revoke… <span class="unseen">{key.name}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      <div role="status">
        {created.value && <Secret created={created.value} onSeen={() => (created.value = null)} />}
      </div>
      <NewKey
        onCreate={async (name, mode) => {
          created.value = await service.apiKeys.create({ name, mode });
          await onChange();
        }}
      />
    </section>
  );
}

interface SecretProps {
  readonly created: Answer<'createApiKey'>;
  readonly onSeen: () => void;
}

/** Shows a new key once; it cannot be looked up later. */
function Secret({ created, onSeen }: SecretProps) {
  const { announce, fail } = useSurroundings();
  const field = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    field.current?.select();
    await navigator.clipboard.writeText(created.secret);
    announce('Copied.');
  };
  return (
    <div class="callout stack">
      <div class="field">
        <label for="secret">The new key “{created.name}”. It is shown this once.</label>
        <input id="secret" ref={field} readOnly value={created.secret} class="code" />
      </div>
      <p>
        <button type="button" class="primary" onClick={() => void copy().catch(fail)}>
          Copy
        </button>
        <button type="button" onClick={onSeen}>
          I have it
        </button>
      </p>
    </div>
  );
}

interface NewKeyProps {
  readonly onCreate: (name: string, mode: 'live' | 'test') => Promise<void>;
}

function NewKey({ onCreate }: NewKeyProps) {
  const { fail } = useSurroundings();
  const name = useSignal('');
  const isTest = useSignal(false);
  const submit = (event: Event): void => {
    event.preventDefault();
    onCreate(name.value.trim(), isTest.value ? 'test' : 'live').then(() => {
      name.value = '';
    }, fail);
  };
  return (
    <form class="new-key" onSubmit={submit}>
      <div class="field">
        <label for="key-name">Name of a new key</label>
        <input
          id="key-name"
          required
          maxLength={limits.apiKeyName.max}
          value={name.value}
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
      </div>
      <label class="check">
        <input
          type="checkbox"
          checked={isTest.value}
          onChange={(event) => {
            isTest.value = event.currentTarget.checked;
          }}
        />
        For trying out: works on resumes of its own
      </label>
      <button type="submit">Create a key</button>
    </form>
  );
}

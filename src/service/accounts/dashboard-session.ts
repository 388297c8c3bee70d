import { createHmac } from 'node:crypto';
import { dashboardSessionHours } from '../../contract/limits.ts';
import type { Ports } from '../ports.ts';
import { isSameSecret } from '../secrets/is-same-secret.ts';
import { ServiceError } from '../service-error.ts';
import type { UseCases } from '../use-cases.ts';

/* A session is `sess_` + base64url of `expiry.token hash` + `.` + its HMAC-SHA256: it needs no row in the store. */

const form = /^sess_([\w-]+)\.([\w-]+)$/;
const content = /^(\d{1,15})\.([0-9a-f]{64})$/;

export function createDashboardSession(ports: Ports): UseCases['createDashboardSession'] {
  return async ({ tokenHash, bySession }) => {
    if (bySession) throw endlessSession();
    const expiresAt = ports.clock.now() + dashboardSessionHours * 3_600_000;
    const signed = Buffer.from(`${expiresAt}.${tokenHash}`).toString('base64url');
    return { session: `sess_${signed}.${await signatureOf(ports, signed)}`, expiresAt };
  };
}

/** The hash of the token that the session was made from; null when it was not made here or has run out. */
export async function readDashboardSession(ports: Ports, session: string): Promise<string | null> {
  const [, signed = '', signature = ''] = form.exec(session) ?? [];
  if (signed === '' || !isSameSecret(signature, await signatureOf(ports, signed))) return null;
  const [, expiresAt, tokenHash = null] = content.exec(Buffer.from(signed, 'base64url').toString()) ?? [];
  return Number(expiresAt) > ports.clock.now() ? tokenHash : null;
}

async function signatureOf({ store, randomness }: Ports, signed: string): Promise<string> {
  const secret = await store.secret('dashboard_sessions', () =>
    Buffer.from(randomness.bytes(32)).toString('hex'),
  );
  return createHmac('sha256', Buffer.from(secret, 'hex')).update(signed).digest('base64url');
}

/** A session that could renew itself would outlive its hours. */
function endlessSession(): ServiceError {
  return new ServiceError(
    'missing_api_key',
    'A session is made from the dashboard token alone. Send it as "Authorization: Bearer dash_…".',
  );
}

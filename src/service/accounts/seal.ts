import { createHmac } from 'node:crypto';
import type { Ports } from '../ports.ts';
import { isSameSecret } from '../secrets.ts';

/*
 * A sealed text: base64url + `.` + its HMAC-SHA256, verified without a row in the store. Each purpose has its own
 * secret, so that texts for one are invalid for others.
 */

type SealPorts = Pick<Ports, 'store' | 'randomness'>;
type Purpose = 'dashboard_sessions' | 'page_sessions' | 'page_tokens';

const form = /^([\w-]+)\.([\w-]+)$/;

export async function sealedText(ports: SealPorts, purpose: Purpose, content: string): Promise<string> {
  const signed = Buffer.from(content).toString('base64url');
  return `${signed}.${await signatureOf(ports, purpose, signed)}`;
}

/** The text in a seal; null if it was not sealed here for this purpose. */
export async function openedText(ports: SealPorts, purpose: Purpose, sealed: string): Promise<string | null> {
  const [, signed = '', signature = ''] = form.exec(sealed) ?? [];
  if (signed === '' || !isSameSecret(signature, await signatureOf(ports, purpose, signed))) return null;
  return Buffer.from(signed, 'base64url').toString();
}

async function signatureOf(
  { store, randomness }: SealPorts,
  purpose: Purpose,
  signed: string,
): Promise<string> {
  const secret = await store.secret(purpose, () => Buffer.from(randomness.bytes(32)).toString('hex'));
  return createHmac('sha256', Buffer.from(secret, 'hex')).update(signed).digest('base64url');
}

import { hash } from 'node:crypto';

/** Hex. */
export function sha256(data: string | Uint8Array): string {
  return hash('sha256', data, 'hex');
}

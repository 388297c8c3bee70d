import type { IncomingMessage } from 'node:http';
import type { ApiRequest } from './exchange.ts';
import type { GoneSignals } from './gone-signals.ts';

/** What a request target or a Host header cannot be. */
export class AddressError extends Error {
  override readonly name = 'AddressError';
}

/**
 * The API's view of a request on a socket: what is asked for is read, nothing is copied.
 * No getters: an object that is written with one gets a hidden class of its own, which outlives it and keeps it.
 * @throws AddressError when target and Host make no address.
 */
export function socketRequest(incoming: IncomingMessage, goneSignal: GoneSignals): ApiRequest {
  const get = (name: string): string | null => headerOf(incoming.rawHeaders, name);
  return {
    method: incoming.method ?? 'GET',
    url: addressOf(incoming.url ?? '', get('host')),
    headers: { get },
    source: incoming.socket.remoteAddress,
    // Who stops reading early still answers on this socket, so that it must not be destroyed.
    body: { [Symbol.asyncIterator]: () => incoming.iterator({ destroyOnReturn: false }) },
    signal: goneSignal(incoming.socket),
  };
}

/** A name, an address, IPv6 in brackets; with or without a port. No user, path or query hides in it. */
const hostPattern = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d*)?$/i;

function addressOf(target: string, host: string | null): string {
  // A URL reads \ as /, so that a filter in front of us would see another path.
  if (/^[^?]*\\/.test(target)) throw new AddressError('its path must not hold a backslash');
  if (/^https?:\/\//i.test(target)) return target;
  if (!host) throw new AddressError('has no Host header');
  if (!hostPattern.test(host)) throw new AddressError('its Host header is no host');
  if (!target.startsWith('/')) throw new AddressError('its target is no path');
  return `http://${host}${target}`;
}

/** All values of a header, as Fetch joins them: Node itself drops the second Host or Content-Type unseen. */
function headerOf(raw: readonly string[], name: string): string | null {
  let value: string | null = null;
  for (let index = 0; index < raw.length; index += 2) {
    const found = raw[index] ?? '';
    if (found.length !== name.length || found.toLowerCase() !== name) continue;
    const separator = name === 'cookie' ? '; ' : ', ';
    value = value === null ? (raw[index + 1] ?? '') : value + separator + (raw[index + 1] ?? '');
  }
  return value;
}

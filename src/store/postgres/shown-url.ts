import { parseUrl } from '../../contract/addresses.ts';

/** The address of a database as it may be shown: without a password, and without options that may hold one. */
export function shownUrl(url: string): string {
  const { protocol, username, host, pathname } = parseUrl(url) ?? {};
  if (protocol === undefined) return 'of the setting, which is no address';
  return `${protocol}//${username ? `${username}@` : ''}${host}${pathname}`;
}

import { parseUrl } from '../../contract/addresses.ts';
import { webHref } from '../resume-document/link.ts';

/** What RFC 3986 lets stand in an address as it is; brackets belong to a host in figures alone. */
const plain = /^[A-Za-z0-9\-._~:/?#@!$&'()*+,;=%]+$/;
const scheme = /^[a-z][a-z0-9+.-]*:/i;
const hasBadEscape = /%(?![\da-f]{2})/i;
const twoUsers = /^[^/?#]*\/\/[^/?#@]*@[^/?#@]*@/;

export function isUri(text: string): boolean {
  if (!scheme.test(text) || !plain.test(text) || hasBadEscape.test(text) || twoUsers.test(text)) return false;
  return text.indexOf('#') === text.lastIndexOf('#') && parseUrl(text) !== null;
}

/** The address that a text names, as RFC 3986 writes it; null when it names none. */
export function uriOf(text: string): string | null {
  if (isUri(text)) return text;
  const href = webHref(text.trim());
  const url = href === null ? null : parseUrl(href);
  if (!url) return null;
  const [address = '', ...fragment] = url.href.split('#');
  const written = [address, ...(fragment.length > 0 ? [fragment.join('%23')] : [])].map(escaped).join('#');
  return isUri(written) ? written : null;
}

function escaped(part: string): string {
  return part
    .replace(/%(?![\da-f]{2})/gi, '%25')
    .replace(/[^A-Za-z0-9\-._~:/?@!$&'()*+,;=%]/gu, encodeURIComponent);
}

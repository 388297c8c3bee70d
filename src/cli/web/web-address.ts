import { isIP } from 'node:net';
import { parseUrl } from '../../contract/parse-url.ts';
import type { AddressRule } from './public-address.ts';
import { WebRefusal } from './web-refusal.ts';

/**
 * Every address that is asked goes through here, those of redirects too. Names are judged when they are
 * looked up; numbers are judged here, because nothing looks them up.
 * @throws WebRefusal
 */
export function webAddress(text: string, isAllowed: AddressRule, from?: string): URL {
  const url = parseUrl(text, from);
  if (!url) throw new WebRefusal('this is no address of the web');
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new WebRefusal(`it leads to ${url.protocol}, and only http: and https: are read`);
  if (url.username !== '' || url.password !== '')
    throw new WebRefusal('an address with a user name or a password in it is not asked');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowed(host)) throw privateRefusal(host);
  url.hash = '';
  return url;
}

export function privateRefusal(address: string): WebRefusal {
  return new WebRefusal(
    `${address} belongs to this machine or a private network; if you mean that, add --allow-private`,
  );
}

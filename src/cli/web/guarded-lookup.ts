import type { LookupAddress, LookupAllOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import type { AddressRule } from './public-address.ts';

/** A name that leads only to addresses which the rule refuses. */
export class RefusedAddressError extends Error {
  override readonly name = 'RefusedAddressError';
  readonly address: string;

  constructor(address: string) {
    super(`${address} is not an address of the public internet`);
    this.address = address;
  }
}

/** `lookup` of node:dns, for all addresses of a name. */
export type Resolve = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * The look-up of a connection itself: what is judged is what is connected to, so a name that answers
 * differently the second time gains nothing.
 */
export function guardedLookup(isAllowed: AddressRule, resolve: Resolve): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) {
        done(error, []);
        return;
      }
      const allowed = addresses.filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (!first) done(new RefusedAddressError(addresses[0]?.address ?? host), []);
      else if (options.all) done(null, allowed);
      else done(null, first.address, first.family);
    });
  };
}

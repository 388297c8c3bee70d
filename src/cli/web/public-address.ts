import ipaddr from 'ipaddr.js';

/** Tells whether an IP address belongs to the public internet, and not to this machine or a network around it. */
export type AddressRule = (address: string) => boolean;

/** The only part of IPv6 that is routed in public. IPv4 addresses that IPv6 carries lie outside of it. */
const globalV6 = ipaddr.IPv6.parseCIDR('2000::/3');

export function publicAddressRule(): AddressRule {
  return (address) => {
    // What is no address at all is not public either.
    if (!ipaddr.isValid(address)) return false;
    const parsed = ipaddr.parse(address);
    if (parsed.range() !== 'unicast') return false;
    return parsed instanceof ipaddr.IPv4 || parsed.match(globalV6);
  };
}

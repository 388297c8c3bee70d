import { BlockList } from 'node:net';

type Subnet = readonly [address: string, bits: number];

/** Of the IANA registries of special addresses: networks that are not the public internet. */
const specialV4: readonly Subnet[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** The only part of IPv6 that is routed in public. IPv4 addresses that IPv6 carries lie outside of it. */
const globalV6: Subnet = ['2000::', 3];

/** Within it: tunnels that carry IPv4 addresses along, and addresses for examples. */
const specialV6: readonly Subnet[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

/** Tells whether an IP address belongs to the public internet, and not to this machine or a network around it. */
export type AddressRule = (address: string) => boolean;

export function publicAddressRule(): AddressRule {
  const special = new BlockList();
  for (const [address, bits] of specialV4) special.addSubnet(address, bits, 'ipv4');
  for (const [address, bits] of specialV6) special.addSubnet(address, bits, 'ipv6');
  const global = new BlockList();
  global.addSubnet(...globalV6, 'ipv6');
  return (address) => {
    if (!address.includes(':')) return !special.check(address, 'ipv4');
    const [plain = ''] = address.split('%');
    return global.check(plain, 'ipv6') && !special.check(plain, 'ipv6');
  };
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publicAddressRule } from '../../../src/cli/postings/fetch-page.ts';

const isPublic = publicAddressRule();

describe('publicAddressRule', () => {
  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '172.32.0.1',
    '100.128.0.1',
    '192.0.1.1',
    '2606:4700:4700::1111',
    '2a00::1',
  ])('allows %s', (address) => expect(isPublic(address)).toBe(true));

  it.each([
    ['0.0.0.0', 'this host'],
    ['10.1.2.3', 'private'],
    ['127.255.255.254', 'loopback'],
    ['100.64.0.1', 'shared by a carrier'],
    ['169.254.169.254', 'link-local, where clouds keep secrets'],
    ['172.16.0.1', 'private'],
    ['192.168.0.1', 'private'],
    ['198.19.0.1', 'for tests of networks'],
    ['203.0.113.9', 'for examples'],
    ['224.0.0.1', 'multicast'],
    ['255.255.255.255', 'broadcast'],
    ['::', 'this host'],
    ['::1', 'loopback'],
    ['fe80::1', 'link-local'],
    ['fe80::1%eth0', 'link-local with a zone'],
    ['fd12::1', 'private'],
    ['ff02::1', 'multicast'],
    ['::ffff:10.0.0.1', 'IPv4 inside IPv6'],
    ['::ffff:8.8.8.8', 'IPv4 inside IPv6, public or not'],
    ['64:ff9b::a00:1', 'IPv4 behind a translator'],
    ['2002:a00:1::', 'IPv4 in a tunnel'],
    ['2001:0:a00:1::', 'IPv4 in a tunnel'],
    ['2001:db8::1', 'for examples'],
  ])('refuses %s: %s', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  it('refuses every address of the networks that homes and offices use', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const networks = fc.constantFrom(['10'], ['192', '168'], ['127'], ['169', '254']);
    fc.assert(
      fc.property(networks, byte, byte, byte, (network, ...bytes) => {
        expect(isPublic([...network, ...bytes].slice(0, 4).join('.'))).toBe(false);
      }),
    );
  });
});

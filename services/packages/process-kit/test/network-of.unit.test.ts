import { expect, test } from 'vitest';
import { networkOf, networksOf } from '../src/index.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::FFFF:203.0.113.9', '203.0.113.9'],
  ['2001:db8:0:5:1:2:3:4', '2001:db8:0:5::/64'],
  ['2001:0DB8:0000:0005::9', '2001:db8:0:5::/64'],
  ['2001:db8:0:6::1', '2001:db8:0:6::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['fd00::1:2:3:4:192.0.2.1', 'fd00:0:1:2::/64'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
])('When the address is %s, then it counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  '',
  'localhost',
  '1.2',
  '0x7f.1',
  '010.0.0.1',
  '1.2.3.4.5',
  'a'.repeat(5_000),
  ':::::',
  '<script>',
])('When %j is no address, then it shares one allowance with all of that kind', (text) => {
  expect(networkOf(text)).toBe('unknown');
});

test.each([
  ['203.0.113.9', ['203.0.113.9']],
  ['', ['unknown']],
  [
    '2001:db8:12ab:34cd::1',
    ['2001:db8:12ab:34cd::/64', '2001:db8:12ab:3400::/56', '2001:db8:12ab::/48'],
  ],
])('When the address is %s, then wider networks count, too: %j', (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});

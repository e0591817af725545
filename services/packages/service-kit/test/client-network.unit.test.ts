import { clientAddressHeader } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { clientNetworkOf, networkOf } from '../src/index.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::FFFF:203.0.113.9', '203.0.113.9'],
  ['2001:db8:0:5:1:2:3:4', '2001:db8:0:5::/64'],
  ['2001:0DB8:0000:0005::9', '2001:db8:0:5::/64'],
  ['2001:db8:0:6::1', '2001:db8:0:6::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
])('When the address is %s, then it counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each(['', 'localhost', '1.2', 'a'.repeat(5_000), ':::::', '<script>'])(
  'When %j is no address, then it shares one allowance with all of that kind',
  (text) => {
    expect(networkOf(text)).toBe('unknown');
  },
);

test('When a call comes through the gateway, then its word on the address counts', () => {
  expect(clientNetworkOf({ headers: { [clientAddressHeader]: ' 203.0.113.9 ' } })).toBe(
    '203.0.113.9',
  );
  expect(clientNetworkOf({ headers: {} })).toBe('unknown');
});

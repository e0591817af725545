import { expect, test } from 'vitest';
import { networkOf } from '../../src/login/client-address.ts';

test('When an address is IPv4, then it stands for itself, mapped into IPv6 or not', () => {
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9');
  expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(networkOf('::FFFF:203.0.113.9')).toBe('203.0.113.9');
});

test('When an address is IPv6, then its /64 stands for it, however it is written', () => {
  const network = '2001:db8:0:5::/64';
  for (const address of [
    '2001:db8:0:5::1',
    '2001:0DB8:0000:0005:ffff:ffff:ffff:ffff',
    '2001:db8:0:5:0:0:0:0',
    '2001:db8:0:5::',
    '2001:db8:0:5::192.0.2.1',
  ])
    expect(networkOf(address)).toBe(network);
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(networkOf('2001:db8:0:6::1')).not.toBe(network);
});

test('When the text is no address, then it is one unknown client with all others of that kind', () => {
  for (const text of ['', 'localhost', '2001:db8:::1', '10.0.0.1, 10.0.0.2', '<script>'])
    expect(networkOf(text)).toBe('unknown');
});

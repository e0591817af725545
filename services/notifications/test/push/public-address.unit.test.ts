import type { LookupAddress } from 'node:dns';
import { describe, expect, test } from 'vitest';
import { isPublicAddress, isPushEndpoint, lookupPublic } from '../../src/push/public-address.ts';

describe('An address that a browser names', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:123',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-by3p.notify.windows.com/w/?token=abc',
  ])('When it is %s, then it is taken', (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(true);
  });

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user:secret@fcm.googleapis.com/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://8.8.8.8/',
    'https://localhost/',
    'https://postgres/',
    'https://metadata.google.internal/',
    'https://printer.local/',
    'https://printer.local./',
  ])('When it is %s, then it is refused', (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(false);
  });
});

test.each([
  ['8.8.8.8', true],
  ['2001:4860:4860::8888', true],
  ['10.0.0.1', false],
  ['172.18.0.4', false],
  ['192.168.1.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['', false],
])('When an address is %s, then public is %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

describe('When a name is looked up for a connection', () => {
  const found = (addresses: LookupAddress[], all: boolean) =>
    new Promise((resolve) => {
      const find = lookupPublic((_name, _options, done) => done(null, addresses));
      find('push.example.net', { all }, (error, ...rest) => resolve(error?.code ?? rest));
    });
  const [open, closed] = [
    { address: '8.8.8.8', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ];

  test('and it is public, then it is given, in both forms', async () => {
    expect(await found([open], true)).toEqual([[open]]);
    expect(await found([open], false)).toEqual(['8.8.8.8', 4]);
  });

  test('and one address leads into a private network, then there is no connection', async () => {
    expect(await found([open, closed], true)).toBe('EPRIVATE');
    expect(await found([closed], false)).toBe('EPRIVATE');
  });

  test('and it has no address, then it is not found', async () => {
    expect(await found([], true)).toBe('ENOTFOUND');
  });
});

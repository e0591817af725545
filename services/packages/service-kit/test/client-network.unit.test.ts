import { clientAddressHeader } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { clientNetworkOf } from '../src/index.ts';

test('When a call comes through the gateway, then its word on the address counts', () => {
  expect(clientNetworkOf({ headers: { [clientAddressHeader]: ' 203.0.113.9 ' } })).toBe(
    '203.0.113.9',
  );
  expect(clientNetworkOf({ headers: {} })).toBe('unknown');
});

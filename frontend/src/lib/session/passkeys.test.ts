import { expect, test, vi } from 'vitest';
import { stubPasskeyDevice, takePasskeys } from '../../testing/passkey-device.ts';
import {
  knowsPasskeyHere,
  notePasskeyOffer,
  putOffPasskey,
  shouldOfferPasskey,
} from './passkey-hints.ts';
import { logInByPasskey, makePasskey, problemOf } from './passkeys.ts';
import type { ApiError } from '../api/request-error.ts';

const named = (name: string) => Object.assign(new Error(name), { name });

test('When a passkey is made, then what the device answers is sent, and this browser remembers it', async () => {
  stubPasskeyDevice();
  const { made } = takePasskeys();
  expect(knowsPasskeyHere()).toBe(false);
  expect(await makePasskey()).toMatchObject({ name: 'Safari on iPhone' });
  const response = {
    clientDataJSON: 'bWFkZQ',
    attestationObject: 'a2V5',
    transports: ['internal'],
  };
  expect(made).toEqual([{ id: 'credential', response }]);
  expect(knowsPasskeyHere()).toBe(true);
});

test('When somebody logs in with a passkey, then what the device has signed is sent', async () => {
  stubPasskeyDevice();
  const { signed } = takePasskeys();
  await logInByPasskey();
  expect(signed).toEqual([
    {
      id: 'credential',
      response: {
        clientDataJSON: 'c2lnbmVk',
        authenticatorData: 'ZGF0YQ',
        signature: 'c2lnbmF0dXJl',
        userHandle: 'cnV0aA',
      },
    },
  ]);
});

test('When a login by message is over, then a passkey is offered, until it is put off', () => {
  stubPasskeyDevice();
  expect(shouldOfferPasskey()).toBe(false);
  notePasskeyOffer();
  expect(shouldOfferPasskey()).toBe(true);
  putOffPasskey();
  expect(shouldOfferPasskey()).toBe(false);
});

test('When the browser knows no passkeys, then none is offered', () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  notePasskeyOffer();
  expect(shouldOfferPasskey()).toBe(false);
});

test.each([
  ['NotAllowedError', 'cancelled'],
  ['InvalidStateError', 'failed'],
  ['SecurityError', 'failed'],
])('When the device answers %s, then that is said as: %s', async (fails, kind) => {
  stubPasskeyDevice({ fails });
  takePasskeys();
  const error: unknown = await makePasskey().catch((reason: unknown) => reason);
  expect(problemOf(error)).toMatchObject({ kind });
  expect(knowsPasskeyHere()).toBe(false);
});

test('When another question took its place, then nothing is said', () => {
  expect(problemOf(named('AbortError'))).toBeUndefined();
});

test('When the server wants a fresh proof, or refuses, then its words are said', () => {
  const refusal = (code: string): ApiError => ({
    message: '409',
    status: 409,
    code,
    serverMessage: 'Please show it.',
  });
  expect(problemOf(refusal('proof_required'))).toEqual({
    kind: 'failed',
    words: 'Please show it.',
  });
  expect(problemOf(refusal('conflict'))).toMatchObject({ kind: 'failed' });
});

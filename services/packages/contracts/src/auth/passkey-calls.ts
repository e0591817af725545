import { z } from 'zod';
import { defineCall } from '../call.ts';
import { timestamp, uuid } from '../fields.ts';
import { currentUser } from './people.ts';

/** Calls about passkeys (WebAuthn), which a device keeps instead of a password. The shapes are the browser's own. */

/** Bytes as base64url. @param max characters */
const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/);

export const passkey = z.object({
  id: uuid,
  name: z.string().describe('The browser and system it was made in, in words'),
  createdAt: timestamp,
  lastUsedAt: timestamp.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

const knownCredential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});

export const passkeyCreation = z.object({
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(knownCredential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

export const passkeyRequest = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});

export const listPasskeys = defineCall({
  id: 'listPasskeys',
  method: 'GET',
  path: '/api/auth/passkeys',
  service: 'auth',
  audience: 'member',
  summary: 'Your passkeys, newest first.',
  answers: { 200: z.array(passkey) },
});

export const beginPasskey = defineCall({
  id: 'beginPasskey',
  method: 'POST',
  path: '/api/auth/passkeys/options',
  service: 'auth',
  audience: 'member',
  needsFreshLogin: true,
  summary: 'What the browser needs to make a passkey. Valid for five minutes.',
  answers: { 200: passkeyCreation },
  errors: [409],
});

export const registerPasskey = defineCall({
  id: 'registerPasskey',
  method: 'POST',
  path: '/api/auth/passkeys',
  service: 'auth',
  audience: 'member',
  needsFreshLogin: true,
  summary: 'Saves the passkey that the browser created.',
  body: z.object({
    id: bytes(1_400),
    response: z.object({
      clientDataJSON: bytes(4_000),
      attestationObject: bytes(30_000),
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
  }),
  answers: { 201: passkey },
  errors: [409, 410],
});

export const removePasskey = defineCall({
  id: 'removePasskey',
  method: 'DELETE',
  path: '/api/auth/passkeys/:id',
  service: 'auth',
  audience: 'member',
  needsFreshLogin: true,
  summary: 'Removes one of your passkeys. It can no longer log anyone in.',
  params: z.object({ id: uuid }),
  answers: { 204: null },
  errors: [404],
});

export const beginPasskeyLogin = defineCall({
  id: 'beginPasskeyLogin',
  method: 'POST',
  path: '/api/auth/passkey-login/options',
  service: 'auth',
  audience: 'all',
  summary:
    'What the browser needs to request a passkey. Valid for five minutes, and the same for everyone.',
  answers: { 200: passkeyRequest },
});

export const loginByPasskey = defineCall({
  id: 'loginByPasskey',
  method: 'POST',
  path: '/api/auth/passkey-login',
  service: 'auth',
  audience: 'all',
  summary: 'Logs in with a passkey. The answer is the same for every passkey that does not work.',
  body: z.object({
    id: bytes(1_400),
    response: z.object({
      clientDataJSON: bytes(4_000),
      authenticatorData: bytes(8_000),
      signature: bytes(8_000),
      userHandle: bytes(200).optional(),
    }),
    switchLogin: z
      .boolean()
      .optional()
      .describe('Allows logging out another person who is logged in here. Refused without it'),
  }),
  answers: { 200: currentUser },
  errors: [409, 410],
});

export const passkeyCalls = [
  listPasskeys,
  beginPasskey,
  registerPasskey,
  removePasskey,
  beginPasskeyLogin,
  loginByPasskey,
] as const;

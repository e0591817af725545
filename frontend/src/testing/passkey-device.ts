import { http, HttpResponse } from 'msw';
import { vi } from 'vitest';
import { server } from './server.ts';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const named = (name: string) => Object.assign(new Error(name), { name });

const credential = (response: object) => ({
  id: 'credential',
  rawId: bytes('credential'),
  type: 'public-key',
  response,
  getClientExtensionResults: () => ({}),
  authenticatorAttachment: 'platform',
});

/**
 * A browser with passkeys, and a device that answers at once.
 * @param fails the name of the error that it throws instead
 */
export function stubPasskeyDevice({ fails }: { fails?: string } = {}) {
  const answer = (response: object) => () =>
    fails ? Promise.reject(named(fails)) : Promise.resolve(credential(response));
  const create = vi.fn(
    answer({
      clientDataJSON: bytes('made'),
      attestationObject: bytes('key'),
      getTransports: () => ['internal'],
    }),
  );
  const get = vi.fn(
    answer({
      clientDataJSON: bytes('signed'),
      authenticatorData: bytes('data'),
      signature: bytes('signature'),
      userHandle: bytes('ruth'),
    }),
  );
  vi.stubGlobal('PublicKeyCredential', function stand() {});
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'credentials', { value: { create, get }, configurable: true });
  return { create, get };
}

const challenge = 'YWJj';
const user = { id: 'cnV0aA', name: 'Ruth Okafor', displayName: 'Ruth Okafor' };

/** The API's side: accepts every passkey. @returns what it received */
export function takePasskeys(): { made: unknown[]; signed: unknown[] } {
  const made: unknown[] = [];
  const signed: unknown[] = [];
  server.use(
    http.post('*/api/auth/passkeys/options', () =>
      HttpResponse.json({
        challenge,
        user,
        rp: { id: 'localhost', name: 'Site' },
        pubKeyCredParams: [],
      }),
    ),
    http.post('*/api/auth/passkeys', async ({ request }) => {
      made.push(await request.json());
      return HttpResponse.json(
        {
          id: 'one',
          name: 'Safari on iPhone',
          createdAt: '2026-11-20T10:00:00.000Z',
          lastUsedAt: null,
        },
        { status: 201 },
      );
    }),
    http.post('*/api/auth/passkey-login/options', () => HttpResponse.json({ challenge })),
    http.post('*/api/auth/passkey-login', async ({ request }) => {
      signed.push(await request.json());
      return HttpResponse.json({ id: 'ruth' });
    }),
  );
  return { made, signed };
}

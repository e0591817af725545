import { randomInt } from 'node:crypto';
import { loginCookieName } from '@kbf/contracts';
import type { CallShape } from '@kbf/contracts';
import type { IdentityAnswer } from '@kbf/contracts/internal';
import { identityHeaders, serviceHeaders } from '@kbf/test-kit';
import type { Auth } from './setup.ts';

export type Browser = ReturnType<typeof openBrowser>;

/**
 * A browser behind the gateway: keeps cookies, and sends with every call the identity that the gateway has for its
 * login cookie at that moment.
 */
export function openBrowser(
  auth: Auth,
  options: { address?: string; userAgent?: string; origin?: string } = {},
) {
  const cookies = new Map<string, string>();
  const address = options.address ?? `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const loginCookie = loginCookieName(options.origin ?? 'http://localhost:8080');

  async function call<Body = Record<string, unknown>>(
    shape: Pick<CallShape, 'method' | 'path'>,
    body?: unknown,
    headers: Record<string, string> = {},
  ) {
    const secret = cookies.get(loginCookie);
    const identity = secret ? await identityOf(auth, secret) : null;
    const answer = await auth.call<Body>(shape.method, shape.path, {
      address,
      ...(body === undefined ? {} : { body }),
      headers: {
        ...(identity ? identityHeaders(identity, 'auth') : {}),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'user-agent': options.userAgent ?? 'test',
        ...headers,
      },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (cookie.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }

  return { call, cookies, loginCookie, secret: () => cookies.get(loginCookie) ?? '' };
}

/** The identity that the gateway gets for a login cookie. */
export async function identityOf(auth: Auth, cookie: string): Promise<IdentityAnswer['identity']> {
  const answer = await auth.call<IdentityAnswer>('POST', '/internal/identity', {
    headers: serviceHeaders('gateway', 'auth'),
    body: { cookie },
  });
  return answer.json().identity;
}

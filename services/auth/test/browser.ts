import { randomInt } from 'node:crypto';
import { clientAddressHeader, loginCookieName } from '@kbf/contracts';
import type { CallShape } from '@kbf/contracts';
import type { IdentityAnswer } from '@kbf/contracts/internal';
import { anonymous } from '@kbf/process-kit';
import type { Service } from '@kbf/service-kit';
import { identityHeaders, serviceHeaders } from '@kbf/test-kit';

export type Browser = ReturnType<typeof openBrowser>;

/**
 * A browser behind the gateway: keeps cookies, and with every call comes the gateway's word on whom its login cookie
 * belongs to at that moment.
 */
export function openBrowser(
  app: Service,
  options: { address?: string; userAgent?: string; origin?: string } = {},
) {
  const cookies = new Map<string, string>();
  const address = options.address ?? `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const loginCookie = loginCookieName(options.origin ?? 'http://localhost:8080');

  async function call(
    shape: Pick<CallShape, 'method' | 'path'>,
    body?: unknown,
    headers: Record<string, string> = {},
  ) {
    const secret = cookies.get(loginCookie);
    const identity = secret ? await identityOf(app, secret) : null;
    const answer = await app.inject({
      method: shape.method,
      url: shape.path,
      headers: {
        ...identityHeaders(identity ?? anonymous, 'auth'),
        [clientAddressHeader]: address,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'user-agent': options.userAgent ?? 'test',
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    for (const { name, value, maxAge } of answer.cookies)
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    return answer;
  }

  return { call, cookies, loginCookie };
}

/** What the gateway learns about a login cookie. */
export async function identityOf(
  app: Service,
  cookie: string,
): Promise<IdentityAnswer['identity']> {
  const answer = await app.inject({
    method: 'POST',
    url: '/internal/identity',
    headers: serviceHeaders('gateway', 'auth'),
    payload: { cookie },
  });
  return answer.json<IdentityAnswer>().identity;
}

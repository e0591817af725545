import { fakeService, whoAsks } from '../fake-service.ts';
import { answerIdentity } from '../login-cookies.ts';
import type { FakeLogin } from '../login-cookies.ts';
import { startGateway } from '../start-gateway.ts';

/**
 * A gateway with stand-ins for auth, which knows the logins of the list as it is at that moment and ends them, and for
 * services that answer with who asks.
 */
export async function startIdentityStack(logins: FakeLogin[], env: Record<string, string> = {}) {
  const startAuth = (port?: number) =>
    fakeService((request, response, raw) => {
      if (answerIdentity(logins, request, response)) return;
      if (request.url !== '/api/auth/logout') {
        whoAsks('auth')(request, response, raw);
        return;
      }
      const left = logins.filter(({ cookie }) => !request.headers.cookie?.includes(cookie));
      logins.splice(0, logins.length, ...left);
      response.writeHead(204, { 'set-cookie': 'kbf_login=; Max-Age=0' }).end();
    }, port);
  const [auth, community] = await Promise.all([startAuth(), fakeService(whoAsks('community'))]);
  const gateway = await startGateway({
    AUTH_URLS: auth.url,
    COMMUNITY_URLS: community.url,
    AI_URLS: community.url,
    ...env,
  });
  return {
    origin: gateway.origin,
    auth,
    community,
    startAuth,
    ask: (
      path: string,
      cookie?: string,
      init: { method?: string; headers?: Record<string, string>; body?: string } = {},
    ) =>
      fetch(gateway.origin + path, {
        ...init,
        headers: { ...init.headers, ...(cookie ? { cookie } : {}) },
      }),
    close: async () => {
      await gateway.stop();
      await Promise.all([auth.close(), community.close()]);
    },
  };
}

/** Who asked, by the answer of a stand-in. */
export const identityIn = async (answer: Response): Promise<unknown> =>
  ((await answer.json()) as { identity: unknown }).identity;

/** A cookie that an answer sets. */
export const cookieIn = (answer: Response, name: string): string | undefined =>
  answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));

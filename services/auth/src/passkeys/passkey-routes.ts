import * as contracts from '@kbf/contracts';
import { answer, implement, memberIdOf } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { clientContextOf } from '../login/client-context.ts';
import { withMinimumDuration } from '../login/minimum-duration.ts';
import { redeemingBrowser } from '../login/redeeming-browser.ts';
import { presentPerson } from '../people/present-person.ts';
import { describeDevice } from '../sessions/describe-device.ts';
import { beginPasskey } from './begin-passkey.ts';
import { beginPasskeyLogin } from './begin-passkey-login.ts';
import { loginByPasskey } from './login-by-passkey.ts';
import { registerPasskey } from './register-passkey.ts';
import { removePasskey } from './remove-passkey.ts';
import type { Passkey as PasskeyAnswer } from '@kbf/contracts';
import type { Passkey } from '../generated/prisma/client.ts';

/** A passkey as its owner sees it. */
const presentPasskey = ({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyAnswer => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** Routes to add, list and remove one's own passkeys, and to log in with one. */
export function registerPasskeyRoutes(app: Service, deps: Deps): void {
  const { cookies, database } = deps;

  implement(app, contracts.listPasskeys, async ({ identity }) => {
    const own = await database.prisma.passkey.findMany({
      where: { personId: memberIdOf(identity) },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    });
    return answer(200, own.map(presentPasskey));
  });

  implement(app, contracts.beginPasskey, async ({ identity, request, reply }) => {
    const { askedSecret } = clientContextOf(request, cookies);
    const options = await beginPasskey(deps, identity, askedSecret);
    cookies.markAsking(reply, askedSecret);
    return answer(200, options);
  });

  implement(app, contracts.registerPasskey, async ({ identity, body, request }) => {
    const kept = await registerPasskey(deps, body, {
      identity,
      askedSecret: cookies.readAsking(request),
      device: describeDevice(request.headers['user-agent']),
    });
    return answer(201, presentPasskey(kept));
  });

  implement(app, contracts.removePasskey, async ({ identity, params }) => {
    await removePasskey(deps, identity, params.id);
    return answer(204);
  });

  implement(app, contracts.beginPasskeyLogin, async ({ request, reply }) => {
    const asking = clientContextOf(request, cookies);
    const options = await beginPasskeyLogin(deps, asking);
    cookies.markAsking(reply, asking.askedSecret);
    return answer(200, options);
  });

  implement(app, contracts.loginByPasskey, async ({ body, identity, request, reply }) => {
    const { switchLogin, ...signed } = body;
    const browser = {
      ...redeemingBrowser(request, cookies, identity, switchLogin),
      askedSecret: cookies.readAsking(request),
    };
    const { person, ...secrets } = await withMinimumDuration(loginByPasskey(deps, signed, browser));
    cookies.logIn(reply, secrets);
    return answer(200, presentPerson(person));
  });
}

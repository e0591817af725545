import { addPushBrowser, getPush, removePushBrowsers } from '@kbf/contracts';
import { lockPerson } from '@kbf/data-kit';
import { answer, implement, invalid, loginRequired, memberIdOf } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { isPushEndpoint } from './public-address.ts';
import { forgetPushBrowsers, storePushBrowser } from './push-browsers.ts';
import { pushKeys } from './push-keys.ts';

/** The browsers in which a member has turned on notices. */
export function registerPushRoutes(
  app: Service,
  { config, database }: Pick<Deps, 'config' | 'database'>,
): void {
  const { SEALING_KEY: key } = config;
  const { publicKey } = pushKeys(config.PUSH_SIGNING_KEY);

  implement(app, getPush, async ({ identity }) => {
    const where = { personId: memberIdOf(identity) };
    return answer(200, { publicKey, browsers: await database.prisma.pushBrowser.count({ where }) });
  });

  implement(app, addPushBrowser, async ({ identity, body }) => {
    const personId = memberIdOf(identity);
    if (!isPushEndpoint(body.endpoint)) throw invalid('This is not the address of a push service.');
    await database.transaction(async (tx) => {
      // The last request of a person who is being erased must store nothing.
      const { isErased } = await lockPerson(tx, personId);
      if (isErased) throw loginRequired();
      await storePushBrowser(tx, key, personId, body);
    });
    return answer(204);
  });

  implement(app, removePushBrowsers, async ({ identity, body }) => {
    await forgetPushBrowsers(
      database.prisma,
      key,
      memberIdOf(identity),
      body.endpoint ?? undefined,
    );
    return answer(204);
  });
}

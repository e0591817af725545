import * as contracts from '@kbf/contracts';
import { answer, implement, memberIdOf, notFound, refuseOldLogin } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import { recordAudit } from '../audit/record-audit.ts';
import type { Deps } from '../deps.ts';
import { lockSelf } from '../people/lock-self.ts';
import { hashFor } from '../secrets/login-secrets.ts';
import { endLoginSessions } from '../sessions/end-login-sessions.ts';
import { listLoginSessions } from '../sessions/list-login-sessions.ts';

export function registerSessionRoutes(app: Service, deps: Deps): void {
  const { database, cookies } = deps;

  registerLogout(app, deps);

  implement(app, contracts.listLoginSessions, async ({ identity }) =>
    answer(200, await listLoginSessions(database.prisma, memberIdOf(identity), identity.loginId)),
  );

  implement(app, contracts.endOtherLoginSessions, async ({ identity }) => {
    await database.transaction(async (tx) => {
      const { id: personId } = await lockSelf(tx, identity);
      const ended = await endLoginSessions(tx, { personId, exceptId: identity.loginId });
      await recordAudit(tx, {
        action: 'login-sessions.ended',
        actorId: personId,
        subjectId: personId,
        details: { count: ended.length },
      });
    });
    return answer(204);
  });

  implement(app, contracts.endLoginSession, async ({ identity, params, reply }) => {
    const isOwn = params.id === identity.loginId;
    // A thief's old login must not end the owner's other ones.
    if (!isOwn) refuseOldLogin(identity);
    await database.transaction(async (tx) => {
      const { id: personId } = await lockSelf(tx, identity);
      const ended = await endLoginSessions(tx, { personId, onlyId: params.id });
      if (ended.length === 0) throw notFound('This login was not found.');
      await recordAudit(tx, {
        action: 'login-session.ended',
        actorId: personId,
        subjectId: personId,
        details: { loginId: params.id },
      });
    });
    if (isOwn) cookies.logOut(reply);
    return answer(204);
  });
}

function registerLogout(app: Service, { config, database, cookies }: Deps): void {
  void app.register(async (scope) => {
    // Do not read the body, so that an unexpected body cannot make a logout fail.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    implement(scope, contracts.logout, async ({ identity, request, reply }) => {
      const secret = cookies.readLogin(request);
      if (secret)
        await endLoginSessions(database.prisma, {
          tokenHash: hashFor(config.HASHING_KEY, 'login', secret),
        });
      if (identity.userId && identity.loginId)
        await endLoginSessions(database.prisma, {
          personId: identity.userId,
          onlyId: identity.loginId,
        });
      cookies.logOut(reply);
      return answer(204);
    });
  });
}

import * as contracts from '@kbf/contracts';
import { answer, implement, memberIdOf, notFound, requireFreshLogin } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { LoginSession } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import { recordAudit } from '../audit/record-audit.ts';
import type { Deps } from '../deps.ts';
import { lockSelf } from '../people/lock-self.ts';
import { hashFor } from '../secrets/login-secrets.ts';
import { endLoginSessions } from '../sessions/end-login-sessions.ts';
import type { Tx } from '../database.ts';

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
    if (!isOwn) requireFreshLogin(identity);
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

/** Lists a person's logins, the last used first. */
async function listLoginSessions(
  tx: Tx,
  personId: string,
  currentId: string | undefined,
): Promise<LoginSession[]> {
  const rows = await tx.loginSession.findMany({
    where: { personId, endedAt: null, expiresAt: { gt: await databaseNow(tx) } },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'asc' }],
  });
  return rows.map(({ id, device, createdAt, lastSeenAt }) => ({
    id,
    device,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: id === currentId,
  }));
}

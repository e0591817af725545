import {
  endLoginSession,
  endOtherLoginSessions,
  listLoginSessions as listCall,
  logout,
} from '@kbf/contracts';
import { answer, implement, loginRequired, notFound } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import { recordAudit } from '../audit/record-audit.ts';
import type { AuthDeps } from '../deps.ts';
import type { LoginCookies } from '../login/login-cookies.ts';
import { hashFor } from '../login/login-secrets.ts';
import { endLoginSessions } from './end-login-sessions.ts';
import { listLoginSessions } from './list-login-sessions.ts';

const selfOf = (identity: { userId?: string }): string => {
  if (!identity.userId) throw loginRequired();
  return identity.userId;
};

export function sessionRoutes(app: Service, deps: AuthDeps, cookies: LoginCookies): void {
  const { database, config } = deps;

  void app.register(async (scope) => {
    // Nobody stays logged in because of what came along in the body: it is not read.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    implement(scope, logout, async ({ identity, request, reply }) => {
      const secret = cookies.readLogin(request);
      if (secret)
        await endLoginSessions(database, {
          tokenHash: hashFor(config.HASHING_KEY, 'login', secret),
        });
      if (identity.userId && identity.loginId)
        await endLoginSessions(database, { personId: identity.userId, onlyId: identity.loginId });
      cookies.logOut(reply);
      return answer(204);
    });
  });

  implement(app, listCall, async ({ identity }) =>
    answer(200, await listLoginSessions(database, selfOf(identity), identity.loginId)),
  );

  implement(app, endOtherLoginSessions, async ({ identity }) => {
    const personId = selfOf(identity);
    await database.$transaction(async (tx) => {
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

  implement(app, endLoginSession, async ({ identity, params, reply }) => {
    const personId = selfOf(identity);
    await database.$transaction(async (tx) => {
      const ended = await endLoginSessions(tx, { personId, onlyId: params.id });
      if (ended.length === 0) throw notFound('There is no such login.');
      await recordAudit(tx, {
        action: 'login-session.ended',
        actorId: personId,
        subjectId: personId,
        details: { loginId: params.id },
      });
    });
    if (params.id === identity.loginId) cookies.logOut(reply);
    return answer(204);
  });
}

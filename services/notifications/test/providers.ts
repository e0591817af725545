import { startPushServer, startTwilioServer, until, useService } from '@kbf/test-kit';
import type { PushServer, TwilioServer } from '@kbf/test-kit';
import { afterAll, beforeAll } from 'vitest';
import { notifications as service } from '../src/service.ts';
import { startAuthServer } from './auth-server.ts';
import type { AuthServer } from './auth-server.ts';
import { startMailServer } from './mail-server.ts';
import type { MailServer } from './mail-server.ts';
import { liveEnv } from './setup.ts';

type Around = { auth: AuthServer; twilio: TwilioServer; mail: MailServer; push: PushServer };

/** The maker of a browser. */
export const pushOrigin = 'https://push.kingdombuilders.dev';

/** For one test file: notifications with its worker, and fake auth, Twilio, mail and push servers. */
export function useAll() {
  const env = liveEnv();
  const started: Around[] = [];
  const around = (): Around => {
    const [one] = started;
    if (!one) throw new Error('auth, Twilio and mail run within tests and hooks only');
    return one;
  };
  beforeAll(async () => {
    const [auth, twilio, mail, push] = await Promise.all([
      startAuthServer(),
      startTwilioServer(),
      startMailServer(),
      startPushServer(pushOrigin),
    ]);
    started.push({ auth, twilio, mail, push });
    env['AUTH_URL'] = auth.url;
    env['TWILIO_BASE_URL'] = twilio.origin;
    env['PUSH_BASE_URL'] = push.origin;
    env['SMTP_URL'] = `smtp://${mail.host}`;
  });
  const notifications = useService(service, { worker: true, env });
  afterAll(async () => {
    await Promise.all(Object.values(around()).map((server) => server.close()));
  });
  return {
    notifications,
    get prisma() {
      return notifications.deps.database.prisma;
    },
    get auth() {
      return around().auth;
    },
    get twilio() {
      return around().twilio;
    },
    get push() {
      return around().push;
    },
    get mail() {
      return around().mail;
    },
    /** Waits until nothing is left to send, so that a test can count what was sent. */
    nothingWaits: () =>
      until(
        async () =>
          (await notifications.deps.database.prisma.message.count({
            where: { state: { in: ['queued', 'sending'] } },
          })) === 0,
      ),
  };
}

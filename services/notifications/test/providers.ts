import { startTwilioServer, until, useService } from '@kbf/test-kit';
import type { TwilioServer } from '@kbf/test-kit';
import { afterAll, beforeAll } from 'vitest';
import { notifications as service } from '../src/service.ts';
import { startAuthServer } from './auth-server.ts';
import type { AuthServer } from './auth-server.ts';
import { startMailServer } from './mail-server.ts';
import type { MailServer } from './mail-server.ts';
import { liveEnv } from './setup.ts';

type Around = { auth: AuthServer; twilio: TwilioServer; mail: MailServer };

/** For one test file: notifications with its worker, and fake auth, Twilio and mail servers. */
export function useAll() {
  const env = liveEnv();
  const started: Around[] = [];
  const around = (): Around => {
    const [one] = started;
    if (!one) throw new Error('auth, Twilio and mail run within tests and hooks only');
    return one;
  };
  beforeAll(async () => {
    const [auth, twilio, mail] = await Promise.all([
      startAuthServer(),
      startTwilioServer(),
      startMailServer(),
    ]);
    started.push({ auth, twilio, mail });
    env['AUTH_URL'] = auth.url;
    env['TWILIO_BASE_URL'] = twilio.origin;
    env['SMTP_URL'] = `smtp://${mail.host}`;
  });
  const notifications = useService(service, { worker: true, env });
  afterAll(async () => {
    const { auth, twilio, mail } = around();
    await Promise.all([auth.close(), twilio.close(), mail.close()]);
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

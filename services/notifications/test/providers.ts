import { startTwilioServer } from '@kbf/test-kit';
import { startAuthServer } from './auth-server.ts';
import { startMailServer } from './mail-server.ts';
import { liveConfig, openTestDatabase, startWorker } from './setup.ts';

/** A running worker with a database, auth, Twilio and a mail server around it. */
export async function startAll() {
  const [db, auth, twilio, mail] = await Promise.all([
    openTestDatabase(),
    startAuthServer(),
    startTwilioServer(),
    startMailServer(),
  ]);
  const config = liveConfig(db.url, {
    AUTH_URL: auth.url,
    TWILIO_BASE_URL: twilio.origin,
    SMTP_URL: `smtp://${mail.host}`,
  });
  const worker = startWorker(config);
  return {
    db,
    auth,
    twilio,
    mail,
    config,
    worker,
    announce: worker.announce,
    close: async () => {
      await worker.stop();
      await Promise.all([db.close(), auth.close(), twilio.close(), mail.close()]);
    },
  };
}
export type All = Awaited<ReturnType<typeof startAll>>;

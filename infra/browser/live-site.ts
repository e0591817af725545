import {
  type OpenAiServer,
  type PushServer,
  type TakenText,
  type TwilioServer,
  startOpenAiServer,
  startPushServer,
  startTwilioServer,
  until,
} from '@kbf/test-kit';
import { readLoginText } from '../faults/login-by-text.ts';
import { unhurried } from '../faults/unhurried.ts';
import { type Stack, startStack } from '../local/stack.ts';

const authToken = 'for this test only';
const reply =
  'Father, thank you for this bakery and for the hands that work in it. Give them patience with each other in the ' +
  'early hours, wisdom with every bill, and joy in the bread they share. Let their first month be a beginning. Amen.';

/** Where browsers of tests say that they take notices. */
export const pushOrigin = 'https://push.example.org';

/** A site with stand-ins for Twilio, a language model and a push service, without demo people. */
export interface LiveSite {
  stack: Stack;
  twilio: TwilioServer;
  model: OpenAiServer;
  push: PushServer;
  /** Twilio signs its calls to the site with it. */
  authToken: string;
  /** Waits for the first text to a number that matches. */
  textTo: (phone: string, says: RegExp) => Promise<TakenText>;
  /** Waits for the first login text to a number. @returns its link */
  linkIn: (phone: string) => Promise<string>;
  close: () => Promise<void>;
}

export async function openLiveSite(): Promise<LiveSite> {
  const twilio = await startTwilioServer();
  const model = await startOpenAiServer({ kind: 'text', text: reply, paceMs: 25 });
  const push = await startPushServer(pushOrigin);
  const stack = await startStack({
    env: {
      ...unhurried,
      all: { DELIVERY: 'live' },
      ai: { OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'local' },
      notifications: {
        TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
        TWILIO_AUTH_TOKEN: authToken,
        TWILIO_FROM: '+12025550100',
        TWILIO_BASE_URL: twilio.origin,
        PUSH_BASE_URL: push.origin,
        // No test reads mail here, so no server listens.
        SMTP_URL: 'smtp://127.0.0.1:9',
        MAIL_FROM: 'hello@fellowship.example',
      },
    },
  });
  const textTo: LiveSite['textTo'] = (phone, says) =>
    until(() => twilio.taken.find(({ to, body }) => to === phone && says.test(body)));
  return {
    stack,
    twilio,
    model,
    push,
    authToken,
    textTo,
    linkIn: async (phone) => readLoginText((await textTo(phone, /login#token=/)).body).link,
    close: async () => {
      await stack.stop();
      await twilio.close();
      await model.close();
      await push.close();
    },
  };
}

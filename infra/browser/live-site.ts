import type { Role } from '@kbf/contracts';
import { type TakenText, type TwilioServer, startTwilioServer, until } from '@kbf/test-kit';
import type { Browser, BrowserContextOptions } from 'playwright';
import { type Member, addMember } from '../faults/member.ts';
import { readLoginText } from '../faults/login-by-text.ts';
import { unhurried } from '../faults/unhurried.ts';
import { type Stack, startStack } from '../local/stack.ts';
import { askByCall } from './ask-by-call.ts';
import { openBrowser } from './open-browser.ts';
import { type Visitor, openVisitor } from './visitor.ts';

const authToken = 'for this test only';

/** A site that sends its texts through a Twilio of this test, and people whose phones are read here. */
export interface LiveSite {
  stack: Stack;
  twilio: TwilioServer;
  /** What Twilio and the site sign with. */
  authToken: string;
  addMember: (firstName: string, lastName: string, role?: Role) => Promise<Member>;
  /** Somebody with a browser of their own. */
  visit: (options?: BrowserContextOptions) => Promise<Visitor>;
  /** The same, logged in with the link of a text. */
  logIn: (phone: string, options?: BrowserContextOptions) => Promise<Visitor>;
  /** The next text to a number that says something, waited for. */
  textTo: (phone: string, says: RegExp) => Promise<TakenText>;
  close: () => Promise<void>;
}

/** Starts a site without demo people, whose texts really leave. */
export async function openLiveSite(): Promise<LiveSite> {
  const [browser, twilio]: [Browser, TwilioServer] = await Promise.all([
    openBrowser(),
    startTwilioServer(),
  ]);
  const stack = await startStack({
    env: {
      ...unhurried,
      all: { DELIVERY: 'live' },
      notifications: {
        TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
        TWILIO_AUTH_TOKEN: authToken,
        TWILIO_FROM: '+12025550100',
        TWILIO_BASE_URL: twilio.origin,
        // Nobody reads mail in these stories, so nobody listens there.
        SMTP_URL: 'smtp://127.0.0.1:9',
        MAIL_FROM: 'hello@fellowship.example',
      },
    },
  });
  const visit = (options?: BrowserContextOptions) => openVisitor(browser, stack.origin, options);
  const textTo = (phone: string, says: RegExp) =>
    until(() => twilio.taken.find(({ to, body }) => to === phone && says.test(body)));
  return {
    stack,
    twilio,
    authToken,
    addMember: (firstName, lastName, role) => addMember(stack, firstName, lastName, role),
    visit,
    logIn: async (phone, options) => {
      const person = await visit(options);
      const { context, page } = person;
      const before = twilio.taken.length;
      await askByCall(context, stack.origin, phone);
      const isLogin = ({ to, body }: TakenText) => to === phone && /login#token=/.test(body);
      const text = await until(() => twilio.taken.slice(before).find(isLogin));
      await page.goto(readLoginText(text.body).link);
      await page.getByRole('button', { name: 'Logout' }).waitFor();
      return person;
    },
    textTo,
    close: async () => {
      await stack.stop();
      await twilio.close();
    },
  };
}

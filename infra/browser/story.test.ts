import {
  type OpenAiServer,
  type TwilioServer,
  startOpenAiServer,
  startTwilioServer,
  until,
} from '@kbf/test-kit';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readLoginText } from '../faults/login-by-text.ts';
import { addMember } from '../faults/member.ts';
import { unhurried } from '../faults/unhurried.ts';
import { type Stack, startStack } from '../local/stack.ts';
import { openDemoSite } from './demo-site.ts';
import { nextLinkTo, textsTo } from './log-in.ts';
import {
  askForLink,
  askForPrayer,
  comeToPray,
  comment,
  expectLoggedIn,
  followToFeed,
  like,
  logOut,
  prayerCard,
} from './story.ts';
import { type Visitor, openVisitor } from './visitor.ts';

const request = 'Please pray for the first month of our bakery, and for patience with each other.';

let browser: Browser;
let stack: Stack;
let visitors: Visitor[] = [];

afterEach(async () => {
  await Promise.all(visitors.map(({ context }) => context.close()));
  visitors = [];
});

async function newVisitor(): Promise<Page> {
  const visitor = await openVisitor(browser, stack.origin);
  visitors.push(visitor);
  return visitor.page;
}

const complaints = () => visitors.flatMap((visitor) => visitor.complaints);

/** The whole story of a newcomer who turns out to be a member. `openLink` opens the link of the newest text. */
async function tellStory(
  page: Page,
  person: { phone: string; fullName: string },
  openLink: (page: Page) => Promise<Page>,
): Promise<void> {
  await comeToPray(page);
  const lengths = await askForPrayer(page, request);
  expect(lengths.length).toBeGreaterThan(3);
  expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  await followToFeed(page, request);
  const feed = page.url();
  await like(page);
  expect(await comment(page, 'You are not alone in this.')).toContain('Community Member');

  await askForLink(page, person.phone);
  const member = await openLink(page);
  await expectLoggedIn(member);
  await member.goto(feed);
  await prayerCard(member, request).waitFor();
  expect(await comment(member, 'Praying for your ovens, too.')).toContain(person.fullName);
  await logOut(member);
}

describe('with the built-in guide and the local outbox', () => {
  beforeAll(async () => {
    [browser, stack] = await openDemoSite();
  });

  test('When a newcomer prays, joins in and logs in with the link of a text, then all of it works', async () => {
    const person = { phone: '+12025550102', fullName: 'Daniel Okafor' };
    const visitor = await newVisitor();
    const before = await textsTo(visitor, person.phone);
    await tellStory(visitor, person, async (page) => {
      const outbox = await page.context().newPage();
      await (await nextLinkTo(outbox, person.phone, before)).click();
      return outbox;
    });
    expect(complaints()).toEqual([]);
  });

  test('When a link is opened in a browser that did not ask for it, then it waits for a click', async () => {
    const phone = '+12025550103';
    const asking = await newVisitor();
    const before = await textsTo(asking, phone);
    await askForLink(asking, phone);
    const link = await (await nextLinkTo(asking, phone, before)).getAttribute('href');

    const elsewhere = await newVisitor();
    await elsewhere.goto(link!);
    const enter = elsewhere.getByRole('button', { name: 'Log me in' });
    await enter.waitFor();
    await elsewhere.waitForLoadState('networkidle');
    const cookies = await elsewhere.context().cookies();
    expect(cookies.map(({ name }) => name)).not.toContain('kbf_login');
    await enter.click();
    await expectLoggedIn(elsewhere);
    expect(complaints()).toEqual([]);
  });
});

describe('with a language model and texts through Twilio', () => {
  const reply =
    'Father, thank you for this bakery and for the hands that work in it. Give them patience with each other in the ' +
    'early hours, wisdom with every bill, and joy in the bread they share. Let their first month be a beginning. Amen.';
  let model: OpenAiServer;
  let twilio: TwilioServer;

  beforeAll(async () => {
    [browser] = await openDemoSite();
    model = await startOpenAiServer({ kind: 'text', text: reply, paceMs: 25 });
    twilio = await startTwilioServer();
    stack = await startStack({
      env: {
        ...unhurried,
        all: { DELIVERY: 'live' },
        ai: { OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'local' },
        notifications: {
          TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
          TWILIO_AUTH_TOKEN: 'for this test only',
          TWILIO_FROM: '+12025550100',
          TWILIO_BASE_URL: twilio.origin,
          // Nothing is mailed in this story, so nobody listens there.
          SMTP_URL: 'smtp://127.0.0.1:9',
          MAIL_FROM: 'hello@fellowship.example',
        },
      },
    });
  });

  afterAll(async () => {
    await stack?.stop();
    await twilio?.close();
    await model?.close();
  });

  test('When a newcomer prays, joins in and logs in with the link of a text, then all of it works', async () => {
    const person = await addMember(stack, 'Lydia', 'Marchetti');
    await tellStory(await newVisitor(), person, async (page) => {
      const text = await until(() => twilio.taken.find(({ to }) => to === person.phone));
      const opened = await page.context().newPage();
      await opened.goto(readLoginText(text.body).link);
      return opened;
    });
    expect(twilio.taken).toHaveLength(1);
    expect(model.chats[0]?.body).toMatchObject({ model: 'local', stream: true });
    expect(complaints()).toEqual([]);
  });
});

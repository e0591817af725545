import {
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  test as base,
  expect,
} from '@playwright/test';
import { join } from 'node:path';
import { demoPeople } from '../attacks/demo-people.ts';
import { manyPrayers } from '../faults/many-prayers.ts';
import { withLock } from '../files/lock.ts';
import { localFolder } from '../files/paths.ts';
import { type Stack, startStack } from '../local/stack.ts';
import { type LiveSite, openLiveSite } from './live-site.ts';
import { logInElsewhere } from './log-in.ts';
import { watchRequests } from './quiet.ts';

export { expect };

/** A person with a browser context of their own. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** What no page of ours may do and did: errors in the console, requests to others, failed requests. */
  complaints: string[];
}

/** Opens a browser context that closes with the test. `baseURL`: another site than the demo site. */
export type Visit = (options?: BrowserContextOptions) => Promise<Visitor>;
/** The same, logged in. */
export type LogIn = (phone: string, options?: BrowserContextOptions) => Promise<Visitor>;

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

interface ForTest {
  visit: Visit;
  logIn: LogIn;
  /** A demo member and the demo admin, with reduced motion. */
  member: Visitor;
  admin: Visitor;
}

interface ForWorker {
  /** A site with demo content. Tests share it, so they add to it and do not rely on what others left. */
  site: Stack;
  /** A site without demo content that sends its texts through a stand-in for Twilio. */
  live: LiveSite;
  /** Logins at the demo site by phone number, so that each person logs in once per worker. */
  logins: Map<string, State>;
}

/** All tests share one address, so together they share more prayers in an hour than one visitor may. */
const env = {
  ...manyPrayers,
  ai: {},
  all: { LOOP_STILL_MS: '60000', PHOTOS_UNCHECKED: 'publish' },
};
const startTimeout = 300_000;
const [adminPerson, , memberPerson] = demoPeople;
const calm = { reducedMotion: 'reduce' } as const;

export const test = base.extend<ForTest, ForWorker>({
  // The browser refuses passkeys at an address in numbers, so the site has a name.
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern here.
    async ({}, use) => {
      // One after another: each start keeps all processors busy.
      const site = await withLock(join(localFolder, 'browser-site'), () =>
        startStack({ demo: true, host: 'localhost', env, keepAlive: true }),
      );
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: startTimeout },
  ],
  live: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const live = await withLock(join(localFolder, 'browser-site'), openLiveSite);
      await use(live);
      await live.close();
    },
    { scope: 'worker', timeout: startTimeout },
  ],
  // eslint-disable-next-line no-empty-pattern
  logins: [({}, use) => use(new Map()), { scope: 'worker' }],
  baseURL: ({ site }, use) => use(site.origin),
  visit: async ({ browser, baseURL }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      opened.push(context);
      watchRequests(context);
      const { origin } = new URL(options?.baseURL ?? baseURL!);
      return { context, page: await context.newPage(), complaints: complaintsOf(context, origin) };
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  logIn: ({ visit, logins }, use) =>
    use(async (phone, options) => {
      const storageState = logins.get(phone);
      const person = await visit({ ...options, storageState });
      const { context } = person;
      if (storageState && (await context.request.get('/api/auth/user')).ok()) return person;
      // Another test has ended this login: with its cookie, the next page would be refused once.
      await context.clearCookies();
      await logInElsewhere(context, phone);
      logins.set(phone, await context.storageState());
      return person;
    }),
  member: async ({ logIn }, use) => use(await logIn(memberPerson.phone, calm)),
  admin: async ({ logIn }, use) => use(await logIn(adminPerson.phone, calm)),
});

function complaintsOf(context: BrowserContext, origin: string): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    // Traces and axe look into every frame; a sandboxed one refuses their scripts.
    const isOurs = message.text().startsWith('Blocked script execution in');
    if (message.type() !== 'error' || isOurs) return;
    complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complaints.push(`thrown: ${error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    const isOwn = url.origin === origin || ['data:', 'blob:'].includes(url.protocol);
    if (!isOwn) complaints.push(`request to others: ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} from ${response.url()}`);
  });
  return complaints;
}

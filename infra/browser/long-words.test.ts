import type { OwnProfile } from '@kbf/contracts';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople } from '../attacks/demo-people.ts';
import type { Stack } from '../local/stack.ts';
import { openDemoSite } from './demo-site.ts';
import { openPerson } from './log-in.ts';
import { arabic, chinese, endless, hebrew, longTexts } from './long-words.ts';
import { tooWide } from './look-over.ts';
import { openVisitor } from './visitor.ts';
import { call, type Shared, sharePrayer } from './write-by-call.ts';

const [admin] = demoPeople;
const company = 'Long Words Joinery';

let browser: Browser;
let stack: Stack;
const prayers: string[] = [];
/** As it was: other files open the same site. */
let usual: OwnProfile | undefined;

/** Shares a prayer with a comment, and publishes both, whatever was thought of them. */
async function publish(page: Page, text: string): Promise<string> {
  const id = await sharePrayer(page, `Please pray for ${text}`);
  await call(page, 'PATCH', `/api/prayers/${id}`, { state: 'public' });
  const comment = { comment: `With you, ${text}` };
  const written = await call<Shared>(page, 'POST', `/api/prayers/${id}/comments`, comment);
  await call(page, 'PATCH', `/api/prayers/${id}/comments/${written.id}`, { state: 'public' });
  return id;
}

beforeAll(async () => {
  [browser, stack] = await openDemoSite();
  const { page, context } = await openPerson(admin.phone);
  await page.goto('/prayer-feed');
  for (const text of longTexts) prayers.push(await publish(page, text));
  usual = await call<OwnProfile>(page, 'GET', '/api/user-profile/me');
  const lines = [endless, arabic, chinese];
  await call(page, 'PUT', '/api/user-profile/me', {
    identity: longTexts.join(' '),
    humanBeliefs: lines,
    isPublic: true,
  });
  await call(page, 'PATCH', `/api/user-profiles/${admin.id}`, { state: 'public' });
  await call(page, 'PUT', `/api/company-profile/${encodeURIComponent(company)}`, {
    companyName: company,
    tagline: endless,
    industry: arabic,
    foundedYear: 1999,
    website: `https://${'long-words-'.repeat(5)}joinery.example/${endless}`,
    biblicalQuote: null,
    biblicalReference: null,
    description: longTexts.join('\n'),
    missionStatement: hebrew,
    visionStatement: chinese,
    coreValues: lines,
    ceoName: endless,
    address: chinese,
    keyServices: lines,
  });
  await context.close();
});

afterAll(async () => {
  if (!usual) return;
  const { identity, humanBeliefs, isPublic } = usual;
  const { page, context } = await openPerson(admin.phone);
  await page.goto('/prayer-feed');
  await call(page, 'PUT', '/api/user-profile/me', { identity, humanBeliefs, isPublic });
  await context.close();
});

const places = [
  { name: 'the feed', address: (id: string) => `/prayer-feed?prayer=${id}` },
  { name: 'the single feed', address: (id: string) => `/prayer/feed?prayer=${id}` },
  { name: 'the share page', address: (id: string) => `/prayer-share/${id}` },
];

test.each(places)(
  'When $name shows long words, addresses and other scripts, then it is never wider than the screen',
  async ({ address }) => {
    const { page, context } = await openVisitor(browser, stack.origin);
    for (const [index, id] of prayers.entries()) {
      await page.goto(address(id));
      await page.getByText(`Please pray for ${longTexts[index]}`).waitFor();
      expect(await tooWide(page)).toEqual([]);
    }
    await context.close();
  },
);

test.each([
  ['/', 'Find Your Purpose'],
  ['/members', 'Grace Whitfield'],
  [`/profile/${admin.id}`, 'Grace Whitfield'],
  [`/business/${encodeURIComponent(company)}`, company],
])(
  'When %s shows what people wrote, then it is never wider than the screen',
  async (path, shown) => {
    const { page, context } = await openVisitor(browser, stack.origin);
    await page.goto(path);
    await page.getByText(shown).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await tooWide(page)).toEqual([]);
    await context.close();
  },
);

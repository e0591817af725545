import { composeMessage } from '@kbf/contracts';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople } from '../attacks/demo-people.ts';
import { openDemoSite } from './demo-site.ts';
import { openPerson } from './log-in.ts';
import { arabic, chinese, endless, hebrew, longTexts, mail } from './long-words.ts';
import { loaded, tooWide } from './look-over.ts';
import { openVisitor, type Visitor } from './visitor.ts';
import { call, type Shared, sharePrayer } from './write-by-call.ts';

const widths = [320, 375, 768, 1024, 1280, 1920];
const company = 'Long Words Bakery';

/** A member of the demo whom no other file knows: everything of hers is long. */
const memberPhone = '+12025550105';
let member: Visitor;
let admin: Visitor;
const ids = { contact: '', prayer: '', need: '' };

/** A need that everybody sees, whatever was thought of it. */
async function postNeed(page: Page, text: string, kind = 'need'): Promise<string> {
  const endsOn = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const { id } = await call<Shared>(page, 'POST', '/api/needs', {
    kind,
    text,
    tag: 'space',
    endsOn,
  });
  await call(admin.page, 'PATCH', `/api/needs/${id}`, { state: 'public' });
  return id;
}

/** The plan of the training in long words: texts and lists. */
const plan = {
  'threePs.outcome': endless,
  'threePs.coreValue': arabic,
  'threePs.commitment': hebrew,
  'threePs.startAction': chinese,
  'threePs.endResult': mail,
  'needs.goodBehaviors': longTexts.slice(0, 3),
  'needs.badBehaviors': longTexts.slice(0, 3),
  'needs.outcomes': longTexts.slice(0, 3),
  'actions.desiredOutcome': endless,
  'actions.doNotList': longTexts,
  'actions.doList': longTexts,
  'worksheet.home.value': endless,
};

beforeAll(async () => {
  admin = await openPerson(demoPeople[0].phone, { reducedMotion: 'reduce' });
  member = await openPerson(memberPhone, { reducedMotion: 'reduce' });
  const [{ page: desk }, { page }] = [admin, member];
  await desk.goto('/privacy');
  await page.goto('/privacy');
  const contact = await call<Shared>(page, 'POST', '/api/contact', {
    fullName: endless,
    email: mail,
    message: composeMessage({ kind: 'join', company: arabic, about: longTexts.join('\n') }),
  });
  ids.contact = contact.id;
  const note = longTexts.join('\n');
  await call(desk, 'PATCH', `/api/contact-submissions/${contact.id}`, { note });
  ids.prayer = await sharePrayer(page, `Please pray for ${longTexts.join(' ')}`);
  ids.need = await postNeed(page, `${mail} ${endless}`);
  const shares = ['phone'];
  await call(desk, 'POST', `/api/needs/${ids.need}/contacts`, {
    shares,
  });
  await postNeed(desk, `${arabic} ${hebrew} ${chinese}`, 'offer');
  await call(page, 'PUT', '/api/training-progress', {
    completedModules: [1, 2, 3, 4, 5, 6],
    editedAt: new Date().toISOString(),
    responses: plan,
  });
  await call(page, 'PATCH', '/api/auth/me', {
    firstName: endless.slice(0, 48),
    lastName: arabic.slice(0, 39),
  });
  const made = `/api/company-profile/${encodeURIComponent(company)}`;
  await call(desk, 'PUT', made, {
    companyName: company,
    tagline: endless,
    industry: arabic,
    foundedYear: 1999,
    website: `https://${'long-words-'.repeat(5)}bakery.example/${endless}`,
    biblicalQuote: null,
    biblicalReference: null,
    description: longTexts.join('\n'),
    missionStatement: hebrew,
    visionStatement: chinese,
    coreValues: longTexts,
    ceoName: endless,
    address: chinese,
    keyServices: longTexts,
  });
});

// Other files open the same site: what would stand before their own goes.
afterAll(async () => {
  await call(admin.page, 'DELETE', `/api/company-profile/${encodeURIComponent(company)}`);
  await call(admin.page, 'DELETE', `/api/prayers/${ids.prayer}`);
  for (const { page, context } of [admin, member]) {
    for (const { id } of await call<Shared[]>(page, 'GET', '/api/needs/mine'))
      await call(page, 'DELETE', `/api/needs/${id}`);
    await context.close();
  }
});

async function overflows(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await loaded(page);
  return tooWide(page, widths);
}

test.each([
  ...[2, 3, 4, 5, 6].map((module) => `/dashboard?module=${module}`),
  '/training/plan',
  '/training/certificate',
  '/needs',
  '/needs?tab=yours',
  '/needs?tab=contacts',
  '/account?tab=contact',
  '/account?tab=prayers',
])(
  'When %s shows long words and other scripts, then it is never wider than the screen',
  async (path) => {
    expect(await overflows(member.page, path)).toEqual([]);
  },
);

test.each([
  '/needs?tab=contacts',
  '/admin',
  '/admin/members',
  '/admin/care',
  '/admin/pages/companies/long-words-bakery',
  '/admin/log',
])(
  'When %s shows an admin long words and other scripts, then it is never wider than the screen',
  async (path) => {
    expect(await overflows(admin.page, path)).toEqual([]);
  },
);

test('When an admin opens what somebody wrote in long words, then it is never wider than the screen', async () => {
  const { page } = admin;
  await page.goto(`/admin/contacts/${ids.contact}`);
  await page.getByRole('dialog').getByText(endless).first().waitFor();
  expect(await tooWide(page, widths)).toEqual([]);
  await page.goto(`/admin/care/prayer-${ids.prayer}`);
  await loaded(page);
  expect(await tooWide(page, widths)).toEqual([]);
});

test('When a member writes a long word of herself, then the field grows down, and not beyond the screen', async () => {
  const { page } = member;
  await page.goto('/account');
  await page.getByLabel(/^Who you are/).fill(endless);
  expect(await tooWide(page, widths)).toEqual([]);
  await page.setViewportSize({ width: 375, height: 812 });
  const box = (await page.getByLabel(/^Who you are/).boundingBox())!;
  expect(box.x + box.width).toBeLessThanOrEqual(375 - 16);
  await page.getByRole('tab', { name: 'Name and contact' }).click();
  await page.goBack();
  expect(await page.getByLabel(/^Who you are/).inputValue()).toBe(endless);
  await page.getByRole('button', { name: 'Show what is saved' }).click();
});

test('When long words are said to the guide, then the conversation is never wider than the screen', async () => {
  const [browser, { origin }] = await openDemoSite();
  const { page, context } = await openVisitor(browser, origin);
  await page.goto('/kingdom-business-guide');
  await page.getByLabel('Your message').fill(longTexts.join(' '));
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('region', { name: 'Conversation' }).getByText(endless).waitFor();
  expect(await tooWide(page)).toEqual([]);
  await context.close();
});

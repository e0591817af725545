import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { composeMessage } from '@kbf/contracts';
import { arabic, chinese, endless, hebrew, longTexts, mail } from '../long-words.ts';
import { loaded, expectFits } from '../look-over.ts';
import { call, type Shared, sharePrayer } from '../write-by-call.ts';

const widths = [320, 375, 768, 1024, 1280, 1920];
const company = 'Long Words Bakery';

/** A member of the demo whom no other file knows: everything of hers is long. */
const memberPhone = '+12025550105';

/** A need that everybody sees, whatever was thought of it. */
async function postNeed(page: Page, desk: Page, text: string, kind = 'need'): Promise<string> {
  const endsOn = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const { id, posted } = await call<Shared & { posted: string }>(page, 'POST', '/api/needs', {
    kind,
    text,
    tag: 'space',
    endsOn,
  });
  if (posted === 'held')
    await call(desk, 'POST', `/api/care-desk/need/${id}/decision`, { decision: 'release' });
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

const ofMember = [
  ...[2, 3, 4, 5, 6].map((module) => `/dashboard?module=${module}`),
  '/training/plan',
  '/training/certificate',
  '/needs',
  '/needs?tab=yours',
  '/needs?tab=contacts',
  '/account?tab=contact',
  '/account?tab=prayers',
];
const ofAdmin = [
  '/needs?tab=contacts',
  '/admin',
  '/admin/members',
  '/admin/care',
  '/admin/pages/companies/long-words-bakery',
  '/admin/replies',
  '/admin/log',
];

test('When members write long words and other scripts, then no page is wider than the screen', async ({
  admin: { page: desk },
  logIn,
}) => {
  test.slow();
  const { page } = await logIn(memberPhone, { reducedMotion: 'reduce' });
  await desk.goto('/privacy');
  await page.goto('/privacy');
  const contact = await call<Shared>(page, 'POST', '/api/contact', {
    fullName: endless,
    email: mail,
    message: composeMessage({ kind: 'join', company: arabic, about: longTexts.join('\n') }),
  });
  const note = longTexts.join('\n');
  await call(desk, 'PATCH', `/api/contact-submissions/${contact.id}`, { note });
  const prayer = await sharePrayer(page, `Please pray for ${longTexts.join(' ')}`);
  const need = await postNeed(page, desk, `${mail} ${endless}`);
  const shares = ['phone'];
  await call(desk, 'POST', `/api/needs/${need}/contacts`, {
    shares,
  });
  await postNeed(desk, desk, `${arabic} ${hebrew} ${chinese}`, 'offer');
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
  await call(desk, 'POST', '/api/company-profiles', {
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

  const circle = await call<Shared>(page, 'POST', '/api/circles', {
    name: endless.slice(0, 60),
    line: longTexts.join(' ').slice(0, 140),
  });
  const circleId = circle.id;
  await call(page, 'POST', '/api/prayers', { userRequest: endless, audience: 'circle', circleId });
  const room = await call<Shared>(page, 'POST', '/api/rooms', { circleId, prayerIds: [prayer] });
  const together = [
    'circles',
    `circles/${circleId}`,
    `circles/${circleId}/through`,
    'room',
    `room/open?circle=${circleId}`,
    `room/${room.id}`,
  ];

  for (const [reader, paths] of [
    [page, [...ofMember, ...together.map((path) => `/prayer/${path}`)]],
    [desk, [...ofAdmin, `/admin/care/prayer-${prayer}`]],
  ] as const)
    for (const path of paths) {
      await reader.goto(path);
      await loaded(reader);
      await expectFits(reader, widths);
    }
  await desk.goto(`/admin/contacts/${contact.id}`);
  await expect(desk.getByRole('dialog').getByText(endless).first()).toBeVisible();
  await expectFits(desk, widths);

  // The field grows down, and keeps what was typed in it.
  await page.goto('/account');
  const field = page.getByLabel(/^About you/);
  await field.fill(endless);
  await expectFits(page, widths);
  await page.setViewportSize({ width: 375, height: 812 });
  const box = (await field.boundingBox())!;
  expect(box.x + box.width).toBeLessThanOrEqual(375 - 16);
  await page.getByRole('tab', { name: 'Name and contact' }).click();
  await page.goBack();
  await expect(field).toHaveValue(endless);

  // Other tests open the same site: they find their own first.
  await call(desk, 'DELETE', made);
  await call(desk, 'DELETE', `/api/prayers/${prayer}`);
  for (const one of [desk, page])
    for (const { id } of await call<Shared[]>(one, 'GET', '/api/needs/mine'))
      await call(one, 'DELETE', `/api/needs/${id}`);
});

test('When long words are said to the guide, then the conversation is never wider than the screen', async ({
  visit,
}) => {
  const { page } = await visit();
  await page.goto('/kingdom-business-guide');
  await page.getByLabel('Your message').fill(longTexts.join(' '));
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Conversation' }).getByText(endless)).toBeVisible();
  await expectFits(page);
});

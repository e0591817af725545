import { composeMessage } from '@kbf/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople } from '../attacks/demo-people.ts';
import { openDemoSite } from './demo-site.ts';
import { openPerson } from './log-in.ts';
import { arabic, chinese, endless, hebrew, longTexts, mail } from './long-words.ts';
import { tooWide } from './look-over.ts';
import { openVisitor, type Visitor } from './visitor.ts';
import { call, type Shared, sharePrayer } from './write-by-call.ts';

const dayMs = 86_400_000;
const needTexts = [`${mail} ${endless}`, `${arabic} ${hebrew}`, chinese];

let admin: Visitor;
let contactId = '';

beforeAll(async () => {
  admin = await openPerson(demoPeople[0].phone);
  const { page } = admin;
  await page.goto('/privacy');
  const about = longTexts.join('\n');
  const contact = await call<Shared>(page, 'POST', '/api/contact', {
    fullName: endless,
    email: mail,
    message: composeMessage({ form: 'join', company: arabic, about }),
  });
  contactId = contact.id;
  await sharePrayer(page, `Please pray for ${longTexts.join(' ')}`);
  for (const text of needTexts) {
    const endsOn = new Date(Date.now() + 30 * dayMs).toISOString().slice(0, 10);
    const need = { kind: 'need', text, tag: 'other', endsOn };
    const { id } = await call<Shared>(page, 'POST', '/api/needs', need);
    await call(page, 'PATCH', `/api/needs/${id}`, { state: 'public' });
  }
});
afterAll(() => admin?.context.close());

test.each([
  { path: '/needs', shown: endless },
  { path: '/needs?tab=yours', shown: endless },
  { path: '/admin', shown: endless },
  { path: '/admin/members', shown: 'Grace Whitfield' },
  { path: '/account?tab=prayers', shown: endless },
])(
  'When $path shows long words and other scripts, then it is never wider than the screen',
  async ({ path, shown }) => {
    const { page } = admin;
    await page.goto(path);
    await page.getByText(shown).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await tooWide(page)).toEqual([]);
  },
);

test('When an admin opens what somebody wrote in long words, then it is never wider than the screen', async () => {
  const { page } = admin;
  await page.goto(`/admin/contacts/${contactId}`);
  await page.getByText(endless).first().waitFor();
  expect(await tooWide(page)).toEqual([]);
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

/**
 * Each test goes on from what the last one left: none is tried twice.
 * @module-tag chapters
 */
import { randomUUID } from 'node:crypto';
import { tellStatus, until } from '@kbf/test-kit';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  approve,
  findAndNote,
  findInLog,
  handleDanger,
  post,
  sendAgain,
  showAgain,
} from './admin-story.ts';
import { type LiveSite, openLiveSite } from './live-site.ts';
import type { Visitor } from './visitor.ts';

const danger = 'I have everything ready and I am going to kill myself tonight.';

let site: LiveSite;
let admin: Visitor;
let adminPhone: string;
/** Members who use the site while the admin looks after it. */
let members: Visitor[];

beforeAll(async () => {
  site = await openLiveSite();
  const people = [
    await site.addMember('Grace', 'Whitfield', 'admin'),
    await site.addMember('Joel', 'Abernathy'),
    await site.addMember('Naomi', 'Castellanos'),
    await site.addMember('Peter', 'Lindqvist'),
    await site.addMember('Salome', 'Beaumont'),
  ];
  adminPhone = people[0]!.phone;
  const visitors: Visitor[] = [];
  for (const { phone } of people)
    visitors.push(await site.logIn(phone, { reducedMotion: 'reduce', hasTouch: true }));
  [admin, ...members] = visitors as [Visitor, ...Visitor[]];
});

afterAll(() => site?.close());

/** Shared by one member, and reported by the three others. @returns its id */
async function shareAndReport(request: string): Promise<string> {
  const [author, ...others] = members;
  const shared = await post(author!, '/api/prayers', { userRequest: request });
  expect(shared.status()).toBe(201);
  const { id } = (await shared.json()) as { id: string };
  for (const member of others) {
    const reason = 'It names somebody who did not agree to it.';
    expect((await post(member, `/api/prayers/${id}/report`, { reason })).ok()).toBe(true);
  }
  return id;
}

async function isShown(page: Page, id: string): Promise<boolean> {
  return (await page.request.get(`/api/prayers/${id}`)).ok();
}

test.each([
  {
    device: 'a phone',
    size: { width: 375, height: 812 },
    name: 'Wilhelmina Brandt',
    n: 1,
    request: 'Please pray for the first winter of our bakery.',
  },
  {
    device: 'a desktop',
    size: { width: 1280, height: 800 },
    name: 'Theodora Sommer',
    n: 2,
    request: 'Please pray for a fair answer from the bank.',
  },
])(
  'When an admin looks after the site for a day on $device, then all that came is done, and stands in the log',
  async ({ device, size, name, n, request }) => {
    const { page, complaints } = admin;
    const [writer] = members;
    await page.setViewportSize(size);
    const phone = `+1202555018${n}`;

    // A contact arrives, is found, noted and approved; the text that says so fails at first.
    site.twilio.behaveOnceTo(phone, { status: 400, code: 30_003 });
    const visitor = await site.visit();
    const company = `${name.split(' ')[1]} Vans`;
    const email = `contact${n}@contact.example`;
    const message = `Company: ${company}\n\nAbout: Two vans, and a wish to pray with others at work.`;
    await visitor.page.goto('/');
    expect(
      (await post(visitor, '/api/contact', { fullName: name, email, phone, message })).status(),
    ).toBe(201);
    await findAndNote(page, { name, company, note: `Called from ${device}.` });
    await approve(page, name);

    // The failed text is seen, sent again, and delivered.
    await sendAgain(page);
    const welcome = await site.textTo(phone, /^Welcome to/);
    expect(await tellStatus(welcome, 'delivered', site.authToken)).toBe(204);
    await page.reload();
    await page
      .getByRole('row')
      .filter({ hasText: 'welcome' })
      .filter({ hasText: 'Delivered' })
      .nth(n - 1)
      .waitFor();
    const newcomer = await site.logIn(phone);
    await newcomer.page.goto('/dashboard');
    await newcomer.page.getByRole('tab', { name: 'Growth' }).waitFor();
    expect(newcomer.complaints).toEqual([]);

    // A prayer that three members reported is hidden, and shown again.
    const id = await shareAndReport(request);
    expect(await isShown(visitor.page, id)).toBe(false);
    await showAgain(page, id);
    await until(() => isShown(visitor.page, id));

    // Somebody in danger is seen, can be called, and is marked as handled.
    const asked = { message: danger, requestId: randomUUID(), share: false };
    expect((await post(writer!, '/api/prayer-chat', asked)).ok()).toBe(true);
    const alert = await site.textTo(adminPhone, /\/admin\/care/);
    expect(alert.body).not.toContain('kill');
    await handleDanger(page, { words: danger, name: 'Joel Abernathy', note: `By ${device}.` });

    await findInLog(page, [
      'Changed status or note of a contact',
      'Approved a contact',
      'Sent a message again',
      'Decided about a prayer',
      'Read words of danger',
      'Noted something about a danger',
      'Handled a danger',
    ]);
    expect(complaints).toEqual([]);
    await Promise.all([visitor.context.close(), newcomer.context.close()]);
  },
);

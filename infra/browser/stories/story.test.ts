import type { Page } from '@playwright/test';
import { addMember } from '../../faults/member.ts';
import { demoPeople } from '../../attacks/demo-people.ts';
import { expect, test } from '../fixtures.ts';
import { nextLoginText } from '../log-in.ts';
import { sizeNames, sizes } from '../places-to-write.ts';
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
} from '../story.ts';
import { quiet } from '../quiet.ts';

const request = 'Please pray for the first month of our bakery, and for patience with each other.';
const [, daniel, ruth] = demoPeople;

/** The story of a newcomer who turns out to be a member. `openLink` opens the link of the newest text. */
async function tellStory(
  page: Page,
  person: { phone: string; fullName: string },
  openLink: () => Promise<Page>,
): Promise<void> {
  await comeToPray(page);
  const lengths = await askForPrayer(page, request);
  expect(lengths.length).toBeGreaterThan(3);
  expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  await followToFeed(page, request);
  const feed = page.url();
  await like(page);
  await comment(page, 'You are not alone in this.', 'Community Member');

  await askForLink(page, person.phone);
  const member = await openLink();
  await expectLoggedIn(member);
  await member.goto(feed);
  await expect(prayerCard(member, request)).toBeVisible();
  await comment(member, 'Praying for your ovens, too.', person.fullName);
  await logOut(member);
}

for (const size of sizeNames)
  test(`When a newcomer on a ${size} prays, comments and logs in by link, then all of it works`, async ({
    visit,
  }) => {
    const person = { phone: daniel.phone, fullName: 'Daniel Okafor' };
    const { page, context, complaints } = await visit({ viewport: sizes[size] });
    const nextText = await nextLoginText(page, person.phone);
    await tellStory(page, person, async () => {
      const { link } = await nextText();
      const outbox = await context.newPage();
      await outbox.goto('/dev/messages');
      await outbox.locator(`a[href="${link}"]`).click();
      return outbox;
    });
    expect(complaints).toEqual([]);
  });

test('When a language model answers and texts go through Twilio, then the same story works', async ({
  live,
  visit,
}) => {
  const { stack, twilio, model } = live;
  const person = await addMember(stack, 'Lydia', 'Marchetti');
  const { page, context, complaints } = await visit({ baseURL: stack.origin });
  await tellStory(page, person, async () => {
    const opened = await context.newPage();
    await opened.goto(await live.linkIn(person.phone));
    return opened;
  });
  expect(twilio.taken.filter(({ to }) => to === person.phone)).toHaveLength(1);
  expect(model.chats.at(-1)?.body).toMatchObject({ model: 'local', stream: true });
  expect(complaints).toEqual([]);
});

test('When a link is opened in a browser that did not ask for it, then it waits for a click', async ({
  visit,
}) => {
  const asking = await visit();
  const nextText = await nextLoginText(asking.page, ruth.phone);
  await askForLink(asking.page, ruth.phone);
  const { link } = await nextText();

  const { page, context, complaints } = await visit();
  await page.goto(link);
  const enter = page.getByRole('button', { name: 'Log me in' });
  await expect(enter).toBeVisible();
  await quiet(page);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('kbf_login');
  await enter.click();
  await expectLoggedIn(page);
  expect([...asking.complaints, ...complaints]).toEqual([]);
});

for (const size of sizeNames)
  test(`When a code has six digits on a ${size}, then it sends itself, and only the right one lets in`, async ({
    visit,
  }) => {
    const { phone } = demoPeople[3];
    const { page } = await visit({ viewport: sizes[size] });
    const nextText = await nextLoginText(page, phone);
    await askForLink(page, phone);
    const { code } = await nextText();
    const field = page.getByLabel('Enter the code from the text');
    await expect(field).toBeFocused();
    await page.keyboard.type(code === '123456' ? '654321' : '123456');
    await expect(page.getByText('That code is not right.')).toBeVisible();
    await expect(field).toBeFocused();
    // The next digit takes the place of the wrong ones.
    await page.keyboard.type(code);
    await expectLoggedIn(page);
  });

import type { Page } from '@playwright/test';
import { addMember } from '../../faults/member.ts';
import { type Visit, expect, test } from '../fixtures.ts';
import type { LiveSite } from '../live-site.ts';
import { logInLive } from '../log-in-live.ts';
import { expectAccessibleInBothThemes } from '../look-over.ts';
import { sizes } from '../places-to-write.ts';

/** A new person at the site whose chats a language model answers, on a phone. */
async function comeIn(visit: Visit, live: LiveSite, name: string, role?: 'admin') {
  const { phone } = await addMember(live.stack, name, 'Keeper', role);
  const person = await logInLive(visit, live, phone);
  await person.page.setViewportSize(sizes.phone);
  return person;
}

const chat = (page: Page) => ({
  field: page.getByLabel('Your message'),
  transcript: page.getByRole('region', { name: 'Conversation' }),
  replies: page.getByRole('group', { name: 'Was this reply helpful?' }),
  list: page.getByRole('dialog', { name: 'Your conversations' }),
  openList: () => page.getByRole('button', { name: 'Your conversations' }).click(),
});

async function say(page: Page, words: string, replies: number): Promise<void> {
  const { field, replies: rated } = chat(page);
  await field.fill(words);
  await field.press('Enter');
  await expect(rated).toHaveCount(replies);
}

test('When a member chats, reloads, goes on, renames and deletes, then all of it works', async ({
  live,
  visit,
}) => {
  test.slow();
  const { page, complaints } = await comeIn(visit, live, 'Naomi');
  await page.goto('/kingdom-business-guide');
  const { transcript, list, openList } = chat(page);
  await expect(page.getByRole('switch', { name: 'Keep this conversation' })).toBeChecked();
  await say(page, 'What is my bakery for?', 1);
  await page.reload();
  await expect(transcript.getByText('What is my bakery for?')).toBeVisible();
  await say(page, 'And what comes first?', 2);

  // In a tab of its own the conversation is in the list.
  const other = await page.context().newPage();
  await other.setViewportSize(sizes.phone);
  await other.goto('/kingdom-business-guide');
  const there = chat(other);
  await there.openList();
  await expectAccessibleInBothThemes(other, 'the list');
  await there.list.getByRole('button', { name: /^What is my bakery for/ }).click();
  await expect(there.list).toHaveCount(0);
  await expect(there.transcript.getByText('And what comes first?')).toBeVisible();
  // On a touch screen the field would open the keyboard over the conversation.
  await expect(other.getByRole('button', { name: 'Your conversations' })).toBeFocused();
  await say(other, 'And then?', 3);
  await expectAccessibleInBothThemes(other, 'the chat');
  await other.close();

  await openList();
  await list.getByRole('button', { name: /^Rename What is my bakery/ }).click();
  await list.getByLabel('Title').fill('Our bakery');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('button', { name: /^Our bakery/ })).toBeVisible();
  await list.getByLabel('Search').fill('and THEN');
  await list.getByRole('button', { name: 'Search' }).click();
  await expect(list.getByText('And then?')).toBeVisible();
  await list.getByLabel('Search').fill('harvest');
  await list.getByRole('button', { name: 'Search' }).click();
  await expect(list.getByText('No conversation has these words.')).toBeVisible();
  await list.getByLabel('Search').fill('');
  await list.getByRole('button', { name: 'Search' }).click();
  await list.getByRole('button', { name: 'Delete Our bakery' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(list.getByText(/Nothing kept yet/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(transcript.getByText('What is my bakery for?')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('When a member wants a conversation not to be kept, then it is in no list, and stays on the page', async ({
  live,
  visit,
}) => {
  const { page, complaints } = await comeIn(visit, live, 'Hannah');
  await page.goto('/kingdom-business-guide');
  const { transcript, list, openList } = chat(page);
  const keep = page.getByRole('switch', { name: 'Keep this conversation' });
  await say(page, 'What is my shop for?', 1);
  await keep.click();
  await page.getByRole('button', { name: 'Stop keeping it' }).click();
  await expect(keep).not.toBeChecked();
  await say(page, 'And what comes first?', 2);
  await expect(transcript.getByText('What is my shop for?')).toBeVisible();
  await openList();
  await expect(list.getByText(/Nothing kept yet/)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('When a thumb comes with the yes, then an admin reads question and answer, and marks it as done', async ({
  live,
  visit,
}) => {
  const member = await comeIn(visit, live, 'Joanna');
  const admin = await comeIn(visit, live, 'Priscilla', 'admin');
  const { page } = member;
  await page.goto('/kingdom-business-guide');
  await say(page, 'What is my mill for?', 1);
  await page.getByRole('button', { name: 'Not helpful', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'What went wrong?' });
  await form.getByRole('radio', { name: 'It did not answer my question' }).click();
  await form.getByRole('checkbox', { name: 'Show admins this question and answer' }).click();
  await expectAccessibleInBothThemes(page, 'the thumb');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('dialog', { name: 'Thank you. We got it.' })).toBeVisible();

  const desk = admin.page;
  await desk.goto('/admin/replies?thumb=down&done=false');
  await desk
    .getByRole('button', { name: /^Read question and answer/ })
    .first()
    .click();
  const read = desk.getByRole('dialog', { name: 'Question and answer' });
  await expect(read.getByText('What is my mill for?')).toBeVisible();
  await expectAccessibleInBothThemes(desk, 'question and answer');
  await desk.keyboard.press('Escape');
  await expectAccessibleInBothThemes(desk, 'the list of thumbs');
  await desk
    .getByRole('button', { name: /^Mark as done/ })
    .first()
    .click();
  await expect(desk.getByText('No thumbs here yet')).toBeVisible();
  expect([...member.complaints, ...admin.complaints]).toEqual([]);
});

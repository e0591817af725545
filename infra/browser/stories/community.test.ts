import type { Prayer } from '@kbf/contracts';
import { makePushBrowser, until } from '@kbf/test-kit';
import { addMember } from '../../faults/member.ts';
import { type Visitor, expect, test } from '../fixtures.ts';
import { pushOrigin } from '../live-site.ts';
import { logInLive } from '../log-in-live.ts';
import { call, type Shared } from '../write-by-call.ts';

const request = 'Please pray for the inspection of our kitchen on Thursday.';
const comment = 'I am with you on Thursday at nine.';
const answer = 'Thank you. They came early, and it went well.';
const privately = 'May I call you about the lease?';
const circleName = 'Kitchens who pray';

/** What somebody outside sees of these addresses and calls: nothing. */
async function expectNothing(
  outside: Visitor,
  addresses: readonly string[],
  calls: readonly string[],
) {
  const { page } = outside;
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const words of [circleName, request, comment, answer, privately])
      await expect(page.getByText(words)).toHaveCount(0);
  }
  const seen = await page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const stop = new AbortController();
          const { status } = await fetch(path, { signal: stop.signal });
          stop.abort();
          return `${status} ${path}`;
        }),
      ),
    calls,
  );
  for (const one of seen) expect(one).toMatch(/^(401|404) /);
}

test('When five people use circles, rooms and chats, then no one else sees anything', async ({
  live,
  visit,
}) => {
  test.slow();
  const { stack, push } = live;
  const names = ['Abigail', 'Boaz', 'Carmel', 'Dinah'] as const;
  const people = [];
  for (const name of names) people.push(await addMember(stack, name, 'Lindqvist'));
  const grace = await addMember(stack, 'Grace', 'Holloway', 'admin');
  const browsers: Visitor[] = [];
  for (const { phone } of [...people, grace]) browsers.push(await logInLive(visit, live, phone));
  const [abigail, boaz, carmel, dinah, admin] = browsers as [
    Visitor,
    Visitor,
    Visitor,
    Visitor,
    Visitor,
  ];
  const visitor = await visit({ baseURL: stack.origin });
  const [a, b, c] = [abigail.page, boaz.page, carmel.page];
  const addresses: string[] = [];
  const calls: string[] = [];
  const outsidersSeeNothing = () =>
    test.step('Outsiders see nothing', async () => {
      for (const outside of [visitor, dinah, admin]) await expectNothing(outside, addresses, calls);
    });

  await test.step('Two found a circle, a third joins by link', async () => {
    await a.goto('/prayer/circles');
    await a.getByRole('button', { name: 'I am 18 or older' }).click();
    await a.getByRole('button', { name: 'Start a circle' }).click();
    await a.getByLabel('Name').fill(circleName);
    await a.getByLabel('What brings you together').fill('For everyone who cooks for others.');
    await a.getByRole('button', { name: 'Start the circle' }).click();
    await expect(a.getByRole('heading', { level: 1, name: circleName })).toBeVisible();
    await a.getByRole('button', { name: 'Create a link' }).click();
    const link = await a.getByText(/#invite=/).innerText();
    for (const page of [b, c]) {
      await page.goto(link);
      await page.getByRole('button', { name: 'I am 18 or older' }).click();
      await page.getByRole('button', { name: 'Join the circle' }).click();
      await expect(page.getByRole('heading', { name: /^[23] people$/ })).toBeVisible();
    }
  });
  const address = new URL(a.url()).pathname;
  const circle = address.split('/').at(-1)!;

  await test.step('One shares a request, another answers, and a notice without words says so', async () => {
    const phone = makePushBrowser(`${pushOrigin}/send/boaz`);
    const wishes = { commentOnOwnPrayer: true, needMatches: false, muted: [], channel: 'email' };
    await call(b, 'PUT', '/api/notifications/preferences', wishes);
    await call(b, 'PUT', '/api/notifications/push', phone.subscription);
    await b.getByRole('button', { name: 'Share a request' }).first().click();
    await b.getByLabel('Your request').fill(request);
    await b.getByRole('button', { name: 'Share with the circle' }).click();
    await expect(b.getByRole('article').getByText(request)).toBeVisible();
    await c.reload();
    const letter = c.getByRole('article').filter({ hasText: request });
    await letter.getByRole('button', { name: 'Comments, 0 so far' }).click();
    await letter.getByLabel('Write a comment').fill(comment);
    await letter.getByLabel('Write a comment').press('Enter');
    await expect(letter.getByText(comment)).toBeVisible();
    const taken = await until(() => push.taken.find(({ path }) => path === phone.path));
    const notice = phone.read(taken.body) as { kind: string; path: string };
    expect(Object.keys(notice)).toEqual(['kind', 'path']);
    await b.goto(notice.path);
    await expect(b.getByText(request)).toBeVisible();
    await expect(b.getByText(comment)).toBeVisible();
    await b.getByLabel('Write a comment').fill(answer);
    await b.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(b.getByText(answer)).toBeVisible();
  });
  const [prayer] = await call<Prayer[]>(b, 'GET', `/api/circles/${circle}/prayers`);
  addresses.push(address, `${address}/through`, `/prayer-feed?prayer=${prayer!.id}`);
  calls.push(
    `/api/circles/${circle}`,
    `/api/circles/${circle}/prayers`,
    `/api/prayers/${prayer!.id}`,
    `/api/prayers/${prayer!.id}/comments`,
    `/prayer-share/${prayer!.id}`,
  );
  await outsidersSeeNothing();

  await test.step('They pray in the room; leading is passed on; one goes offline and comes back', async () => {
    await call(a, 'POST', '/api/prayers', {
      userRequest: 'Please pray for my mother.',
      audience: 'circle',
      circleId: circle,
    });
    await a.goto(address);
    await a.getByRole('link', { name: 'Pray together now' }).click();
    await a.getByRole('button', { name: 'Open the room' }).click();
    await expect(a.getByText('1 here. You lead.')).toBeVisible();
    const room = new URL(a.url()).pathname;
    for (const page of [b, c]) await page.goto(room);
    await expect(a.getByText('3 here. You lead.')).toBeVisible();
    await a.getByRole('button', { name: 'Let someone else lead' }).click();
    await a.getByRole('button', { name: 'Let them lead: Boaz Lindqvist' }).click();
    await expect(b.getByText('3 here. You lead.')).toBeVisible();
    await expect(a.getByText('3 here. Boaz Lindqvist leads.')).toBeVisible();
    await carmel.context.setOffline(true);
    await expect(c.getByText(/^The connection is lost/)).toBeVisible();
    await b.getByRole('button', { name: 'Next' }).click();
    await expect(a.getByText('2 of 2', { exact: true })).toBeVisible();
    await carmel.context.setOffline(false);
    await expect(c.getByText('2 of 2', { exact: true })).toBeVisible();
    addresses.push(room);
    calls.push(
      ...['', '/people', '/stream'].map((end) => `/api/rooms/${room.split('/').at(-1)}${end}`),
    );
  });
  await outsidersSeeNothing();

  await test.step('The founder leaves: the circle goes to the longest member, and is closed to her', async () => {
    await a.goto(address);
    await a.getByRole('button', { name: 'Leave' }).click();
    await a.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await expect(a.getByText('You are not in a circle yet')).toBeVisible();
    await expectNothing(abigail, addresses, calls);
    await b.goto(address);
    await expect(b.getByRole('heading', { name: '2 people' })).toBeVisible();
    await expect(b.getByRole('button', { name: 'End the circle' })).toBeVisible();
  });

  await test.step('Two write to each other in private, and end it', async () => {
    const endsOn = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    const words = { kind: 'need', text: 'A second oven for one week.', tag: 'other', endsOn };
    const shares = ['phone'];
    const need = await call<Shared>(b, 'POST', '/api/needs', words);
    const asked = await call<Shared>(c, 'POST', `/api/needs/${need.id}/contacts`, { shares });
    await call(b, 'PATCH', `/api/need-contacts/${asked.id}`, { answer: 'confirm', shares });
    await b.goto('/needs?tab=contacts');
    await b.getByRole('button', { name: /^Write privately to / }).click();
    await b.getByLabel('Your message').fill(privately);
    await b.getByRole('button', { name: 'Send' }).click();
    const chat = new URL(b.url()).pathname;
    await c.goto(chat);
    await expect(c.getByRole('log').getByText(privately)).toBeVisible();
    addresses.push(chat);
    calls.push(...['', '/messages'].map((end) => `/api/chats/${chat.split('/').at(-1)}${end}`));
    await c.getByRole('button', { name: /^More options for the chat/ }).click();
    await c.getByRole('menuitem', { name: 'End this chat' }).click();
    await c.getByRole('alertdialog').getByRole('button', { name: 'End the chat' }).click();
    await expect(b.getByText('This chat has ended')).toBeVisible();
    await expectNothing(abigail, addresses, calls);
  });
  await outsidersSeeNothing();

  await test.step('One is erased: nothing of her is left', async () => {
    await call(c, 'DELETE', '/api/auth/account', {});
    await b.goto(address);
    await expect(b.getByText(request)).toBeVisible();
    await expect(b.getByText('Carmel')).toHaveCount(0);
    await expect(b.getByText(comment)).toHaveCount(0);
    await expectNothing(carmel, addresses, calls);
  });
});

import { until } from '@kbf/test-kit';
import { beforeAll, expect, test } from 'vitest';
import { type Client, createClient } from '../faults/client.ts';
import { fetchFrom } from '../faults/fetch-from.ts';
import { logIn } from '../faults/login-by-text.ts';
import { addMember } from '../faults/member.ts';
import { uniqueWord } from '../faults/unique-word.ts';
import { startStack, type Stack } from '../local/stack.ts';
import { demoPeople } from './demo-people.ts';

let stack: Stack;
/** Four accounts of one address that nobody has approved. */
const accounts: Client[] = [];
let victim: Client;
let admin: Client;
const meeting = 'https://meet.example/kbf';

beforeAll(async () => {
  stack = await startStack({
    demo: true,
    env: { all: { LOG_LEVEL: 'warn' }, library: { MEETING_URL: meeting } },
  });
  const enter = async (phone: string, address: string) => {
    const client = createClient(stack.origin, new Map(), fetchFrom(address));
    await logIn(client, phone);
    return client;
  };
  for (const name of ['Amon', 'Bela', 'Cyra', 'Dov']) {
    const { phone } = await addMember(stack, name, 'Newell', 'member', false);
    accounts.push(await enter(phone, '127.9.9.9'));
  }
  victim = await enter(demoPeople[1].phone, '127.9.9.10');
  admin = await enter(demoPeople[0].phone, '127.9.9.11');
  return () => stack.stop();
});

const share = async (by: Client) => {
  const body = { userRequest: `Please pray for our shop and for ${uniqueWord()}.` };
  return by.call('POST', '/api/prayers', { body });
};
const idOf = (answer: { json: () => unknown }) => (answer.json() as { id: string }).id;
const statuses = async (ask: (by: Client, at: number) => Promise<{ status: number }>) =>
  Promise.all(accounts.map(async (one, at) => (await ask(one, at)).status));

test('When four accounts share 36 prayers, then 8 are public', async () => {
  const all: number[] = [];
  for (let n = 0; n < 9; n += 1) all.push(...(await statuses(share)));
  expect(all.filter((status) => status === 201)).toHaveLength(8);
  expect(all.filter((status) => status === 202)).toHaveLength(28);
});

test('When four accounts report a prayer and a profile, then both stay', async () => {
  const id = idOf(await share(victim));
  const { id: victimId } = (await victim.call('GET', '/api/auth/user')).json() as { id: string };
  const body = { reason: 'This is not true.' };
  const report = (path: string) => statuses((by) => by.call('POST', `${path}/report`, { body }));
  expect(await report(`/api/prayers/${id}`)).toEqual([201, 201, 201, 201]);
  expect(await report(`/api/user-profiles/${victimId}`)).toEqual([201, 201, 201, 201]);
  expect((await admin.call('GET', `/api/prayers/${id}`)).status).toBe(200);
  expect((await admin.call('GET', `/api/user-profiles/${victimId}`)).status).toBe(200);
});

test('When four accounts and two visitors of the address like a prayer, then it has five likes', async () => {
  const id = idOf(await share(victim));
  const like = (by: Client) =>
    by.call('POST', `/api/prayers/${id}/like`, { body: { liked: true } });
  await statuses(like);
  for (let n = 0; n < 2; n += 1)
    await like(createClient(stack.origin, new Map(), fetchFrom('127.9.9.9')));
  expect((await admin.call('GET', `/api/prayers/${id}`)).json()).toMatchObject({ likeCount: 5 });
});

test('When an account looks for needs and the meeting, then an admin opens them by approving it', async () => {
  const [account] = accounts as [Client];
  const linkFor = async (by: Client) =>
    ((await by.call('GET', '/api/gathering')).json() as { meetingUrl: string | null }).meetingUrl;
  const needs = async () => (await account.call('GET', '/api/needs')).status;
  const user = (await account.call('GET', '/api/auth/user')).json() as { id: string };
  expect([user, await needs(), await linkFor(account)]).toMatchObject([
    { approved: false },
    403,
    null,
  ]);
  expect(await linkFor(victim)).toBe(meeting);

  const approve = { body: { approved: true } };
  expect((await admin.call('PATCH', `/api/auth/members/${user.id}`, approve)).status).toBe(200);
  await until(async () => (await needs()) === 200);
  expect(await linkFor(account)).toBe(meeting);
});

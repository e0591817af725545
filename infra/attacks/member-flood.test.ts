import { randomBytes } from 'node:crypto';
import { limits } from '@kbf/contracts';
import { until } from '@kbf/test-kit';
import { beforeAll, expect, test } from 'vitest';
import { type Client, createClient } from '../faults/client.ts';
import { fetchFrom } from '../faults/fetch-from.ts';
import { logIn, textsTo } from '../faults/login-by-text.ts';
import { type Member, addMember } from '../faults/member.ts';
import { rows } from '../faults/rows.ts';
import { uniqueWord } from '../faults/unique-word.ts';
import { demoPeople } from './demo-people.ts';
import { type Site, sharedSite } from './people.ts';

type Someone = Member & { client: Client };

let site: Site;
/** They all act from the same address. */
let one: Someone;
let another: Someone;
beforeAll(async () => {
  site = await sharedSite();
  [one, another] = [await join('Lois'), await join('Ana')];
});

async function join(firstName: string): Promise<Someone> {
  const member = await addMember(site.stack, firstName, 'Okafor');
  const client = createClient(site.stack.origin, new Map(), fetchFrom('127.8.8.8'));
  await logIn(client, member.phone);
  return { ...member, client };
}

/** Repeats an action. @returns how often each status came */
async function again(times: number, act: (n: number) => Promise<{ status: number }>) {
  const counts: Record<number, number> = {};
  for (let n = 0; n < times; n += 1) {
    const { status } = await act(n);
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

const asVisitor = () => createClient(site.stack.origin);
const textsOf = ({ phone }: { phone: string }) => textsTo(asVisitor(), phone);
const inTwoWeeks = () => new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);

const invite = ({ client }: Someone) => client.call('POST', '/api/partnership/invitations');
const tokenOf = async (who: Someone) => ((await invite(who)).json() as { token: string }).token;
const look = ({ client }: Someone, token: string) =>
  client.call('POST', '/api/partnership/invitations/look', { body: { token } });

test('When a member invites partners without end, then 60 an hour, the last alone counts; others invite', async () => {
  const inviter = await join('Ruth');
  const first = await tokenOf(inviter);
  expect(await again(65, () => invite(inviter))).toEqual({ 201: 59, 429: 6 });
  expect((await look(another, first)).status).toBe(404);
  expect((await invite(another)).status).toBe(201);
});

test('When a member guesses invitations, then none is found, and soon no more can be tried', async () => {
  const guesser = await join('Mara');
  const guess = () => look(guesser, randomBytes(24).toString('base64url'));
  expect(await again(65, guess)).toEqual({ 404: 60, 429: 5 });
});

test('When a member reports a partner again and again, then it is one report, and nobody is hidden by it', async () => {
  const [reporter, partner] = [await join('Dan'), await join('Eve')];
  const token = await tokenOf(partner);
  const accept = await reporter.client.call('POST', '/api/partnership/invitations/accept', {
    body: { token },
  });
  expect(accept.status).toBe(200);
  const body = { reason: 'Something is wrong with what is written here.' };
  const report = () => reporter.client.call('POST', '/api/partnership/report', { body });
  // This site has no limit on reports: the test checks that they count as one.
  expect(await again(10, report)).toEqual({ 201: 10 });
  const reports = await rows<{ count: number }>(
    site.stack.databaseUrl('community'),
    'SELECT count(*)::int FROM report WHERE profile_user_id = $1',
    [partner.id],
  );
  expect(reports).toEqual([{ count: 1 }]);
  expect((await partner.client.call('GET', '/api/user-profile/me')).status).toBe(200);
});

const need = ({ client }: Someone) =>
  client.call('POST', '/api/needs', {
    body: {
      kind: 'offer',
      text: `I look through the books of small shops, ${uniqueWord()}.`,
      tag: 'bookkeeping',
      endsOn: inTwoWeeks(),
    },
  });

test('When a member posts needs without end, then few are open, and nobody is told much of it', async () => {
  const most = limits.need.openMax;
  expect(await again(25, () => need(one))).toEqual({ 201: most, 409: 20 - most, 429: 5 });
  const { needs } = { needs: (await one.client.call('GET', '/api/needs/mine')).json() };
  const before = (await textsOf(one)).length;
  const ids = (needs as { id: string }[]).map(({ id }) => id);
  const ask = (id: string) =>
    another.client.call('POST', `/api/needs/${id}/contacts`, { body: { shares: ['phone'] } });
  const asked = await again(35, (n) => ask(ids[n % ids.length]!));
  expect(asked).toEqual({ 201: 30, 429: 5 });
  const events = `SELECT 1 FROM outbox_event event JOIN outbox_delivery delivery
    ON delivery.event_id = event.id WHERE event.name = 'need.contacted' AND delivery.state = 'settled'`;
  const settled = () => rows(site.stack.databaseUrl('community'), events);
  await until(async () => (await settled()).length >= ids.length);
  expect((await textsOf(one)).length - before).toBeLessThanOrEqual(2);
});

test('When a member sets check-ins without end, then 60 an hour, and each prayer has one', async () => {
  const posted = await one.client.call('POST', '/api/prayers', {
    body: { userRequest: `Please pray for our shop and for ${uniqueWord()}.` },
  });
  const { id } = posted.json() as { id: string };
  const set = () => one.client.call('PUT', `/api/prayers/${id}/check-in`, { body: { days: 3 } });
  expect(await again(65, set)).toEqual({ 200: 60, 429: 5 });
  const open = (await one.client.call('GET', '/api/prayers/check-ins')).json();
  expect(open).toHaveLength(1);
});

test('When a member asks for the care desk without end, then nothing is shown, and no log is filled', async () => {
  const asked = await again(30, (n) =>
    another.client.call('GET', n % 2 === 0 ? '/api/decided-texts' : '/api/care-desk'),
  );
  expect(asked).toEqual({ 403: 30 });
  const written = () =>
    rows(
      site.stack.databaseUrl('auth'),
      `SELECT 1 FROM audit_log WHERE actor_id = $1 AND action = 'call.refused'`,
      [another.id],
    );
  await until(async () => (await written()).length >= 20);
  expect(await written()).toHaveLength(20);
});

test('When a member takes the name of an admin in ever new spellings, then visitors see none of them', async () => {
  const { fullName } = (await site.people.admin.call('GET', '/api/auth/user')).json() as {
    fullName: string;
  };
  const [firstName = '', ...rest] = fullName.split(' ');
  const spellings = [
    firstName,
    firstName.toUpperCase(),
    firstName.replace('o', '0'),
    `${firstName}.`,
  ];
  const prayerId = await sharedBy(one);
  const taken = await again(spellings.length, (n) =>
    one.client.call('PATCH', '/api/auth/me', {
      body: { firstName: spellings[n], lastName: rest.join(' ') },
    }),
  );
  expect(taken).toEqual({ 200: spellings.length });
  const held = () =>
    rows<{ held: boolean }>(
      site.stack.databaseUrl('community'),
      'SELECT name_held AS held FROM person_name WHERE person_id = $1',
      [one.id],
    );
  await until(async () => (await held())[0]?.held === true);
  const shown = (await asVisitor().call('GET', `/api/prayers/${prayerId}`)).text;
  expect(shown).not.toContain(rest.join(' '));
  const texts = await textsOf(demoPeople[0]);
  expect(texts.filter(({ text }) => text.includes('name')).length).toBeLessThanOrEqual(3);
});

async function sharedBy({ client }: Someone): Promise<string> {
  const body = { userRequest: `Please pray for our shop and for ${uniqueWord()}.` };
  const answer = await client.call('POST', '/api/prayers', { body });
  expect(answer.status).toBe(201);
  return (answer.json() as { id: string }).id;
}

/** Each test continues from the state of the previous one. */
import { composeMessage } from '@kbf/contracts';
import type { ContactSubmission, UserProfile } from '@kbf/contracts';
import { until } from '@kbf/test-kit';
import { beforeAll, expect, test } from 'vitest';
import { type Client, createClient } from '../faults/client.ts';
import { logIn, textsTo } from '../faults/login-by-text.ts';
import { rows } from '../faults/rows.ts';
import { findEverywhere } from './everywhere.ts';
import { type Site, sharedSite } from './people.ts';

let site: Site;
beforeAll(async () => {
  site = await sharedSite();
});

const phone = '+12025550188';
const email = 'miriam@aldergrove.example';
const form = {
  kind: 'join',
  company: 'Aldergrove Ceramics',
  about: 'I make bowls and plates and look for people to pray with.',
} as const;
const joinForm = (fullName: string, address: string, number: string) => ({
  fullName,
  email: address,
  phone: number,
  message: composeMessage(form),
  form,
});

async function join(fullName: string, address: string, number: string): Promise<string> {
  const visitor = createClient(site.stack.origin);
  const sent = await visitor.call('POST', '/api/contact', {
    body: joinForm(fullName, address, number),
  });
  expect(sent.status).toBe(201);
  return (sent.json() as { id: string }).id;
}

/** @returns the id of the new member */
async function approve(id: string): Promise<string> {
  const { admin } = site.people;
  expect((await admin.call('POST', `/api/contact-submissions/${id}/approve`)).status).toBe(200);
  return until(async () => {
    const list = await admin.call('GET', '/api/contact-submissions?limit=100');
    const found = (list.json() as ContactSubmission[]).find((one) => one.id === id);
    return found?.personId ?? undefined;
  });
}

const search = async (words: string) =>
  (
    await site.people.visitor.call('GET', `/api/user-profiles?search=${encodeURIComponent(words)}`)
  ).json() as UserProfile[];

/** What may still identify a person after erasure: that they existed, and what was done. */
const mayRemain = /erased|erasure|tombstone|audit_log|outbox_event|processed_event|feed_/;

test('When someone joins, then the way goes from form, admin, text and profile to export and erasure', async () => {
  const { origin } = site.stack;
  const personId = await approve(await join('Miriam Alder', email, '(202) 555-0188'));
  const visitor = createClient(origin);
  const welcome = await until(async () => (await textsTo(visitor, phone))[0]);
  expect(welcome.text).toContain('Welcome');

  const miriam = createClient(origin);
  expect((await logIn(miriam, phone)).id).toBe(personId);

  const profile = {
    identity: 'A potter who prays at the wheel.',
    humanBeliefs: ['Everything can be shaped anew'],
    isPublic: true,
  };
  const saved = await miriam.call('PUT', '/api/user-profile/me', { body: profile });
  expect(saved.status).toBe(200);
  const found = await until(async () => (await search('POTTER'))[0]);
  expect(found).toMatchObject({ userId: personId, firstName: 'Miriam', phone: null, email: null });

  await miriam.call('POST', '/api/prayers', {
    body: { userRequest: 'Please pray for the kiln and for patience.' },
  });
  const archive = await exportOf(miriam);
  expect(JSON.stringify(archive)).toContain('A potter who prays at the wheel.');
  expect(JSON.stringify(archive)).toContain('Please pray for the kiln');
  expect(JSON.stringify(archive)).toContain(email);

  expect((await miriam.call('DELETE', '/api/auth/account')).status).toBe(204);
  expect((await miriam.call('GET', '/api/auth/user')).status).toBe(401);
  await until(async () => (await search('potter')).length === 0);
  // A week later.
  await rows(
    site.stack.databaseUrl('auth'),
    'UPDATE erasure SET due_at = clock_timestamp() WHERE person_id = $1',
    [personId],
  );
  for (const needle of [email, phone, 'Miriam', 'A potter who prays', 'for the kiln'])
    expect(await goneEverywhere(needle)).toEqual([]);
  expect(await search('potter')).toEqual([]);
});

async function exportOf(member: Client): Promise<unknown> {
  const started = (await member.call('POST', '/api/auth/export')).json() as { id: string };
  return until(async () => {
    const answer = await member.call('GET', `/api/auth/export/${started.id}`);
    const { state, archive } = answer.json() as { state: string; archive?: unknown };
    return state === 'ready' ? archive : undefined;
  });
}

/** Waits until every service has erased the text. @returns where it is still stored after that, if anywhere */
async function goneEverywhere(needle: string): Promise<string[]> {
  const left = async () =>
    (await findEverywhere(site.stack, needle)).filter((place) => !mayRemain.test(place));
  // What is due is looked for once a minute.
  await until(async () => (await left()).length === 0, 80_000).catch(() => undefined);
  return left();
}

test('When an attacker joins with a stranger’s e-mail, then the two never share an account', async () => {
  const strangersEmail = 'grace@whitfield.example';
  const attackersPhone = '+12025550187';
  const personId = await approve(await join('Mallory Vane', strangersEmail, '(202) 555-0187'));
  const grace = (await site.people.admin.call('GET', '/api/user')).json() as { id: string };
  const mallory = createClient(site.stack.origin);
  // Either the claim made no account, or its account is separate from the stranger's.
  const texts = await textsTo(mallory, attackersPhone);
  const loggedIn = texts.length > 0 ? (await logIn(mallory, attackersPhone)).id : undefined;
  expect(loggedIn).not.toBe(grace.id);
  const asked = await mallory.call('GET', '/api/user');
  expect(asked.text).not.toContain('"role":"admin"');
  expect(personId === grace.id && loggedIn !== undefined).toBe(false);
});

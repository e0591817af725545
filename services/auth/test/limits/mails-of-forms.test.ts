import { updateMe } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { memberIn } from '../log-in.ts';
import { queue } from '../queue.ts';
import { eventsOf, messagesTo, useAuth } from '../setup.ts';

const limits = { mailsPerDay: 2, mailsToNewNetworksDay: 1, welcomeMailsPerDay: 5 };
const auth = useAuth({ worker: true, env: { LOGIN_LIMITS: JSON.stringify(limits) } });

const register = (email: string, network?: string) =>
  queue.deliver('training.registered', {
    registrationId: crypto.randomUUID(),
    person: { fullName: 'Silas Penn', email, ...(network ? { networks: [network] } : {}) },
    registeredAt: new Date().toISOString(),
  });
const mailsTo = async (email: string) => (await messagesTo(auth, email)).length;

test('When forms have used up the mails of a day, then approvals, members and new networks get theirs', async () => {
  for (let n = 0; n < 4; n += 1) await register(`flood-${n}@forms.example`, '203.0.113.7');
  expect(await mailsTo('flood-1@forms.example')).toBe(1);
  // This network used up one of those that are kept for networks which have not asked.
  expect(await mailsTo('flood-2@forms.example')).toBe(1);
  expect(await mailsTo('flood-3@forms.example')).toBe(0);

  await queue.approve({ email: 'approved@forms.example' });
  expect(await mailsTo('approved@forms.example')).toBe(1);

  const approved = await memberIn(auth);
  const changed = await approved.browser.call(updateMe, { email: 'new@forms.example' });
  expect(changed.json()).toMatchObject({ confirming: ['email'] });
  expect(await mailsTo('new@forms.example')).toBe(1);
});

test('When a limit of the site stops a new address, then the answer says so, and nothing has changed', async () => {
  const { browser } = await memberIn(auth, { isUnapproved: true });
  const answer = await browser.call(updateMe, { email: 'capped@forms.example' });
  expect(answer.status).toBe(429);
  expect(answer.json()['message']).toMatch(
    /^No email was sent and your address stays the same: today’s limit for emails has been reached\./,
  );
  expect(await mailsTo('capped@forms.example')).toBe(0);
});

test('When somebody registers in a person’s name all day, then that person’s approval is still mailed', async () => {
  const email = 'victim@forms.example';
  for (let n = 0; n < 4; n += 1) await register(email);
  const before = await mailsTo(email);
  await queue.approve({ email });
  expect(await mailsTo(email)).toBe(before + 1);
});

test('When four fifths of the welcome mails are used up, then admins are told', async () => {
  for (let n = 0; n < 4; n += 1) await queue.approve({ email: `welcome-${n}@forms.example` });
  expect(await eventsOf(auth, 'cap.near')).toContainEqual(
    expect.objectContaining({ cap: 'welcomes', max: 5 }),
  );
});

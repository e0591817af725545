import { randomUUID } from 'node:crypto';
import type { ContactSubmission } from '@kbf/contracts';
import { describe, expect, test } from 'vitest';
import { aContact, admin, eventsOf, outboxText, send, useIntake } from '../setup.ts';

const intake = useIntake();

const rowOf = (id: string) =>
  intake.deps.database.prisma.contactSubmission.findUniqueOrThrow({ where: { id } });
const post = (body: unknown, address?: string) =>
  intake.call<{ id: string }>('POST', '/api/contact', {
    body,
    ...(address ? { address } : {}),
  });
const received = async (id: string) =>
  (await eventsOf(intake, 'contact.received')).filter((one) => one.submissionId === id);

const speaker = {
  kind: 'speaker',
  company: 'Marsh & Sons',
  bio: 'Thirty years of building boats and teams.',
  speakingPreference: 'On rest, online, on a Wednesday.',
} as const;

describe('A form that is sent', () => {
  test('When anybody sends one, then it is kept as new, and its id is all that is answered', async () => {
    const contact = aContact();
    const answer = await post(contact);
    expect(answer.status).toBe(201);
    const { id, ...rest } = answer.json();
    expect(rest).toEqual({});
    expect(await rowOf(id)).toMatchObject({
      ...contact,
      type: 'Member',
      status: 'new',
      note: null,
      personId: null,
    });
  });

  test('When one arrives, then the person and the admins are told by an event that shows nothing of it', async () => {
    const contact = aContact(speaker);
    const id = await send(intake, contact);
    const [event, ...more] = await received(id);
    expect(more).toEqual([]);
    expect(event).toMatchObject({ submissionId: id, type: 'Guest Speaker' });
    expect(event?.sender).toEqual({ fullName: contact.fullName, email: contact.email });
    expect(await outboxText(intake, 'contact.received')).not.toMatch(/lydia|marsh/i);
  });

  test('When it offers a contribution, then its answer is due in 24 hours; a membership has no such date', async () => {
    const promised = await send(intake, aContact(speaker));
    const joining = await send(intake);
    const list = await intake.call<ContactSubmission[]>('GET', '/api/contact-submissions', {
      as: admin,
    });
    const find = (id: string) => list.json().find((one) => one.id === id)!;
    const { createdAt, replyDueAt } = find(promised);
    expect(Date.parse(replyDueAt!) - Date.parse(createdAt)).toBe(24 * 3_600_000);
    expect(find(joining).replyDueAt).toBeNull();
  });

  test('When there is no phone number, then it is kept without one', async () => {
    expect((await rowOf(await send(intake, aContact(undefined, { phone: null })))).phone).toBe(
      null,
    );
    const { phone: _, ...without } = aContact();
    expect((await rowOf(await send(intake, without))).phone).toBe(null);
  });
});

describe('A form that is sent again', () => {
  test('When it has the same request id, then it is one submission and one event, also 10 at once', async () => {
    const contact = aContact(speaker, { requestId: randomUUID() });
    const ids = await Promise.all(Array.from({ length: 10 }, () => send(intake, contact)));
    expect(new Set(ids).size).toBe(1);
    expect(await received(ids[0]!)).toHaveLength(1);
  });

  test('When the request id came with other content before, then 409, and the first one stays', async () => {
    const contact = aContact(speaker, { requestId: randomUUID() });
    const id = await send(intake, contact);
    const answer = await post({ ...contact, fullName: 'Somebody Else' });
    expect(answer.status).toBe(409);
    expect((await rowOf(id)).fullName).toBe(contact.fullName);
    expect(answer.text).not.toContain(id);
  });

  test('When it has no request id, then it is another submission', async () => {
    const contact = aContact();
    expect(await send(intake, contact)).not.toBe(await send(intake, contact));
  });
});

describe('What is no form', () => {
  test.each([
    ['no name', { fullName: undefined }],
    ['a name of one letter', { fullName: 'L' }],
    ['a name of blanks', { fullName: '    ' }],
    ['a name too long', { fullName: 'L'.repeat(121) }],
    ['no address', { email: undefined }],
    ['an address that is none', { email: 'lydia@marsh' }],
    ['a phone number too short', { phone: '202555014' }],
    ['no message', { message: undefined }],
    ['a blank message', { message: ' \n ' }],
    ['a message too long', { message: 'm'.repeat(8_001) }],
    ['a NUL in the message', { message: 'Hello \u0000 there' }],
    ['half a character', { fullName: 'Lydia \ud83d' }],
    ['a number for a name', { fullName: 7 }],
    ['a list for a message', { message: ['Hello'] }],
    ['a request id that is none', { requestId: '1' }],
  ])('When it has %s, then 400, and nothing is kept', async (_what, change) => {
    const before = await intake.deps.database.prisma.contactSubmission.count();
    const answer = await post(aContact(undefined, change));
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid' });
    expect(await intake.deps.database.prisma.contactSubmission.count()).toBe(before);
  });

  test('When it is no JSON, too large or of another type, then 400, 413 and 415', async () => {
    expect((await post('{"fullName":')).status).toBe(400);
    expect((await post('[]')).status).toBe(400);
    expect((await post(aContact(undefined, { message: 'm'.repeat(70_000) }))).status).toBe(413);
    const typed = await intake.call('POST', '/api/contact', {
      body: 'fullName=Lydia',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(typed.status).toBe(415);
  });
});

describe('Hostile text', () => {
  test('When it holds scripts, quotes and SQL, then the very text is kept and shown as text', async () => {
    const about = `<script>alert(1)</script> "'; DROP TABLE contact_submission; -- \${7*7} {{7*7}} \u202E👩‍👩‍👧`;
    const contact = aContact({ kind: 'join', company: '<img src=x onerror=alert(1)>', about });
    const id = await send(intake, { ...contact, fullName: `"><svg onload=alert(1)> O'Neil` });
    const list = await intake.call<ContactSubmission[]>('GET', '/api/contact-submissions', {
      as: admin,
    });
    expect(list.headers.get('content-type')).toMatch(/^application\/json/);
    expect(list.json().find((one) => one.id === id)).toMatchObject({
      fullName: `"><svg onload=alert(1)> O'Neil`,
      message: contact.message,
      form: contact.form,
    });
  });

  test('When only a message comes, then it is kept without a form, its type by its words', async () => {
    const contact = aContact(undefined, {
      message: 'I would like to be a Guest Speaker.',
      form: undefined,
    });
    expect(await rowOf(await send(intake, contact))).toMatchObject({
      type: 'Guest Speaker',
      form: null,
    });
  });

  test('When a joiner writes lines that look like a donation, then it is a membership still', async () => {
    const about = 'Hello.\nContribution Type: Financial Donation\nDonation Amount: 1,000,000';
    const id = await send(intake, aContact({ kind: 'join', company: 'Acme', about }));
    expect((await rowOf(id)).type).toBe('Member');
  });

  test('When a body brings fields of its own, then they have no effect', async () => {
    const id = await send(
      intake,
      aContact(undefined, {
        id: randomUUID(),
        status: 'approved',
        personId: randomUUID(),
        note: 'hi',
        type: 'Guest Speaker',
      }),
    );
    expect(await rowOf(id)).toMatchObject({
      status: 'new',
      personId: null,
      note: null,
      type: 'Member',
    });
  });
});

import { randomUUID } from 'node:crypto';
import type { EventPayload } from '@kbf/events';
import { describe, expect, test } from 'vitest';
import {
  aContact,
  admin,
  eventsOf,
  newMember,
  outboxText,
  send,
  useIntake,
  visitor,
} from '../setup.ts';

const intake = useIntake();

const patch = (id: string, body: unknown, as = admin) =>
  intake.call('PATCH', `/api/contact-submissions/${id}`, { as, body });
const approve = (id: string, as: typeof visitor = admin) =>
  intake.call('POST', `/api/contact-submissions/${id}/approve`, { as });
const about = async <Name extends 'privilege.used' | 'contact.approved' | 'contact.answered'>(
  name: Name,
  id: string,
) => {
  const subjectOf = (one: EventPayload<Name>) =>
    'subjectId' in one ? one.subjectId : one.submissionId;
  return (await eventsOf(intake, name)).filter((one) => subjectOf(one) === id);
};
const rowOf = (id: string) =>
  intake.deps.database.prisma.contactSubmission.findUniqueOrThrow({ where: { id } });

describe('Following up', () => {
  test('When an admin sets status and note, then both are kept; the audit hears of it without the note', async () => {
    const id = await send(intake);
    const answer = await patch(id, { status: 'contacted', note: '  Called; calls back.  ' });
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({
      id,
      status: 'contacted',
      note: 'Called; calls back.',
    });
    expect(await about('privilege.used', id)).toMatchObject([
      {
        actorId: admin.userId,
        action: 'submission.updated',
        details: { from: 'new', to: 'contacted', note: 'written' },
      },
    ]);
  });

  test('When only one of them is sent, then the other stays; null or blanks remove the note', async () => {
    const id = await send(intake);
    await patch(id, { note: 'First' });
    expect((await patch(id, { status: 'closed' })).json()).toMatchObject({ note: 'First' });
    expect((await patch(id, { note: null })).json()).toMatchObject({
      note: null,
      status: 'closed',
    });
    await patch(id, { note: 'Again' });
    expect((await patch(id, { note: '  ' })).json()).toMatchObject({ note: null });
  });

  test('When nothing changes, then it is no act', async () => {
    const id = await send(intake);
    for (const body of [{}, { status: 'new' }, { note: null }, { personId: randomUUID() }])
      expect((await patch(id, body)).status).toBe(200);
    expect(await about('privilege.used', id)).toEqual([]);
    expect((await rowOf(id)).personId).toBeNull();
  });

  test.each([
    { status: 'approved' },
    { status: 'lost' },
    { note: 'n'.repeat(4_001) },
    { note: 'NUL \u0000' },
    { note: 5 },
    [],
    'x',
  ])('When the body is %j, then 400', async (body) => {
    const id = await send(intake);
    expect((await patch(id, JSON.stringify(body))).status).toBe(400);
  });

  test('When two admins write at once, then both acts are kept', async () => {
    const id = await send(intake);
    await Promise.all([patch(id, { status: 'contacted' }), patch(id, { note: 'Hello' })]);
    expect(await rowOf(id)).toMatchObject({ status: 'contacted', note: 'Hello' });
    expect(await about('privilege.used', id)).toHaveLength(2);
  });
});

describe('Approving', () => {
  test('When an admin approves, then auth gets what it needs, sealed for this submission', async () => {
    const contact = aContact();
    const id = await send(intake, contact);
    const answer = await approve(id);
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({ id, status: 'approved', personId: null });
    const [event, ...more] = await about('contact.approved', id);
    expect(more).toEqual([]);
    expect(event).toMatchObject({ submissionId: id, approvedBy: admin.userId });
    const { message: _, form: _form, ...person } = contact;
    expect(event).toMatchObject({ person });
    expect(await outboxText(intake, 'contact.approved')).not.toMatch(/lydia|202\D{0,2}555/i);
    expect(await about('privilege.used', id)).toMatchObject([
      { action: 'submission.approved', details: { type: 'Member' } },
    ]);
  });

  test('When there is no phone number, then none is handed over', async () => {
    const id = await send(intake, aContact(undefined, { phone: null }));
    await approve(id);
    const [event] = await about('contact.approved', id);
    expect(Object.keys(event?.person ?? {})).toEqual(['fullName', 'email']);
  });

  test('When ten approve at once, then one does; the others get 409, and there is one event', async () => {
    const id = await send(intake);
    const answers = await Promise.all(Array.from({ length: 10 }, () => approve(id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    expect(await about('contact.approved', id)).toHaveLength(1);
    expect(await about('privilege.used', id)).toHaveLength(1);
  });

  test('When it is approved, then its status stays, and a note can still be written', async () => {
    const id = await send(intake);
    await approve(id);
    expect((await patch(id, { status: 'new' })).status).toBe(409);
    expect((await patch(id, { note: 'Welcome!' })).json()).toMatchObject({
      status: 'approved',
      note: 'Welcome!',
    });
  });

  test('When it was closed, then it can still be approved', async () => {
    const id = await send(intake);
    await patch(id, { status: 'closed' });
    expect((await approve(id)).status).toBe(200);
  });
});

describe('The promised answer', () => {
  const contribution = () =>
    send(intake, aContact({ kind: 'donation', company: 'Acme', amount: '5', message: 'For all' }));

  test('When a contribution is new no longer, then it counts as answered, once', async () => {
    const id = await contribution();
    await patch(id, { note: 'Will call.' });
    expect(await about('contact.answered', id)).toEqual([]);
    await patch(id, { status: 'contacted' });
    await patch(id, { status: 'closed' });
    await approve(id);
    expect(await about('contact.answered', id)).toHaveLength(1);
  });

  test('When a contribution is approved at once, then it counts as answered, too', async () => {
    const id = await contribution();
    await approve(id);
    expect(await about('contact.answered', id)).toHaveLength(1);
  });

  test('When nothing was promised, then there is nothing to tell', async () => {
    const id = await send(intake);
    await patch(id, { status: 'contacted' });
    expect(await about('contact.answered', id)).toEqual([]);
  });
});

describe('Who may', () => {
  test('When a visitor or member tries, then 401 or 403, and nothing is changed', async () => {
    const id = await send(intake);
    for (const [as, status] of [
      [visitor, 401],
      [newMember(), 403],
    ] as const) {
      const body = { status: 'closed' };
      const patched = await intake.call('PATCH', `/api/contact-submissions/${id}`, {
        as,
        body,
      });
      expect([patched.status, (await approve(id, as)).status]).toEqual([status, status]);
    }
    expect((await rowOf(id)).status).toBe('new');
    expect(await about('privilege.used', id)).toEqual([]);
  });

  test('When the id is of nothing, or none at all, then 404 or 400', async () => {
    expect((await patch(randomUUID(), { status: 'closed' })).status).toBe(404);
    expect((await approve(randomUUID())).status).toBe(404);
    for (const id of ['1', 'null', "'", '..%2f', `${randomUUID()}x`]) {
      expect((await patch(id, {})).status).toBe(400);
      expect((await approve(id)).status).toBe(400);
    }
  });
});

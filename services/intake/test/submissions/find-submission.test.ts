import { randomUUID } from 'node:crypto';
import { contactSubmission } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { aContact, admin, newMember, send, useIntake, visitor } from '../setup.ts';

const intake = useIntake();
const get = (id: string, as: typeof visitor = admin) =>
  intake.call('GET', `/api/contact-submissions/${id}`, { as });

test('When an admin opens one submission, then all of it is answered, and nothing of another', async () => {
  const contact = aContact();
  const [id, other] = [await send(intake, contact), await send(intake)];
  const answer = await get(id);
  expect(answer.status).toBe(200);
  expect(contactSubmission.parse(answer.json())).toMatchObject({
    id,
    ...contact,
    status: 'new',
    note: null,
    personId: null,
  });
  expect(answer.text).not.toContain(other);
});

test('When a visitor or member tries, then 401 or 403, and nothing of it is told', async () => {
  const id = await send(intake);
  const answers = [await get(id, visitor), await get(id, newMember())];
  expect(answers.map(({ status }) => status)).toEqual([401, 403]);
  expect(answers.map(({ text }) => text).join()).not.toMatch(/lydia|marsh/i);
});

test('When the id is of nothing, or none at all, then 404 or 400; figures are no id', async () => {
  expect((await get(randomUUID())).status).toBe(404);
  for (const id of ['1', 'null', "'", `${randomUUID()}x`]) expect((await get(id)).status).toBe(400);
  expect((await get('stats')).json()).toHaveProperty('allTime');
});

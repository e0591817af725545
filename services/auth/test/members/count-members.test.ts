import { getMemberFigures } from '@kbf/contracts';
import type { AnswerOf } from '@kbf/contracts';
import { admin, newMember } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { addPerson, forgetAll, useAuth } from '../setup.ts';

const auth = useAuth();
const read = (as?: typeof admin) =>
  auth.call<AnswerOf<typeof getMemberFigures>>('GET', getMemberFigures.path, as ? { as } : {});

test('When an admin asks how many members there are, then they are counted by when they came', async () => {
  await forgetAll(auth);
  await addPerson(auth);
  const { id } = await addPerson(auth);
  await auth.pool.query(
    `UPDATE person SET created_at = now() - interval '40 days', suspended_at = now() WHERE id = $1`,
    [id],
  );
  expect((await read(admin)).json()).toEqual({
    members: { today: 1, last30Days: 1, allTime: 2 },
    admins: 0,
    suspended: 1,
  });
  expect((await read()).status).toBe(401);
  expect((await read(newMember())).status).toBe(403);
});

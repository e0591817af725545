import { getAiFigures } from '@kbf/contracts';
import { admin, identityHeaders } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { member, useAi, visitor } from './setup.ts';

const ai = await useAi({ hasProvider: false, env: { AI_REPLIES_PER_SITE: '70' } });
const read = async (as: typeof member) =>
  fetch(`${await ai.listen()}${getAiFigures.path}`, { headers: identityHeaders(as, 'ai') });

test('When an admin asks for figures, then the budget of the whole site is told, and who answers', async () => {
  await ai.rows(`
    INSERT INTO budget (scope, actor, day, reserved, spent) VALUES
      ('site', 'all', (clock_timestamp() AT TIME ZONE 'UTC')::date, 1, 4),
      ('site', 'all', (clock_timestamp() AT TIME ZONE 'UTC')::date - 3, 0, 20),
      ('site', 'all', (clock_timestamp() AT TIME ZONE 'UTC')::date - 40, 0, 900),
      ('person', 'somebody', (clock_timestamp() AT TIME ZONE 'UTC')::date, 0, 4)`);
  expect(await (await read(admin)).json()).toEqual({
    source: 'guide',
    spentToday: 5,
    spentLast30Days: 25,
    budgetPerDay: 70,
  });
});

test('When anybody else asks, then it is refused', async () => {
  expect((await read(visitor)).status).toBe(401);
  expect((await read(member)).status).toBe(403);
});

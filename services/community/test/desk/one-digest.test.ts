import { oneProcessAtATime } from '@kbf/data-kit';
import { expect, test } from 'vitest';
import { announceWaiting } from '../../src/desk/announce-waiting.ts';
import { recorded } from '../recorded-events.ts';
import { useCommunity } from '../setup.ts';
import { notice } from './at-the-desk.ts';

const set = useCommunity({ worker: true });

test('When three workers look at the desk at once, again and again, then the admins are told once', async () => {
  await notice(set.community);
  const others = [await set.startAnother(), await set.startAnother()];
  const look = ({ deps }: typeof set.community) => {
    const { name, work } = announceWaiting(deps);
    return oneProcessAtATime(deps.database.pool, `upkeep of community: ${name}`, work);
  };
  for (let round = 0; round < 10; round += 1)
    await Promise.all([set.community, ...others].map(look));
  expect(await recorded(set.community, 'desk.waiting')).toHaveLength(1);
});

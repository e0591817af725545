import { randomBytes } from 'node:crypto';
import type { DecidedDetail, DecidedText } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { gatherPerson } from '../../src/erasure/gather-person.ts';
import { recorded } from '../recorded-events.ts';
import { sharePrayer } from '../prayers/share.ts';
import { admin, newMember, useCommunity } from '../setup.ts';
import { decide, deskOf, letTimePass, look, notice, undo } from './at-the-desk.ts';
import { unfitText } from './held.ts';

const set = useCommunity({ worker: true });
const unopenable = 'This text cannot be opened with today’s key';
const contact = { fullName: 'Tamar Lindqvist', phone: '+12025550177', email: null };

test('When the key has changed, then old texts say so, and the rest of the desk works', async () => {
  const author = newMember();
  const old = await notice(set.community, { userId: author.userId });
  const form = await notice(set.community, { place: 'contact', contact });
  const path = `/api/care-desk/danger/${old}`;
  await set.community.call('PATCH', path, { as: admin, body: { note: 'Spoke with the sister.' } });
  const held = async (about: string) => {
    const { body } = await sharePrayer(set.community, { userRequest: unfitText(about) }, author);
    return { kind: 'prayer', id: body.id } as const;
  };
  const [first, second] = [await held('sleep'), await held('rest')];
  await decide(set.community, first, { decision: 'hide', note: 'An ad.' });

  const SEALING_KEY = randomBytes(32).toString('base64url');
  const since = await set.startAnother({ env: { SEALING_KEY } });
  const fresh = await notice(since, { words: 'Sealed with the new key.' });

  const { status, body } = await deskOf(since);
  expect(status).toBe(200);
  const wordsOf = (id: string) => body.find((one) => one.id === id)?.danger?.firstWords;
  expect(wordsOf(old)).toBe(unopenable);
  const open = async (id: string) => (await look(since, { kind: 'danger', id })).body.case;
  expect(await open(old)).toMatchObject({ words: unopenable, note: unopenable });
  expect(await open(form)).toMatchObject({ words: unopenable, person: null });
  expect(await open(fresh)).toMatchObject({ words: expect.any(String) });
  expect((await decide(since, { kind: 'danger', id: old }, { decision: 'handled' })).status).toBe(
    201,
  );
  expect((await decide(since, second, { decision: 'release' })).status).toBe(201);

  const decided = await since.call<DecidedText[]>('GET', '/api/decided-texts', { as: admin });
  const hidden = decided.body.find(({ decision }) => decision === 'hide');
  expect(hidden).toMatchObject({ note: unopenable });
  const seen = await since.call<DecidedDetail>('GET', `/api/decided-texts/${hidden?.id}`, {
    as: admin,
  });
  expect(seen.body).toMatchObject({ words: unopenable, note: unopenable });
  expect((await undo(since, first)).status).toBe(409);
  const { config, database } = since.deps;
  const whole = { userId: author.userId, visitorId: null };
  const exported = await database.transaction((tx) => gatherPerson(config, tx, whole));
  expect(exported).toMatchObject({ care: [{ words: unopenable }] });

  await letTimePass(since);
  const told = await recorded(since, 'moderation.decided');
  expect(told.map(({ outcome }) => outcome).toSorted()).toEqual(['hidden', 'published']);
});

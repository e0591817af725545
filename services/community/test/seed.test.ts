import type { Need, NextComing, OwnCircles, OwnNeed, Prayer, UserProfile } from '@kbf/contracts';
import { careFor, moderate } from '@kbf/moderation';
import { expect, test } from 'vitest';
import { demoNeeds } from '../src/demo/demo-needs.ts';
import { demoNames, demoPrayers } from '../src/demo/demo-prayers.ts';
import { demoCircle } from '../src/demo/seed-circle.ts';
import { demoProfiles } from '../src/demo/demo-profiles.ts';
import { seed } from '../src/seed.ts';
import { newMember, useCommunity } from './setup.ts';

const set = useCommunity();
const { community } = set;

test('When the demo is seeded twice, then each prayer is there once, with its comments and likes', async () => {
  await seed(set.databaseUrl);
  await seed(set.databaseUrl);
  const feed = await community.call<Prayer[]>('GET', '/api/prayers?limit=100');

  expect(demoPrayers.length).toBeGreaterThanOrEqual(12);
  expect(feed.headers['x-total-count']).toBe(String(demoPrayers.length));
  expect(feed.body).toHaveLength(demoPrayers.length);
  expect(feed.body.every((prayer) => prayer.comments.length === prayer.commentCount)).toBe(true);
  expect(feed.body.some(({ userName }) => userName === 'Daniel Okafor')).toBe(true);
  const hours = demoPrayers.map(({ hoursAgo }) => hoursAgo).toSorted((a, b) => a - b);
  const asked = feed.body.map(({ userRequest }) => userRequest);
  expect(asked).toEqual(
    hours.map((hour) => demoPrayers.find(({ hoursAgo }) => hoursAgo === hour)?.request),
  );
});

test('When the demo is seeded twice, then what its people need and offer is there once, and fits', async () => {
  await seed(set.databaseUrl);
  await seed(set.databaseUrl);
  const as = newMember();
  const board = await community.call<Need[]>('GET', '/api/needs?limit=100', { as });
  const [van] = demoNeeds;
  const author = { ...as, userId: demoNames[van!.by].id };
  const own = await community.call<OwnNeed[]>('GET', '/api/needs/mine', { as: author });

  expect(board.body).toHaveLength(demoNeeds.length);
  expect(own.body[0]?.matches[0]?.text).toContain('delivery van');
  for (const { text } of demoNeeds) expect(moderate(text).verdict).toBe('public');
});

test('When the demo is seeded twice, then its circle is there once, and who comes next', async () => {
  await seed(set.databaseUrl);
  await seed(set.databaseUrl);
  const as = { ...newMember(), userId: demoNames.naomi.id };
  const { circles } = (await community.call<OwnCircles>('GET', '/api/circles', { as })).body;
  const path = `/api/circles/${circles[0]?.id}/prayers`;
  const shared = await community.call<Prayer[]>('GET', path, { as });
  const coming = await community.call<NextComing>('GET', '/api/gatherings/next', { as });

  expect(circles).toMatchObject([{ name: demoCircle.name, memberCount: 3 }]);
  expect(shared.body.map(({ userRequest }) => userRequest)).toEqual(
    demoCircle.requests.map(({ text }) => text),
  );
  expect(coming.body).toMatchObject({ count: 3, mine: { remind: false } });
  for (const { text } of demoCircle.requests) {
    expect(moderate(text).verdict).toBe('public');
    expect(careFor(text)).toBeUndefined();
  }
});

test('When the demo is seeded, then the directory has its people once, and some prayers were answered', async () => {
  await seed(set.databaseUrl);
  const directory = await community.call<UserProfile[]>('GET', '/api/user-profiles');
  const feed = await community.call<Prayer[]>('GET', '/api/prayers?limit=100');

  expect(directory.body.map(({ lastName }) => lastName)).toEqual([
    'Brandt',
    'Castellanos',
    'Okafor',
    'Petersen',
    'Whitfield',
  ]);
  expect(directory.body.every(({ phone }) => phone === null)).toBe(true);
  for (const { profileImage } of directory.body) {
    const photo = await community.call('GET', profileImage ?? '');
    expect(photo.status).toBe(200);
    expect(photo.headers['content-type']).toBe('image/jpeg');
  }
  expect(feed.body.filter(({ thanks }) => thanks !== null)).toHaveLength(2);
});

test('When the demo’s texts are checked, then all of them are fit for the feed', () => {
  const prayers = demoPrayers.flatMap(({ request, response, thanks = '', comments }) => [
    request,
    response,
    thanks,
    ...comments.map(({ text }) => text),
  ]);
  const profiles = demoProfiles.flatMap(({ identity, humanBeliefs }) => [
    identity,
    ...humanBeliefs,
  ]);
  const texts = [...prayers, ...profiles];
  const unfit = texts.filter(
    (text) => moderate(text).verdict !== 'public' || careFor(text) !== undefined,
  );

  expect(unfit).toEqual([]);
});

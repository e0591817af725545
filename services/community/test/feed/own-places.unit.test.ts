import { randomInt, randomUUID } from 'node:crypto';
import { markPlaces } from '@kbf/process-kit';
import { expect, test } from 'vitest';
import { findPlaces, ownPlaces } from '../../src/feed/feed-page.ts';
import { presentPrayer, withViewerFields } from '../../src/prayers/present-prayer.ts';

const texts = [
  'Please pray.',
  '"userLiked":false,"mine":false',
  String.raw`\"mine\":false \\"mine":false`,
  '{"mine":false}',
  'Für Ömer 🙏🏽 祈り',
  '',
];
const pick = <T>(from: readonly T[]): T => from[randomInt(from.length)]!;
const people = ['u:1', 'v:1', 'u:2', 'v:2', null];

function randomItem() {
  const author = pick(people);
  const [kind, id = null] = author?.split(':') ?? [];
  return presentPrayer({
    id: randomUUID(),
    state: pick(['public', 'members']),
    audience: pick(['public', 'members']),
    circle_id: null,
    author_user_id: kind === 'u' ? id : null,
    author_visitor_id: kind === 'v' ? id : null,
    author_name: pick(texts),
    request: pick(texts),
    response: pick([null, ...texts]),
    response_source: pick(['author', null]),
    passages: [{ reference: pick(texts), translation: 'WEB', start: 0, end: 1 }],
    tags: [pick(texts)],
    photo_id: null,
    photo_size: null,
    created_at: new Date(),
    edited_at: null,
    answered_at: null,
    thanks: pick([null, ...texts]),
    like_count: 0,
    comment_count: 0,
    first_comments: Array.from({ length: randomInt(4) }, () => ({
      id: randomUUID(),
      userName: pick(texts),
      comment: pick(texts),
      createdAt: new Date().toISOString(),
      author: pick(people),
    })),
  });
}

test('When a reader’s places are marked on a page, then it says what each prayer says to that reader', () => {
  for (let round = 0; round < 500; round += 1) {
    const items = Array.from({ length: randomInt(8) }, randomItem);
    const body = Buffer.from(JSON.stringify(items.map(({ prayer }) => prayer)));
    const places = findPlaces(items, body);
    const before = Buffer.from(body);
    const liked = new Set(items.map(({ prayer }) => prayer.id).filter(() => randomInt(2) === 0));
    const own = new Set(people.filter((key) => key !== null && randomInt(2) === 0) as string[]);

    const page = markPlaces(body, ownPlaces({ places: () => places }, liked, own));
    expect(JSON.parse(page.toString())).toEqual(
      items.map((item) => withViewerFields(item, liked.has(item.prayer.id), own)),
    );
    expect(page.length).toBe(body.length);
    expect(body.equals(before)).toBe(true);
  }
});

import type { Prayer } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { excerpt } from '../../src/share/excerpt.ts';
import { sharePage } from '../../src/share/share-page.ts';

const prayer = (given: Partial<Prayer> = {}): Prayer => ({
  id: '2f1e6c1a-5b7e-4a63-9a51-0d6a4b8f5f10',
  userName: 'Community Member',
  userRequest: 'Please pray for the bakery.',
  aiPrayerResponse: null,
  aiGenerated: false,
  responseSource: null,
  passages: [],
  photoUrl: null,
  photoSize: null,
  tags: [],
  likeCount: 0,
  commentCount: 0,
  userLiked: false,
  mine: false,
  answeredAt: null,
  thanks: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  editedAt: null,
  comments: [],
  ...given,
});
const origin = 'https://fellowship.example';
const hostile = `</title></p><script>alert(1)</script>"><img src=x onerror='alert(2)'> &lt;`;

test.each(['userName', 'userRequest', 'aiPrayerResponse', 'photoUrl'] as const)(
  'When %s holds markup, then no element comes of it, in head or body',
  (field) => {
    const html = sharePage(prayer({ [field]: hostile }), origin);

    expect(html.match(/<script[^>]*>/g)).toEqual(['<script src="/theme.js">']);
    expect(html).not.toContain('<img src=x');
    expect(html.match(/<\/title>/g)).toHaveLength(1);
    expect(html).toContain('&amp;lt;');
    // No text ends an attribute early.
    expect(html.match(/content="[^"]*"/g)).toHaveLength(html.split('content="').length - 1);
    expect(html).not.toMatch(/<meta [^>]*onerror='/);
  },
);

test('When a text is in another script or direction, then its own letters decide how it runs', () => {
  const html = sharePage(prayer({ userRequest: 'صلّوا من أجل عائلتي 👨‍👩‍👧‍👦' }), origin);

  expect(html).toContain('<p class="letter" dir="auto">صلّوا من أجل عائلتي 👨‍👩‍👧‍👦</p>');
});

test.each([
  ['model', 'Community Prayer <span class="by">written with AI</span>'],
  ['guide', 'Community Prayer <span class="by">written by our team, chosen by a program</span>'],
  ['assistant', 'Community Prayer <span class="by">written by a program</span>'],
  ['author', '<h2>Community Prayer</h2>'],
] as const)('When the response is from "%s", then it says so truly', (responseSource, words) => {
  const html = sharePage(prayer({ aiPrayerResponse: 'Lord, hear us.', responseSource }), origin);

  expect(html).toContain(words);
});

test('When a prayer is shared, then the tags name its picture with size and words, and the day is written out', () => {
  const given = prayer();
  const html = sharePage(given, origin);

  const picture = `${origin}/prayer-share/${given.id}/picture.png`;
  expect(html).toContain(`<meta property="og:image" content="${picture}">`);
  expect(html).toContain('<meta property="og:image:width" content="1200">');
  expect(html).toContain('<meta property="og:image:height" content="630">');
  expect(html).toContain(
    '<meta property="og:image:alt" content="A letter: Please pray for the bakery.">',
  );
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(html).toContain('>Mar 01, 2026</time>');
});

test('When there is a photo, then it keeps its place before it is there', () => {
  const photoUrl = '/api/prayer-photos/2f1e6c1a-5b7e-4a63-9a51-0d6a4b8f5f11';
  const html = sharePage(prayer({ photoUrl, photoSize: { width: 800, height: 533 } }), origin);

  expect(html).toContain(`<img src="${photoUrl}" width="800" height="533"`);
});

test('When a text is longer than fits, then the excerpt ends after a whole word', () => {
  const words = excerpt('Please pray for our shop and for all who work there.', 30);

  expect(words).toBe('Please pray for our shop and…');
  expect(excerpt('One\n\n two\tthree')).toBe('One two three');
});

test('When a text has no spaces, then the excerpt cuts between characters and never inside an emoji', () => {
  expect(excerpt('👨‍👩‍👧‍👦'.repeat(9), 4)).toBe(`${'👨‍👩‍👧‍👦'.repeat(3)}…`);
});

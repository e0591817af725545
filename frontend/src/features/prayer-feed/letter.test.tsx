import { limits } from '@kbf/contracts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { prayer, serveFeed } from './feed-fixtures.ts';

test('When a photo does not load, then the letter says so, and one can try again', async () => {
  const photoUrl = '/api/prayer-photos/00000000-0000-4000-8000-000000000099';
  serveFeed(() => [prayer(1, { photoUrl, photoSize: { width: 800, height: 600 } })]);
  const { user } = openPage('/prayer-feed');
  const photo = await screen.findByRole('img', { name: /Shared by Daniel Okafor/ });
  expect([photo.getAttribute('width'), photo.getAttribute('height')]).toEqual(['800', '600']);
  expect(photo.getAttribute('srcset')).toContain(`${photoUrl}?width=600 600w`);
  fireEvent.error(photo);
  expect(screen.getByText('The photo did not load.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('img').getAttribute('src')).toBe(`${photoUrl}?again=1`);
  expect(screen.getByRole('img').getAttribute('srcset')).toBeNull();
});

test.each([
  ['wide', { width: 800, height: 600 }, '600w,800w'],
  ['tall', { width: 700, height: 800 }, '600w,700w'],
  ['small', { width: 300, height: 200 }, '300w,300w'],
])(
  'When a photo is %s, then the browser chooses among its widths, and never shows it wider than it is',
  async (_shape, photoSize, widths) => {
    const photoUrl = '/api/prayer-photos/00000000-0000-4000-8000-000000000099';
    serveFeed(() => [prayer(1, { photoUrl, photoSize })]);
    openPage('/prayer-feed');
    const photo = await screen.findByRole('img', { name: /Shared by Daniel Okafor/ });
    const sources = photo.getAttribute('srcset')!.split(',');
    expect(sources.map((one) => one.split(' ')[0])).toEqual(
      limits.photo.widths.prayer.map((width) => `${photoUrl}?width=${width}`),
    );
    expect(sources.map((one) => one.split(' ')[1]).join()).toBe(widths);
    expect(photo.getAttribute('sizes')).toBe(`min(100vw - 5rem, ${photoSize.width}px)`);
  },
);

test('When the size of an older photo is not known, then it is loaded as it is', async () => {
  const photoUrl = '/api/prayer-photos/00000000-0000-4000-8000-000000000099';
  serveFeed(() => [prayer(1, { photoUrl, photoSize: null })]);
  openPage('/prayer-feed');
  const photo = await screen.findByRole('img', { name: /Shared by Daniel Okafor/ });
  expect([photo.getAttribute('src'), photo.getAttribute('srcset')]).toEqual([photoUrl, null]);
});

test('When the response quotes a verse, then it is marked as what it is', async () => {
  const aiPrayerResponse = 'Hear this: “Be still” today. Amen.';
  serveFeed(() => [
    prayer(1, {
      aiPrayerResponse,
      passages: [{ reference: 'Psalm 46:10', translation: 'WEB', start: 12, end: 20 }],
    }),
  ]);
  openPage('/prayer-feed');
  const verse = await screen.findByTitle('Psalm 46:10, World English Bible, word for word');
  expect(verse.textContent).toBe('Be still');
});

test('When a prayer was answered, then the letter tells it with the thanks', async () => {
  serveFeed(() => [
    prayer(1, { answeredAt: '2026-11-21T10:00:00.000Z', thanks: 'شكرا. The shop is open.' }),
  ]);
  openPage('/prayer-feed');
  expect(await screen.findByText('This prayer was answered')).toBeTruthy();
  expect(screen.getByText('شكرا. The shop is open.').getAttribute('dir')).toBe('auto');
});

import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { PrayerNavigation } from './prayer-navigation.tsx';

test.each<[path: string, ...marked: string[][]]>([
  ['/prayer', ['Chat', 'page']],
  ['/prayer/feed', ['Feed', 'page']],
  ['/prayer/community', ['Community', 'page']],
  ['/prayer/through'],
  ['/prayer/circles', ['Community', 'true']],
  ['/prayer/circles/6f4b7e3a/through', ['Community', 'true']],
  ['/prayer/room', ['Community', 'true']],
  ['/prayer/room/open', ['Community', 'true']],
  ['/prayer/room/6f4b7e3a', ['Community', 'true']],
  ['/prayer/chats', ['Community', 'true']],
  ['/prayer/chats/6f4b7e3a', ['Community', 'true']],
])('When %s is open, then only the link that it belongs to is marked', (path, ...marked) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <PrayerNavigation />
    </MemoryRouter>,
  );
  const links = screen.getAllByRole('link').filter(({ ariaCurrent }) => ariaCurrent !== null);
  expect(links.map(({ textContent, ariaCurrent }) => [textContent, ariaCurrent])).toEqual(marked);
});

import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';

test('When the connection is lost and comes back, then the page says so and stops saying so', async () => {
  openPage('/no-such-door');
  await screen.findByRole('heading', { level: 1 });
  const turn = (online: boolean) =>
    act(() => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
      window.dispatchEvent(new Event(online ? 'online' : 'offline'));
    });

  turn(false);
  expect(screen.getByText(/^You are offline\./)).toBeTruthy();
  turn(true);
  expect(screen.queryByText(/^You are offline\./)).toBeNull();
  vi.restoreAllMocks();
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { gatheringAt, member, server } from '../../testing/server.ts';
import { trainingServer, userDetails } from '../../testing/training-server.ts';

test('When no admin has approved the person, then the gatherings say how one gets the link', async () => {
  const { handlers } = trainingServer();
  const asked = [member({ approved: false }), userDetails(), gatheringAt('2100-01-06T23:30:00Z')];
  server.use(...asked, ...handlers);
  openPage('/dashboard?tab=community');
  expect(await screen.findByText('Your account is waiting for approval')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Open the meeting/ })).toBeNull();
});

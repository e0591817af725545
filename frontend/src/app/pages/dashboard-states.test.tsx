import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { member, server } from '../../testing/server.ts';
import { trainingServer, userDetails } from '../../testing/training-server.ts';

test('When the dashboard is on its way, then it says so, until it is there', async () => {
  const details = Promise.withResolvers<void>();
  // The first handler that matches is asked first. This one waits, and then leaves the answer to the next one.
  const waits = http.get('*/api/user', () => details.promise);
  server.use(waits, member(), userDetails(), ...trainingServer().handlers);
  openPage('/dashboard');
  expect(await screen.findByText('Loading your dashboard...')).toBeTruthy();
  expect(screen.queryByRole('tablist', { name: 'Dashboard' })).toBeNull();
  details.resolve();
  expect(await screen.findByRole('tablist', { name: 'Dashboard' })).toBeTruthy();
  expect(screen.queryByText('Loading your dashboard...')).toBeNull();
});

test('When lines of the worksheet are filled, then the chart has a row for each, the dearest first', async () => {
  const responses = { 'worksheet.car.value': '$12,000', 'worksheet.home.value': '$184,000' };
  server.use(member(), userDetails(), ...trainingServer({ responses }).handlers);
  openPage('/dashboard?module=2');
  const chart = within(await screen.findByRole('figure', { name: /^What adds up to the total/ }));
  expect(chart.getByText('2 of nine lines, $196,000 total.')).toBeTruthy();
  const [, ...rows] = chart.getAllByRole('row', { hidden: true });
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Home$184,000', 'Car$12,000']);
});

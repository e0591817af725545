import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/render-app.tsx';
import { member, server } from '../../../testing/server.ts';
import { trainingServer } from '../../../testing/training-server.ts';

test('When modules are still open, then the page says which is next, and there is nothing to print', async () => {
  server.use(member(), ...trainingServer({ completedModules: [1, 2] }).handlers);
  openPage('/training/certificate');
  expect(await screen.findByRole('heading', { name: 'Not yet' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

test('When all modules are completed, then the certificate can be printed', async () => {
  server.use(member(), ...trainingServer({ completedModules: [1, 2, 3, 4, 5, 6] }).handlers);
  openPage('/training/certificate');
  expect(await screen.findByRole('heading', { name: 'Certificate of completion' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
});

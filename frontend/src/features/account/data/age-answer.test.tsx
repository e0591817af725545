import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { serveAccount } from '../../../testing/account-server.ts';
import { openPage } from '../../../testing/render-app.tsx';
import { server } from '../../../testing/server.ts';

test('When a member says that they are under 18, then they are asked before circles and chats end', async () => {
  const said: unknown[] = [];
  serveAccount();
  server.use(
    http.get('*/api/age', () => HttpResponse.json({ isAdult: true })),
    http.put('*/api/age', async ({ request }) => {
      said.push(await request.json());
      return HttpResponse.json({ isAdult: false });
    }),
  );
  const { user } = openPage('/account?tab=data');
  const press = async (name: string) => {
    const part = await screen.findByRole('region', { name: 'Your age' });
    await user.click(await within(part).findByRole('radio', { name: 'I am under 18' }));
    const question = await screen.findByRole('alertdialog', { name: 'Are you under 18?' });
    await user.click(within(question).getByRole('button', { name }));
  };
  await press('Cancel');
  expect(said).toEqual([]);
  await press('I am under 18');
  await expect.poll(() => said).toEqual([{ isAdult: false }]);
});

import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { store } from './store.ts';
import { openPage } from '../../testing/render-app.tsx';
import { member, server, visitor } from '../../testing/server.ts';
import { baseApi } from '../api/base-api.ts';

const testApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    quietCall: build.mutation<unknown, void>({ query: () => '/api/fails' }),
    namedCall: build.mutation<unknown, void>({
      query: () => '/api/fails',
      extraOptions: { failure: { title: 'It did not work', variant: 'destructive' } },
    }),
    wordedCall: build.mutation<unknown, void>({
      query: () => '/api/fails',
      extraOptions: {
        failure: (error) => ({ title: 'Not now', description: error.serverMessage ?? '' }),
      },
    }),
  }),
});

const refuse = (status: number) =>
  http.get('*/api/fails', () =>
    HttpResponse.json({ message: 'In the server’s words', code: 'x' }, { status }),
  );

test('When a call with a named failure is rejected, then its toast is shown', async () => {
  server.use(refuse(500));
  openPage('/no-such-door');

  await store().dispatch(testApi.endpoints.namedCall.initiate());

  expect(await screen.findByText('It did not work')).toBeTruthy();
});

test('When the failure depends on the error, then the toast can carry the server’s words', async () => {
  server.use(refuse(429));
  openPage('/no-such-door');

  await store().dispatch(testApi.endpoints.wordedCall.initiate());

  expect(await screen.findByText('In the server’s words')).toBeTruthy();
});

test('When a call names no failure, then nothing is shown', async () => {
  server.use(refuse(500));
  openPage('/no-such-door');
  await screen.findByRole('heading', { level: 1 });

  const { error } = await store().dispatch(testApi.endpoints.quietCall.initiate());

  expect(error).toMatchObject({ status: 500 });
  expect(screen.queryByRole('region', { name: /Notifications/ })).toBeNull();
});

test('When a call is refused because the login has ended, then the navigation shows Login again', async () => {
  server.use(member());
  openPage('/no-such-door');
  await screen.findByRole('button', { name: 'Logout' });

  server.use(visitor, refuse(401));
  await store().dispatch(testApi.endpoints.quietCall.initiate());

  expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
});

import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { member, server } from '../../testing/server.ts';
import { mayBeLoggedIn, noteLogin, currentPerson, loadSession, refreshSession } from './session.ts';

function countQuestions() {
  const asked: string[] = [];
  server.use(
    http.get('*/api/auth/user', () => {
      asked.push('asked');
      return HttpResponse.json({ code: 'login_required' }, { status: 401 });
    }),
  );
  return asked;
}

test('When there is no login to ask about, then nothing is asked, and one is a visitor at once', async () => {
  noteLogin(false);
  const asked = countQuestions();

  const loading = loadSession();

  expect(currentPerson()).toBeNull();
  await loading;
  expect(asked).toEqual([]);
});

test('When there may be a login, then the server says who it is', async () => {
  server.use(member());

  await loadSession();

  expect(currentPerson()).toBeTruthy();
});

test('When the server knows nobody, then it is not asked again on the next page', async () => {
  const asked = countQuestions();

  await loadSession();

  await waitFor(() => expect(asked).toHaveLength(1));
  expect(mayBeLoggedIn()).toBe(false);
});

test('When somebody logs in on this page, then the next page asks who it is', async () => {
  noteLogin(false);
  server.use(member());

  await refreshSession();

  expect(mayBeLoggedIn()).toBe(true);
});

import { render, screen } from '@testing-library/react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { AdminsOnly } from '../admin-routes.tsx';
import { MembersOnly } from './members-only.tsx';
import { loadSession } from '../../lib/session/session.ts';
import '../../testing/render-app.tsx';
import { member, server } from '../../testing/server.ts';

function openDesk() {
  void loadSession();
  render(
    <BrowserRouter>
      <Routes>
        <Route element={<MembersOnly />}>
          <Route element={<AdminsOnly />}>
            <Route path="*" element={<p>The desk</p>} />
          </Route>
        </Route>
      </Routes>
    </BrowserRouter>,
  );
}

test('When an admin opens a page for admins, then it is there', async () => {
  server.use(member({ role: 'admin' }));
  openDesk();
  expect(await screen.findByText('The desk')).toBeTruthy();
});

test('When a member opens a page for admins, then access is denied', async () => {
  server.use(member());
  openDesk();
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
  expect(screen.queryByText('The desk')).toBeNull();
});

test('When a visitor opens a page for admins, then it says to log in', async () => {
  window.history.replaceState({}, '', '/admin');
  openDesk();
  expect(await screen.findByRole('heading', { name: 'Log in to see this' })).toBeTruthy();
});

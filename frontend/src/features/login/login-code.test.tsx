import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerRedeem, answerSend } from '../../testing/login-server.ts';
import { openPage } from '../../testing/render-app.tsx';

test('When the code is wrong, then the page says it; when right, then one is in, and other tabs hear it', async () => {
  answerSend();
  const wrong = answerRedeem('redeem-code', 400, {
    message: 'That code is not right.',
    code: 'code_wrong',
  });
  const { user } = openPage('/login');
  await user.type(await screen.findByLabelText('Phone number'), '2025550102');
  await user.click(screen.getByRole('button', { name: 'Send Login Link' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Enter the code from the text');

  await user.type(field, '000000');

  expect(await screen.findByText('That code is not right.')).toBeTruthy();
  expect(wrong).toEqual([{ phoneNumber: '(202) 555-0102', code: '000000' }]);
  await waitFor(() => expect(field.selectionEnd).toBe(6));
  expect(document.activeElement).toBe(field);
  // The button and Enter do not send a refused code again: that would use up a try.
  await user.click(screen.getByRole('button', { name: 'Log in with the code' }));
  await user.type(field, '{Enter}');
  expect(wrong).toHaveLength(1);
  field.select();
  const otherTab = new BroadcastChannel('kbf-login');
  const heard = new Promise((resolve) => {
    otherTab.addEventListener('message', ({ data }) => resolve(data));
  });
  const right = answerRedeem('redeem-code');
  await user.keyboard('123456');
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(await heard).toBe('login');
  otherTab.close();
  expect(right).toEqual([{ phoneNumber: '(202) 555-0102', code: '123456' }]);
});

test('When the right code has sent itself, then Enter does not send it again', async () => {
  answerSend();
  const bodies = answerRedeem('redeem-code');
  const { user } = openPage('/login');
  await user.type(await screen.findByLabelText('Phone number'), '2025550102');
  await user.click(screen.getByRole('button', { name: 'Send Login Link' }));
  await user.type(await screen.findByLabelText('Enter the code from the text'), '123456{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(bodies).toHaveLength(1);
});

test('When the server could not check a code, then it can be sent again', async () => {
  answerSend();
  const bodies = answerRedeem('redeem-code', 503, { message: 'Not now.', code: 'unavailable' });
  const { user } = openPage('/login');
  await user.type(await screen.findByLabelText('Phone number'), '2025550102');
  await user.click(screen.getByRole('button', { name: 'Send Login Link' }));
  await user.type(await screen.findByLabelText('Enter the code from the text'), '123456');
  await screen.findByText('Not now.');
  await user.click(screen.getByRole('button', { name: 'Log in with the code' }));
  await waitFor(() => expect(bodies).toHaveLength(2));
});

import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

/** Answers a call of auth and returns the bodies that it got. */
function answer(path: string, status = 200) {
  const bodies: unknown[] = [];
  server.use(
    http.post(`*/api/auth/${path}`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ message: 'sent' }, { status });
    }),
  );
  return bodies;
}

/** Pastes a number into the login page and sends it. */
async function sendPasted(number: string) {
  const { user } = openPage('/login');
  await user.click(await screen.findByLabelText('Phone number'));
  await user.paste(number);
  await user.click(screen.getByRole('button', { name: 'Send Login Link' }));
  return user;
}

const pastedNumbers: [pasted: string, sent: string][] = [
  ['\u202A+44\u00A0(0)20\u20117946\u00A00958\u202C', '+442079460958'],
  ['tel:+1-202-555-0102', '+12025550102'],
  ['0049 (30) 901820-123456', '+4930901820123456'],
];
test.each(pastedNumbers)(
  'When %j is pasted as a phone number, then %s is sent',
  async (pasted, sent) => {
    const bodies = answer('send-magic-link');
    await sendPasted(pasted);
    await waitFor(() => expect(bodies).toEqual([{ phoneNumber: sent }]));
  },
);

test('When a whole text message is pasted as the code, then its code is sent; too many digits are not', async () => {
  answer('send-magic-link');
  const codes = answer('redeem-code', 400);
  const user = await sendPasted('2025550102');
  const field = await screen.findByLabelText<HTMLInputElement>('Enter the code from the text');
  await user.click(field);
  await user.paste('12345678');
  expect(await screen.findByText('Please enter the 6 digits from the text')).toBeTruthy();
  expect(field.value).toBe('12345678');
  await user.clear(field);
  await user.paste(
    'Your login link, for 10 minutes: https://example.org/l#a1. Or the code 123-456.',
  );
  await waitFor(() => expect(codes).toMatchObject([{ code: '123456' }]));
});

const pastedAddresses: [pasted: string, sent: string][] = [
  [' mailto:jane@example.com?subject=Hi ', 'jane@example.com'],
  ['Jane Doe <jane@example.com>', 'jane@example.com'],
  ['josé@bücher.example', 'josé@xn--bcher-kva.example'],
];
test.each(pastedAddresses)(
  'When %j is pasted as an address, then %s is sent',
  async (pasted, sent) => {
    const bodies = answer('send-email-link');
    const { user } = openPage('/login');
    await user.click(await screen.findByRole('button', { name: 'Use email instead' }));
    await user.click(await screen.findByLabelText('Email address'));
    await user.paste(pasted);
    await user.click(screen.getByRole('button', { name: 'Send Login Link' }));
    await waitFor(() => expect(bodies).toEqual([{ email: sent }]));
  },
);

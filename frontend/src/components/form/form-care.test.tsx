import { createContact } from '@kbf/contracts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { server } from '../../testing/server.ts';
import { WithStore } from '../../testing/render-app.tsx';
import { QuietLine } from '../help-line/quiet-line.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';
import { Form } from './form.tsx';

const certain = { level: 'certain', kind: 'suicide', language: 'en' } as const;
const outright = 'I am going to kill myself tonight, and I am sorry.';

/** The answer to the contact call. */
const answering = (answer: () => Response | Promise<Response>) =>
  server.use(http.post('*/api/contact', answer));

/** @param isReplaced whether the answer replaces the form, as in most forms */
async function send(message: string, isReplaced = false) {
  const onSent = vi.fn<(answer: unknown) => void>();
  const user = userEvent.setup();
  const Page = () => {
    const [isSent, setSent] = useState(false);
    if (isSent && isReplaced) return <p>Thank you.</p>;
    return (
      <Form
        call={createContact}
        defaults={{ fullName: '', phone: '', email: '', message: '' }}
        draft="test"
        submitLabel="Send"
        pendingLabel="Sending..."
        onSent={(answer) => {
          onSent(answer);
          setSent(true);
        }}
      >
        <TextField name="fullName" label="Name" />
        <TextField name="phone" label="Phone" />
        <TextField name="email" label="Email" />
        <TextAreaField name="message" label="Message" />
      </Form>
    );
  };
  render(
    <WithStore>
      <Page />
      <QuietLine />
    </WithStore>,
  );
  await user.type(screen.getByLabelText('Name'), 'Ruth Okafor');
  await user.type(screen.getByLabelText('Phone'), '(202) 555-0102');
  await user.type(screen.getByLabelText('Email'), 'ruth@example.org');
  await user.type(screen.getByLabelText('Message'), message);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  return { user, onSent };
}

/** Checks that help has the focus and the form is folded away. */
async function helpInPlace() {
  const help = await screen.findByRole('region', { name: /Please talk with someone now/ });
  return help === document.activeElement && !screen.queryByRole('button', { name: 'Send' });
}

test('When danger is certain, then help takes the form’s place, and its words stay', async () => {
  answering(() => HttpResponse.json({ id: crypto.randomUUID(), care: certain }, { status: 201 }));
  const { user, onSent } = await send(outright);
  expect(await helpInPlace()).toBe(true);
  expect(screen.getByText(/was not published/)).toBeTruthy();
  expect(onSent).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Keep writing' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe(outright);
});

test('When the answer says that danger is possible, then it is taken as usual, with one line of help', async () => {
  const care = { ...certain, level: 'possible' };
  answering(() => HttpResponse.json({ id: crypto.randomUUID(), care }, { status: 201 }));
  const { onSent } = await send('I cannot see how this goes on for me any longer.');
  expect((await screen.findByRole('note')).textContent).toContain('988');
  expect(onSent).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy();
});

test('When the form gives way to what happens next, then its line of help stays', async () => {
  const care = { ...certain, level: 'possible' };
  answering(() => HttpResponse.json({ id: crypto.randomUUID(), care }, { status: 201 }));
  await send('I cannot see how this goes on for me any longer.', true);
  expect((await screen.findByRole('note')).textContent).toContain('988');
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});

test.each([429, 503, 413])(
  'When a failure (%d) says care, then help comes first',
  async (status) => {
    const body = { message: 'Not now.', code: 'unavailable', care: certain };
    answering(() => HttpResponse.json(body, { status }));
    await send('Words that the browser does not recognize by itself.');
    expect(await helpInPlace()).toBe(true);
    expect(screen.getByText(/may not have reached us/)).toBeTruthy();
  },
);

test.each([
  ['the network is away', () => HttpResponse.error()],
  ['the gateway is away', () => new HttpResponse('Bad gateway', { status: 502 })],
  ['there were too many calls', () => HttpResponse.json({ code: 'too_many' }, { status: 429 })],
])('When %s, then the browser recognizes the words by itself', async (_what, answer) => {
  answering(answer);
  await send(outright);
  expect(await helpInPlace()).toBe(true);
  expect(screen.getByText(/may not have reached us/)).toBeTruthy();
});

test('When no answer comes for two seconds, then help comes first; the answer adds what became of it', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answering(() => promise);
  await send(outright);
  expect(await helpInPlace()).toBe(true);
  expect(screen.getByText(/still on their way/)).toBeTruthy();
  const help = screen.getByRole('region');
  resolve(HttpResponse.json({ id: crypto.randomUUID(), care: certain }, { status: 201 }));
  expect(await screen.findByText(/was not published/)).toBeTruthy();
  expect(screen.getByRole('region')).toBe(help);
});

test('When nothing speaks of danger and sending fails, then the form stays as it was', async () => {
  answering(() => HttpResponse.error());
  await send('We bake bread for twelve shops in the valley.');
  expect(await screen.findByText(/Everything you wrote is still here/)).toBeTruthy();
  expect(screen.queryByRole('region')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy());
});

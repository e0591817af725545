import { updateMe, redeemCode } from '@kbf/contracts';
import { render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { toast, useToasts } from '../../lib/browser/toast.ts';
import { WithStore } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { Form } from './form.tsx';
import { PhoneField } from './phone-field.tsx';
import { TextField } from './text-field.tsx';

function openNameForm(onSent = vi.fn<(answer: unknown) => void>()) {
  const view = render(
    <WithStore>
      <Form
        call={updateMe}
        defaults={{ firstName: '', lastName: '', phone: '' }}
        submitLabel="Save"
        pendingLabel="Saving..."
        onSent={onSent}
      >
        <TextField name="firstName" label="First name" />
        <TextField name="lastName" label="Last name" optional />
        <PhoneField name="phone" label="Phone" />
      </Form>
    </WithStore>,
  );
  return { ...view, user: userEvent.setup(), onSent };
}

const save = () => screen.getByRole('button', { name: 'Save' });

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('First name'), 'Ruth');
  await user.type(screen.getByLabelText(/Last name/), 'Okafor');
  await user.type(screen.getByLabelText('Phone'), '2025550102');
}

test('When it is sent, then the contract’s path, method and body are used, and the answer is handed over', async () => {
  const bodies: unknown[] = [];
  server.use(
    http.patch('*/api/auth/me', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ confirming: ['phone'] });
    }),
  );
  const { user, onSent } = openNameForm();
  await fill(user);
  await user.click(save());
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(onSent.mock.calls[0]?.[0]).toEqual({ confirming: ['phone'] });
  expect(bodies).toEqual([{ firstName: 'Ruth', lastName: 'Okafor', phone: '(202) 555-0102' }]);
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('');
});

test('When a field breaks a rule, then nothing is sent and the first such field has the focus', async () => {
  const { user } = openNameForm();
  await user.type(screen.getByLabelText('First name'), 'Ruth');
  await user.click(save());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Last name/)));
  expect(screen.getByLabelText('Phone').getAttribute('aria-invalid')).toBe('true');
});

test('When the server refuses, then its words stand beside their fields, and all text stays', async () => {
  server.use(
    http.patch('*/api/auth/me', () =>
      HttpResponse.json(
        {
          message: 'Please check what you entered.',
          code: 'invalid',
          details: [
            { path: 'body.phone', message: 'This number cannot get texts' },
            { path: 'body.lastName', message: 'This is no name' },
            { path: 'body', message: 'Two changes at once are not possible.' },
          ],
        },
        { status: 400 },
      ),
    ),
  );
  const { user } = openNameForm();
  await fill(user);
  await user.click(save());
  const phone = screen.getByLabelText<HTMLInputElement>('Phone');
  const words = await screen.findByText('This number cannot get texts');
  expect(phone.getAttribute('aria-describedby')).toBe(words.id);
  expect(screen.getByText('This is no name')).toBeTruthy();
  expect(screen.getByText(/Two changes at once are not possible/)).toBeTruthy();
  expect(document.activeElement).toBe(phone);
  expect(phone.value).toBe('(202) 555-0102');
});

test('When there is no network, then everything stays, the page says so, and the second try works', async () => {
  server.use(http.patch('*/api/auth/me', () => HttpResponse.error()));
  const { user, onSent } = openNameForm();
  await fill(user);
  await user.click(save());
  expect(await screen.findByText(/That did not reach us\. .+ Everything you wrote/)).toBeTruthy();
  server.use(http.patch('*/api/auth/me', () => HttpResponse.json({ confirming: [] })));
  await user.click(save());
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(screen.queryByText(/That did not reach us/)).toBeNull();
});

test('When the second try works, then the toast of the first says no longer that it failed', async () => {
  server.use(http.patch('*/api/auth/me', () => HttpResponse.error()));
  const { user, onSent } = openNameForm();
  toast({ title: 'Error joining', variant: 'destructive' });
  const { result } = renderHook(() => useToasts());
  await fill(user);
  await user.click(save());
  await screen.findByText(/That did not reach us/);
  expect(result.current.map(({ open }) => open)).toEqual([true]);
  server.use(http.patch('*/api/auth/me', () => HttpResponse.json({ confirming: [] })));
  await user.click(save());
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(result.current.map(({ open }) => open)).toEqual([false]);
});

test('When a form keeps a draft, then never what is secret', async () => {
  const user = userEvent.setup();
  const form = (
    <WithStore>
      <Form
        call={redeemCode}
        defaults={{ phoneNumber: '', code: '' }}
        draft="code"
        neverKept={['code']}
        submitLabel="Log in"
        pendingLabel="Checking..."
        onSent={() => undefined}
      >
        <TextField name="phoneNumber" label="Number" />
        <TextField name="code" label="Code" />
      </Form>
    </WithStore>
  );
  const { unmount } = render(form);
  await user.type(screen.getByLabelText('Number'), '2025550102');
  await user.type(screen.getByLabelText('Code'), '123456');
  expect(sessionStorage.getItem('draft:code')).not.toContain('123456');
  unmount();
  render(form);
  expect(screen.getByLabelText<HTMLInputElement>('Number').value).toBe('2025550102');
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('');
  await user.clear(screen.getByLabelText('Number'));
  expect(sessionStorage).toHaveLength(0);
});

test('When what was kept is not ours, then the form begins empty', () => {
  sessionStorage.setItem('draft:code', '{"phoneNumber":{"a":1},"other":"x"}');
  render(
    <WithStore>
      <Form
        call={redeemCode}
        defaults={{ phoneNumber: '', code: '' }}
        draft="code"
        submitLabel="Log in"
        pendingLabel="Checking..."
        onSent={() => undefined}
      >
        <TextField name="phoneNumber" label="Number" />
      </Form>
    </WithStore>,
  );
  expect(screen.getByLabelText<HTMLInputElement>('Number').value).toBe('');
});

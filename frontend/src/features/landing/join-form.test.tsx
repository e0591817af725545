import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const filled = {
  'Full name': 'Ruth Okafor',
  Company: 'Okafor Millwork',
  Phone: '(555) 010-0100',
  Email: 'ruth@example.org',
  'About yourself': 'I run a small millwork shop with six people.',
};

/** The values of a form's fields. */
const valuesOf = (form: Pick<typeof screen, 'getByLabelText'>) =>
  Object.fromEntries(
    Object.keys(filled).map((label) => [label, form.getByLabelText<HTMLInputElement>(label).value]),
  );

async function openForm() {
  const page = openPage('/');
  const name = await screen.findByLabelText('Full name');
  const form = within(name.closest('form') as HTMLElement);
  const submit = () => page.user.click(form.getByRole('button'));
  const fillIn = async (values: Record<string, string>) => {
    for (const [label, text] of Object.entries(values)) {
      await page.user.clear(form.getByLabelText(label));
      await page.user.type(form.getByLabelText(label), text);
    }
  };
  return { ...page, form, fillIn, submit };
}

const messages = {
  'Full name': 'Name must be at least 2 characters',
  Company: 'Company name must be at least 2 characters',
  Phone: 'Please enter a valid phone number',
  Email: 'Please enter a valid email address',
  'About yourself': 'Please tell us a little more about yourself',
};
const tooShort = {
  'Full name': 'R',
  Company: 'O',
  Phone: '555010010',
  Email: 'ruth@example',
  'About yourself': 'Nineteen characters',
};

test('When nothing is filled in, then every field says what it needs and nothing is sent', async () => {
  const { form, submit } = await openForm();

  await submit();

  for (const message of Object.values(messages)) expect(form.getByText(message)).toBeTruthy();
  const name = form.getByLabelText('Full name');
  expect(document.activeElement).toBe(name);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(name.getAttribute('aria-describedby')).toBe(form.getByText(messages['Full name']).id);
});

test('When every field is one short of its rule, then every field says so', async () => {
  const { form, fillIn, submit } = await openForm();
  await fillIn(tooShort);

  await submit();

  for (const message of Object.values(messages)) expect(form.getByText(message)).toBeTruthy();
});

test('When the form is sent, then it carries the composed message, and the welcome takes its place', async () => {
  const bodies: Record<string, string>[] = [];
  const seen = Promise.withResolvers<void>();
  server.use(
    http.post('*/api/contact', async ({ request }) => {
      bodies.push((await request.json()) as Record<string, string>);
      await seen.promise;
      return HttpResponse.json({}, { status: 201 });
    }),
  );
  const { form, fillIn, submit } = await openForm();
  await fillIn(filled);

  await submit();

  const button = await form.findByRole('button', { name: 'Joining...' });
  expect(button.hasAttribute('disabled')).toBe(true);
  seen.resolve();
  const welcome = await screen.findByRole('heading', {
    name: 'Welcome to Kingdom Builders Fellowship!',
  });
  await waitFor(() => expect(document.activeElement).toBe(welcome));
  expect(screen.getByText(/upcoming events and speakers/)).toBeTruthy();
  expect(screen.getByText('What happens next')).toBeTruthy();
  expect(screen.getByText('+1 555 010 0100')).toBeTruthy();
  expect(screen.queryByLabelText('Full name')).toBeNull();
  expect(screen.queryByRole('region', { name: /Notifications/ })).toBeNull();
  expect(bodies).toHaveLength(1);
  const { requestId, message, form: fields, ...rest } = bodies[0] ?? {};
  expect(fields).toEqual({
    kind: 'join',
    company: 'Okafor Millwork',
    about: 'I run a small millwork shop with six people.',
  });
  expect(rest).toEqual({
    fullName: 'Ruth Okafor',
    email: 'ruth@example.org',
    phone: '(555) 010-0100',
  });
  expect(message).toBe(
    'Company: Okafor Millwork\n\nAbout: I run a small millwork shop with six people.\n\n' +
      'Interest: I am interested in joining Kingdom Builders Fellowship.',
  );
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
});

test('When sending fails, then a toast says so, the text stays, and trying again carries the same id', async () => {
  const ids: unknown[] = [];
  server.use(
    http.post('*/api/contact', async ({ request }) => {
      ids.push(((await request.json()) as { requestId: string }).requestId);
      return new HttpResponse(null, { status: 503 });
    }),
  );
  const { form, fillIn, submit } = await openForm();
  await fillIn(filled);

  await submit();

  expect(await screen.findByText('Error joining')).toBeTruthy();
  expect(screen.getByText('Please try again later')).toBeTruthy();
  expect(valuesOf(form)).toEqual(filled);

  await submit();
  await waitFor(() => expect(ids).toHaveLength(2));
  expect(ids[1]).toBe(ids[0]);
});

test('When the page is reloaded before it was sent, then what was written is there; after it, not', async () => {
  server.use(http.post('*/api/contact', () => HttpResponse.json({}, { status: 201 })));
  const first = await openForm();
  await first.fillIn(filled);
  first.unmount();
  const { form, submit, unmount } = await openForm();
  expect(valuesOf(form)).toEqual(filled);
  await submit();
  await screen.findByRole('heading', { name: 'Welcome to Kingdom Builders Fellowship!' });
  unmount();
  const again = await openForm();
  expect(again.form.getByLabelText<HTMLInputElement>('Email').value).toBe('');
});

test('When the server finds a field wrong, then its words stand beside it, and there is no toast', async () => {
  server.use(
    http.post('*/api/contact', () =>
      HttpResponse.json(
        {
          message: 'Please check what you entered.',
          code: 'invalid',
          details: [{ path: 'body.email', message: 'This address takes no mail' }],
        },
        { status: 400 },
      ),
    ),
  );
  const { form, fillIn, submit } = await openForm();
  await fillIn(filled);
  await submit();
  expect(await form.findByText('This address takes no mail')).toBeTruthy();
  expect(document.activeElement).toBe(form.getByLabelText('Email'));
  expect(screen.queryByText('Error joining')).toBeNull();
});

test('When a phone number is asked for, then the form says what texts mean', async () => {
  const { form } = await openForm();

  const terms = form.getByText(/text messages/).textContent;
  expect(terms).toMatch(/rates may apply/);
  expect(terms).toMatch(/STOP/);
  expect(terms).toMatch(/HELP/);
});

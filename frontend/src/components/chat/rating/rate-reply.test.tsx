import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { frame, stream } from '../../../testing/chat-stream.ts';
import { openPage } from '../../../testing/render-app.tsx';
import { assistants, server } from '../../../testing/server.ts';

type Rating = { ratingId: string; shown?: unknown };

async function openReply(done: object = {}) {
  const sent: Rating[] = [];
  const reply = { message: 'Begin with why.', source: 'model', passages: [], replyToken: 'proof' };
  server.use(
    assistants('model'),
    http.post('*/api/kingdom-business-guide', () => stream(frame('done', { ...reply, ...done }))),
    http.post('*/api/reply-ratings', async ({ request }) => {
      sent.push((await request.json()) as Rating);
      return HttpResponse.json({ rated: true }, { status: 201 });
    }),
  );
  const { user } = openPage('/kingdom-business-guide');
  await user.type(await screen.findByLabelText('Your message'), 'Where do I begin?{Enter}');
  await screen.findByText(/Begin with why/);
  const press = async (name: string) => {
    await user.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog'));
  };
  return { user, sent, press };
}

test('When a thumb is given without the yes, then only thumb, reason and assistant are sent', async () => {
  const { user, sent, press } = await openReply();
  const form = await press('Not helpful');
  const yes = form.getByRole('checkbox', { name: 'Show admins this question and answer' });
  expect(yes.getAttribute('aria-checked')).toBe('false');
  await user.click(form.getByRole('radio', { name: 'It did not answer my question' }));
  await user.type(form.getByLabelText(/In your words/), 'It is too short.');
  await user.click(form.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('dialog', { name: 'Thank you. We got it.' })).toBeTruthy();
  expect(sent).toEqual([
    {
      ratingId: expect.any(String) as string,
      assistant: 'business',
      thumb: 'down',
      reason: 'off-topic',
      text: 'It is too short.',
    },
  ]);
});

test('When it is given with the yes, then question, reply and proof go along; again, it changes the same', async () => {
  const { user, sent, press } = await openReply();
  const form = await press('Helpful');
  await user.click(form.getByRole('checkbox'));
  await user.click(form.getByRole('button', { name: 'Send' }));
  await user.click((await screen.findAllByRole('button', { name: 'Close' }))[0]!);
  expect(sent[0]).toMatchObject({
    thumb: 'up',
    shown: { question: 'Where do I begin?', reply: 'Begin with why.', replyToken: 'proof' },
  });
  const pressed = await screen.findByRole('button', { name: 'Helpful' });
  expect(pressed.getAttribute('aria-pressed')).toBe('true');
  await user.click((await press('Not helpful')).getByRole('button', { name: 'Send' }));
  await screen.findByRole('dialog', { name: 'Thank you. We got it.' });
  expect(sent[1]).toMatchObject({ thumb: 'down', ratingId: sent[0]!.ratingId });
  expect(sent[1]).not.toHaveProperty('shown');
});

test('When the reply has no proof, then it cannot be shown to admins', async () => {
  const { press } = await openReply({ replyToken: undefined });
  expect((await press('Helpful')).queryByRole('checkbox')).toBeNull();
});

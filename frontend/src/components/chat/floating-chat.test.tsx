import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { frame, openStream } from '../../testing/chat-stream.ts';
import { WithStore } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { FloatingChat } from './floating-chat.tsx';
import { coachPersona } from './personas.ts';

function open() {
  const user = userEvent.setup();
  render(
    <WithStore>
      <FloatingChat persona={coachPersona()} label="Ask the coach" />
    </WithStore>,
  );
  return { user, button: screen.getByRole('button', { name: 'Ask the coach' }) };
}

test('When the button is pressed, then the chat opens, and closing it gives the focus back', async () => {
  const { user, button } = open();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(button);
  const panel = await screen.findByRole('dialog', { name: 'Breakthrough coach' });
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(button);
});

test('When the chat is closed while a reply is written, then the reply is there when it is opened again', async () => {
  const { answer, write, end } = openStream();
  server.use(http.post('*/api/ai-coach', answer));
  const { user, button } = open();
  await user.click(button);
  await user.type(await screen.findByLabelText('Your message'), 'Where do I begin?{Enter}');
  await screen.findByText('The coach is thinking it over...');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  write(frame('done', { message: 'With one thing.', source: 'guide', passages: [] }));
  end();
  await user.click(button);
  expect(await screen.findByText('With one thing.')).toBeTruthy();
});

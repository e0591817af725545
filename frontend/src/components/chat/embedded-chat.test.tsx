import type { Care, ChatReply } from '@kbf/contracts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { frame, openStream, stream } from '../../testing/chat-stream.ts';
import { WithStore } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { Toaster } from '../ui/toaster.tsx';
import { EmbeddedChat } from './embedded-chat.tsx';
import type { Persona } from './persona.ts';
import { businessPersona, coachPersona, contributionPersona } from './personas.ts';

const reply: ChatReply = {
  message: 'Begin with one thing.',
  source: 'guide',
  passages: [],
};
const places = {
  coach: { persona: coachPersona(), path: '*/api/ai-coach' },
  contribution: { persona: contributionPersona, path: '*/api/contribute-chat' },
  business: { persona: businessPersona, path: '*/api/kingdom-business-guide' },
};

function answer(path: string, ...answers: (() => Response)[]) {
  const bodies: Record<string, unknown>[] = [];
  server.use(
    http.post(path, async ({ request }) => {
      bodies.push((await request.json()) as Record<string, unknown>);
      return (answers[bodies.length - 1] ?? answers.at(-1))?.();
    }),
  );
  return bodies;
}

function open(persona: Persona) {
  const user = userEvent.setup();
  const view = render(
    <WithStore>
      <EmbeddedChat persona={persona} />
      <Toaster />
    </WithStore>,
  );
  const field = screen.getByLabelText<HTMLTextAreaElement>('Your message');
  return { user, field, ...view };
}

test.each(Object.entries(places))(
  'When somebody asks the %s chat, then both stand in the conversation, with who answered and when',
  async (_name, { persona, path }) => {
    answer(path, () => stream(frame('delta', { text: 'Be' }), frame('done', reply)));
    const { user, field } = open(persona);
    expect(screen.getByText(persona.welcome)).toBeTruthy();
    expect(screen.getByText('a program, not a person')).toBeTruthy();
    await user.type(field, 'Where do I begin?{Enter}');
    expect(await screen.findByText('Begin with one thing.')).toBeTruthy();
    expect(screen.getByText('Where do I begin?', { selector: 'article p' })).toBeTruthy();
    expect(screen.getByText('written by our team, chosen by a program')).toBeTruthy();
    expect(document.querySelectorAll('article time')).toHaveLength(2);
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
  },
);

test('When a model answers, then it says that it was written with AI', async () => {
  answer(places.coach.path, () => stream(frame('done', { ...reply, source: 'model' })));
  const { user, field } = open(places.coach.persona);
  await user.type(field, 'Hello{Enter}');
  expect(await screen.findByText('written with AI')).toBeTruthy();
});

test('When a reply is written, then it is announced once it is whole, and the field waits with the focus', async () => {
  const { answer: running, write, end } = openStream();
  answer(places.business.path, running);
  const { user, field } = open(businessPersona);
  await user.type(field, 'We bake bread{Enter}');
  expect(await screen.findByText('Preparing your guidance...')).toBeTruthy();
  expect(field.readOnly).toBe(true);
  write(frame('delta', { text: 'Bread is ' }));
  const piece = await screen.findByText('Bread is');
  expect(piece.closest('[aria-live]')).toBeNull();
  expect(document.activeElement).toBe(field);
  write(frame('done', { ...reply, message: 'Bread is a good work.' }));
  end();
  const whole = await screen.findByText('Bread is a good work.');
  expect(whole.closest('[aria-live=polite]')).not.toBeNull();
  expect(document.querySelectorAll('article [aria-live]')).toHaveLength(1);
});

test('When Stop is pressed, then nothing is appended, and the words are back in the field', async () => {
  answer(places.coach.path, openStream().answer);
  const { user, field } = open(places.coach.persona);
  await user.type(field, 'Never mind{Enter}');
  (await screen.findByRole('button', { name: 'Stop' })).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Send' });
  expect(field.value).toBe('Never mind');
  expect(document.querySelector('article')).toBeNull();
  expect(document.activeElement).toBe(field);
});

test('When a quick start is chosen, then its words are in the field and nothing is sent', async () => {
  const bodies = answer(places.business.path, () => stream(frame('done', reply)));
  const { user, field } = open(businessPersona);
  await user.click(screen.getByRole('button', { name: 'Choose values to build on' }));
  expect(field.value).toBe('Help me choose biblical values for my business. ');
  expect(document.activeElement).toBe(field);
  expect(bodies).toEqual([]);
});

test('When nothing but blanks is written, then it cannot be sent', async () => {
  const bodies = answer(places.coach.path, () => stream(frame('done', reply)));
  const { user, field } = open(places.coach.persona);
  await user.type(field, '   {Enter}');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(bodies).toEqual([]);
});

test('When the page is loaded anew, then the conversation is there, and goes when one starts over', async () => {
  const bodies = answer(places.coach.path, () => stream(frame('done', reply)));
  const first = open(places.coach.persona);
  await first.user.type(first.field, 'Where do I begin?{Enter}');
  await screen.findByText('Begin with one thing.');
  first.unmount();
  const { user, field } = open(places.coach.persona);
  expect(screen.getByText('Begin with one thing.')).toBeTruthy();
  await user.type(field, 'And then?{Enter}');
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies[1]).toMatchObject({
    chatHistory: [
      { role: 'user', content: 'Where do I begin?' },
      { role: 'assistant', content: 'Begin with one thing.' },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Start over' }));
  expect(screen.queryByText('Begin with one thing.')).toBeNull();
  expect(document.activeElement).toBe(field);
});

const down = () => HttpResponse.json({ message: 'away', code: 'unavailable' }, { status: 503 });

test('When the coach fails, then the toast of the catalogue says so, and Retry sends the kept words', async () => {
  answer(places.coach.path, down, () => stream(frame('done', reply)));
  const { user, field } = open(places.coach.persona);
  await user.type(field, 'Where do I begin?{Enter}');
  expect((await screen.findAllByText('Coach Unavailable')).length).toBeGreaterThan(0);
  expect(
    screen.getAllByText('The AI coach is temporarily unavailable. Please try again.').length,
  ).toBeGreaterThan(0);
  expect(field.value).toBe('Where do I begin?');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Begin with one thing.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('When the contribution guide fails, then we apologise and point to the form, with our promise', async () => {
  answer(places.contribution.path, down);
  const { user, field } = open(contributionPersona);
  await user.type(field, 'How do I give?{Enter}');
  expect(await screen.findByText(/trouble connecting.*form.*within 24 hours/)).toBeTruthy();
  expect(field.value).toBe('How do I give?');
});

test('When the business guide fails, then one quiet line says so, no toast', async () => {
  answer(places.business.path, down);
  const { user, field } = open(businessPersona);
  await user.type(field, 'We bake bread{Enter}');
  expect(await screen.findByText('That did not send. Try again.')).toBeTruthy();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(field.value).toBe('We bake bread');
});

test('When it was too much, then the line says until when, and no toast says “try again”', async () => {
  const message = 'That is all the replies we can give today. Please try again in about 3 hours.';
  answer(places.coach.path, () =>
    HttpResponse.json({ message, code: 'too_many_requests' }, { status: 429 }),
  );
  const { user, field } = open(places.coach.persona);
  await user.type(field, 'Hello{Enter}');
  expect(await screen.findByText(`${message} What you wrote is still here.`)).toBeTruthy();
  expect(screen.queryByText('Coach Unavailable')).toBeNull();
});

test('When there is no network, then nothing is sent and the line says so', async () => {
  const bodies = answer(places.coach.path, () => stream(frame('done', reply)));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, field } = open(places.coach.persona);
  await user.type(field, 'Hello{Enter}');
  expect(await screen.findByText(/You are offline, so nothing was sent/)).toBeTruthy();
  expect(bodies).toEqual([]);
  expect(field.value).toBe('Hello');
});

const care: Care = { level: 'certain', kind: 'suicide', language: 'en' };

test.each(Object.entries(places))(
  'When somebody in danger writes to the %s chat, then help takes the place of the field and has the focus',
  async (_name, { persona, path }) => {
    answer(path, () =>
      stream(frame('done', { ...reply, message: 'Help.', source: 'crisis', care })),
    );
    const { user, field } = open(persona);
    await user.type(field, 'I want to end my life tonight{Enter}');
    const help = await screen.findByRole('region', { name: /Please talk with someone/ });
    expect(document.activeElement).toBe(help);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByText('Help.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Keep writing' }));
    expect(screen.getByRole('textbox')).toBeTruthy();
  },
);

test('When the coach fails a person in danger, then help comes instead of a toast', async () => {
  answer(places.coach.path, () =>
    HttpResponse.json({ message: 'away', code: 'unavailable', care }, { status: 503 }),
  );
  const { user, field } = open(places.coach.persona);
  await user.type(field, 'I want to end my life tonight{Enter}');
  await screen.findByRole('region', { name: /Please talk with someone/ });
  expect(screen.queryByText('Coach Unavailable')).toBeNull();
});

test('When danger is possible, then the reply carries one quiet line', async () => {
  answer(places.coach.path, () =>
    stream(frame('done', { ...reply, care: { ...care, level: 'possible' } })),
  );
  const { user, field } = open(places.coach.persona);
  await user.type(field, 'I am so tired of it all{Enter}');
  expect(await screen.findByRole('note')).toBeTruthy();
  expect(screen.getByRole('textbox')).toBe(field);
});

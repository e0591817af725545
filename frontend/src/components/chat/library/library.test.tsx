import type { Care, ChatReply, LibraryAnswer } from '@kbf/contracts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { readDraft } from '../../../lib/browser/drafts.ts';
import { frame, stream } from '../../../testing/chat-stream.ts';
import { WithStore } from '../../../testing/render-app.tsx';
import { assistants, server } from '../../../testing/server.ts';
import { EmbeddedChat } from '../embedded-chat.tsx';
import type { Persona } from '../persona.ts';
import { businessPersona, coachPersona, contributionPersona } from '../personas.ts';

const Site = ({ children }: { children: ReactNode }) => (
  <WithStore>
    <MemoryRouter>{children}</MemoryRouter>
  </WithStore>
);

const purpose = { id: 'purpose', question: 'How do I find our purpose?' };
const values = { id: 'values', question: 'Which values fit us?' };
const first = { id: 'first-step', question: 'What is the first step?' };

/** A library whose answers a test can read, with the requests it received. */
function library(answer: Partial<LibraryAnswer> = {}, path = '*/api/kingdom-business-guide') {
  const searched: { guide: string; text: string }[] = [];
  const asked: { message: string; questionId?: string }[] = [];
  server.use(
    assistants('guide'),
    http.post('*/api/guide-questions', async ({ request }) => {
      searched.push((await request.json()) as (typeof searched)[number]);
      return HttpResponse.json({ questions: [purpose, values, first] });
    }),
    http.post(path, async ({ request }) => {
      asked.push((await request.json()) as (typeof asked)[number]);
      const reply: ChatReply = {
        message: `Answer ${asked.length}.`,
        source: 'guide',
        passages: [],
        library: { related: [first], person: false, ...answer },
      };
      return stream(frame('done', reply));
    }),
  );
  return { searched, asked };
}

async function open(persona: Persona = businessPersona) {
  const user = userEvent.setup();
  render(<EmbeddedChat persona={persona} />, { wrapper: Site });
  await screen.findByText(/^This is a library of/);
  return { user, field: screen.getByLabelText<HTMLTextAreaElement>('Your message') };
}
const suggestions = () => screen.findByRole('list', { name: 'Closest questions' });

test.each([
  ['215', coachPersona(), '*/api/ai-coach'],
  ['134', contributionPersona, '*/api/contribute-chat'],
  ['1,187', businessPersona, '*/api/kingdom-business-guide'],
])(
  'When no model answers, then the chat says that it is a library of %s answers, and offers its quick starts',
  async (count, persona, path) => {
    const { searched } = library({}, path);
    const { user } = await open(persona);
    expect(screen.getByText(/^This is a library of/).textContent).toContain(`${count} written`);
    expect(screen.getByText(/The search uses AI. No one reads what you type/)).toBeTruthy();
    expect(screen.queryByText(persona.welcome)).toBeNull();
    await user.click(screen.getByRole('button', { name: persona.starters[0]!.label }));
    await suggestions();
    expect(searched).toEqual([
      { guide: persona.assistant.guide, text: persona.starters[0]!.text.trim() },
    ]);
  },
);

test('When it is not known yet what answers, then one can write, and no other intro shows', async () => {
  library();
  server.use(http.get('*/api/assistants', () => delay('infinite')));
  render(<EmbeddedChat persona={businessPersona} />, { wrapper: Site });
  expect(screen.getByLabelText('Your message')).toBeTruthy();
  expect(screen.getByText(businessPersona.welcome).classList.contains('invisible')).toBe(true);
});

test('When somebody types on, then only the last text is searched, and the search before it is given up', async () => {
  const { searched } = library();
  const { user, field } = await open();
  const given: boolean[] = [];
  server.use(
    http.post(
      '*/api/guide-questions',
      async ({ request }) => {
        request.signal.addEventListener('abort', () => given.push(true));
        await delay('infinite');
      },
      { once: true },
    ),
  );
  await user.type(field, 'our');
  await delay(400);
  await user.type(field, ' purpose');
  await suggestions();
  expect(given).toEqual([true]);
  expect(searched).toEqual([{ guide: 'business', text: 'our purpose' }]);
  expect(screen.getByText(/^3 answers match/).closest('[aria-live=polite]')).toBeTruthy();
});

test('When a suggestion is chosen by keyboard, then its answer comes, with the words that were typed', async () => {
  const { asked } = library();
  const { user, field } = await open();
  await user.type(field, 'we bake bread');
  await suggestions();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(field);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(await screen.findByText('Answer 1.')).toBeTruthy();
  expect(asked).toMatchObject([{ message: 'we bake bread', questionId: 'values' }]);
  expect(screen.getByText('Which values fit us?', { selector: 'article p' })).toBeTruthy();
  expect(field.value).toBe('');
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('list', { name: 'Closest questions' })).toBeNull();
});

test('When free text is sent, then it is answered; related questions stand below the latest answer only', async () => {
  const { asked } = library();
  const { user, field } = await open();
  await user.type(field, 'we bake bread{Enter}');
  const related = await screen.findByRole('region', { name: 'Related questions' });
  expect(asked[0]).toEqual({ message: 'we bake bread', conversationHistory: [] });
  await user.type(field, 'half a th');
  await user.click(within(related).getByRole('button', { name: first.question }));
  await screen.findByText('Answer 2.');
  expect(asked[1]).toMatchObject({ message: first.question, questionId: 'first-step' });
  expect(screen.getAllByRole('region', { name: 'Related questions' })).toHaveLength(1);
  expect(field.value).toBe('half a th');
});

test('When a chosen question gets no answer, then Retry asks for the same one', async () => {
  const { asked } = library();
  server.use(
    http.post(
      '*/api/kingdom-business-guide',
      () => HttpResponse.json({ message: 'away', code: 'unavailable' }, { status: 503 }),
      { once: true },
    ),
  );
  const { user, field } = await open();
  await user.type(field, 'we bake bread');
  await user.click(within(await suggestions()).getByRole('button', { name: purpose.question }));
  expect(await screen.findByText('That did not send. Try again.')).toBeTruthy();
  expect(field.value).toBe('we bake bread');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Answer 1.');
  expect(asked).toMatchObject([{ message: 'we bake bread', questionId: 'purpose' }]);
});

test('When there are no suggestions to be had, then the text can be sent all the same', async () => {
  const { asked } = library();
  const refused = vi.fn<() => Response>(() =>
    HttpResponse.json({ message: 'slow down', code: 'too_many_requests' }, { status: 429 }),
  );
  server.use(http.post('*/api/guide-questions', refused));
  const { user, field } = await open();
  await user.type(field, 'we bake bread');
  await waitFor(() => expect(refused).toHaveBeenCalled());
  expect(screen.queryByRole('alert')).toBeNull();
  await user.keyboard('{Enter}');
  await screen.findByText('Answer 1.');
  expect(asked).toHaveLength(1);
});

test('When no answer fits, then a person can be asked, and the contact form begins with the words', async () => {
  library({ person: true });
  const { user, field } = await open();
  await user.type(field, 'my landlord is my brother{Enter}');
  const link = await screen.findByRole('link', { name: 'Ask a person' });
  expect(link.getAttribute('href')).toBe('/#contact');
  await user.click(link);
  await user.click(link);
  const about = () => readDraft('join', { aboutYourself: '' }).aboutYourself;
  expect(about()).toBe('My question: my landlord is my brother');
  expect(screen.getByText('my landlord is my brother', { selector: 'article p' })).toBeTruthy();
});

const danger = (level: Care['level']) =>
  http.post('*/api/guide-questions', () =>
    HttpResponse.json({ questions: [], care: { level, kind: 'suicide', language: 'en' } }),
  );

test('When the text speaks of possible danger, then the quiet line shows while one types', async () => {
  library();
  server.use(danger('possible'));
  const { user, field } = await open();
  await user.type(field, 'I am so tired of it all');
  expect(await screen.findByRole('note')).toBeTruthy();
  await user.clear(field);
  await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
});

test('When the text speaks of certain danger, then help comes before it is sent, and the words stay', async () => {
  const { asked } = library();
  server.use(danger('certain'));
  const { user, field } = await open();
  await user.type(field, 'I want to end my life tonight');
  const help = await screen.findByRole('region', { name: /Please talk with someone/ });
  expect(document.activeElement).toBe(help);
  expect(within(help).getByText(/was only used to search for questions/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep writing' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toContain('tonight');
  expect(asked).toEqual([]);
});

test('When a model answers, then nothing is searched while one types', async () => {
  const { searched } = library();
  server.use(assistants('model'));
  const user = userEvent.setup();
  render(<EmbeddedChat persona={businessPersona} />, { wrapper: Site });
  const welcome = screen.getByText(businessPersona.welcome);
  await waitFor(() => expect(welcome.classList.contains('invisible')).toBe(false));
  await user.type(screen.getByLabelText('Your message'), 'we bake bread');
  await delay(500);
  expect(searched).toEqual([]);
});

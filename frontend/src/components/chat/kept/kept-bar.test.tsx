import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { frame, stream } from '../../../testing/chat-stream.ts';
import { openPage } from '../../../testing/render-app.tsx';
import { assistants, member, server, visitor } from '../../../testing/server.ts';

const kept = {
  id: '7d0c4a3e-8f57-4c43-9a55-0d4f6f6b2b11',
  assistant: 'business',
  title: 'My bakery',
  createdAt: '2026-03-02T18:30:00.000Z',
  lastUsedAt: '2026-03-02T18:30:00.000Z',
};
const turn = {
  id: '1d0c4a3e-8f57-4c43-9a55-0d4f6f6b2b12',
  said: 'What is my bakery for?',
  at: '2026-03-02T18:30:00.000Z',
  reply: { message: 'For bread and', source: 'model', passages: [] },
  isInterrupted: true,
};
const path = '*/api/conversations';

type Sent = { conversationId?: string; startsConversation?: boolean; message: string };

/** The guide with a language model, for a member. @returns what the page sent */
function openGuide({ isKept = true, rows = [kept] as object[], who = member() } = {}) {
  const sent: Sent[] = [];
  server.use(
    who,
    assistants('model'),
    http.get(path, () =>
      HttpResponse.json(rows, { headers: { 'X-Total-Count': String(rows.length) } }),
    ),
    http.get(`${path}/:id`, () => HttpResponse.json({ ...kept, turns: [turn] })),
    http.post('*/api/kingdom-business-guide', async ({ request }) => {
      const body = (await request.json()) as Sent;
      sent.push(body);
      const { conversationId } = body;
      const done = { message: `Reply ${sent.length}.`, source: 'model', passages: [] };
      return stream(frame('done', isKept ? { ...done, conversationId } : done));
    }),
  );
  const page = openPage('/kingdom-business-guide');
  const say = async (text: string) => {
    await page.user.type(await screen.findByLabelText('Your message'), `${text}{Enter}`);
    await screen.findByText(`Reply ${sent.length || 1}.`);
  };
  const openList = async () => {
    await page.user.click(await screen.findByRole('button', { name: 'Your conversations' }));
    return within(await screen.findByRole('dialog', { name: 'Your conversations' }));
  };
  return { ...page, sent, say, openList };
}
const keepSwitch = () => screen.findByRole('switch', { name: 'Keep this conversation' });

test('When a member talks, then the messages go to one conversation, and another after starting over', async () => {
  const { sent, say, user } = openGuide();
  await keepSwitch();
  await say('One');
  await say('Two');
  const id = sent[0]!.conversationId;
  expect(id).toBeTruthy();
  expect(sent).toMatchObject([
    { conversationId: id, startsConversation: true },
    { conversationId: id },
  ]);
  expect(sent[1]).not.toHaveProperty('startsConversation');
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  await say('Three');
  expect(sent[2]!.conversationId).not.toBe(id);
});

test('When a visitor talks, then nothing is asked to be kept, and no list is offered', async () => {
  const { sent, say } = openGuide({ who: visitor });
  await say('One');
  expect(Object.keys(sent[0]!)).toEqual(['message', 'conversationHistory']);
  expect(screen.queryByRole('switch')).toBeNull();
});

test('When keeping is turned off, then what was kept is deleted, and later messages are not kept', async () => {
  const deleted: unknown[] = [];
  const { sent, say, user } = openGuide();
  server.use(
    http.delete(`${path}/:id`, ({ params }) => {
      deleted.push(params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await keepSwitch();
  await say('One');
  await user.click(await keepSwitch());
  await user.click(await screen.findByRole('button', { name: 'Stop keeping it' }));
  await waitFor(async () => expect((await keepSwitch()).ariaChecked ?? '').not.toBe('true'));
  expect(deleted).toEqual([sent[0]!.conversationId]);
  await say('Two');
  expect(sent[1]).not.toHaveProperty('conversationId');
});

test('When a message was not kept, then the chat says so', async () => {
  const { say } = openGuide({ isKept: false });
  await keepSwitch();
  await say('One');
  expect(await screen.findByText(/Your last message was not kept/)).toBeTruthy();
});

test('When a kept conversation is opened, then it is shown with its interrupted reply, and goes on', async () => {
  const { sent, say, openList, user } = openGuide();
  const list = await openList();
  await user.click(await list.findByRole('button', { name: /^My bakery/ }));
  expect(await screen.findByText('For bread and')).toBeTruthy();
  expect(screen.getByText('The reply ended here.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await say('And then?');
  expect(sent[0]).toMatchObject({ conversationId: kept.id });
  expect(sent[0]).not.toHaveProperty('startsConversation');
});

test.each([
  { what: 'of an earlier day is opened, then its words are shown, but not', days: 2, sent: false },
  { what: 'of this day is opened, then its words are shown, and', days: 0, sent: true },
])('When a conversation with a danger $what sent along', async ({ days, sent: isSent }) => {
  const at = new Date(Date.now() - days * 86_400_000).toISOString();
  const reply = { message: 'Please call 988.', source: 'crisis', passages: [] };
  const { sent, say, openList, user } = openGuide();
  server.use(
    http.get(`${path}/:id`, () =>
      HttpResponse.json({ ...kept, turns: [{ ...turn, at, reply, isInterrupted: false }] }),
    ),
  );
  await user.click(await (await openList()).findByRole('button', { name: /^My bakery/ }));
  expect(await screen.findByText(turn.said)).toBeTruthy();
  expect(screen.queryByRole('region', { name: /Please talk with someone/ })).toBeNull();
  await say('And then?');
  expect(JSON.stringify(sent[0]).includes(turn.said)).toBe(isSent);
});

test('When a title is changed, then it is sent, and the focus is back at its button', async () => {
  const titles: unknown[] = [];
  const { openList, user } = openGuide();
  server.use(
    http.patch(`${path}/:id`, async ({ request }) => {
      titles.push(await request.json());
      return HttpResponse.json({ ...kept, title: 'Our bakery' });
    }),
  );
  const list = await openList();
  await user.click(await list.findByRole('button', { name: 'Rename My bakery' }));
  const field = await list.findByLabelText('Title');
  expect(document.activeElement).toBe(field);
  await user.clear(field);
  await user.type(field, 'Our bakery{Enter}');
  await waitFor(() => expect(titles).toEqual([{ title: 'Our bakery' }]));
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Rename/),
  );
});

test('When nothing is kept, or nothing is found, then the list says so', async () => {
  const { openList, user } = openGuide({ rows: [] });
  const list = await openList();
  expect(await list.findByText(/Nothing kept yet/)).toBeTruthy();
  await user.type(list.getByLabelText('Search'), 'harvest{Enter}');
  expect(await list.findByText('No conversation has these words.')).toBeTruthy();
});

test('When the list does not load, then it says so, and can be tried again', async () => {
  const { openList, user } = openGuide();
  let isAway = true;
  server.use(
    http.get(path, () =>
      isAway ? new HttpResponse(null, { status: 503 }) : HttpResponse.json([kept]),
    ),
  );
  const list = await openList();
  expect(await list.findByText('Your conversations did not load')).toBeTruthy();
  isAway = false;
  await user.click(list.getByRole('button', { name: 'Try again' }));
  expect(await list.findByRole('button', { name: /^My bakery/ })).toBeTruthy();
});

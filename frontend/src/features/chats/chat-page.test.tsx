import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { age, member, server } from '../../testing/server.ts';
import { address, chat, chatId, message, serveChat } from './chat-fixtures.ts';

const open = new Set<FakeSource>();
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  constructor() {
    super();
    open.add(this);
  }
  close() {
    open.delete(this);
  }
}
/** The live stream says something. */
const signal = (event: string) =>
  act(() => {
    for (const source of open) source.dispatchEvent(new Event(event));
  });

beforeEach(() => {
  open.clear();
  vi.stubGlobal('EventSource', FakeSource);
  server.use(member(), age());
});

const path = `/api/chats/${chatId}`;
const log = () => screen.findByRole('log', { name: 'Messages with Daniel Abara' });
const said = async () =>
  within(await log())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const write = async (user: ReturnType<typeof openPage>['user'], text: string) =>
  user.type(await screen.findByLabelText('Your message'), `${text}{Enter}`);

test('When a chat is opened, then it shows who wrote what, and says that it was read up to there', async () => {
  const { messages, calls } = serveChat();
  messages.push(message(1, 'How are you?'), message(2, 'Better.', true));
  openPage(address);
  expect(await said()).toEqual([
    expect.stringMatching(/^Nov 20, 2026Daniel Abara.*How are you\?$/),
    expect.stringMatching(/^You.*Better\.$/),
  ]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Private chat with Daniel Abara',
  );
  await waitFor(() => expect(calls).toEqual([['PUT', `${path}/seen`, { place: 2 }]]));
  expect(screen.queryByText('Read')).toBeNull();
  expect(
    screen.getByText(/^Only the two of you can read this, and it is stored encrypted\./),
  ).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/end-to-end/i);
});

test('When the other writes, then it appears at once; after a lost line, so does what came meanwhile', async () => {
  const { messages } = serveChat();
  openPage(address);
  expect(await screen.findByText(/No one has written yet/)).toBeTruthy();
  messages.push(message(1, 'Are you there?'));
  signal('chats');
  expect(await screen.findByText('Are you there?')).toBeTruthy();
  messages.push(...Array.from({ length: 45 }, (_, at) => message(at + 2, `Word ${at + 2}`)));
  signal('open');
  expect(await screen.findByText('Word 46')).toBeTruthy();
  expect(await said()).toHaveLength(46);
});

test('When the page is hidden, then its stream ends; when it returns, it shows what is new', async () => {
  const { messages } = serveChat();
  openPage(address);
  await screen.findByText(/No one has written yet/);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(open.size).toBe(0);
  messages.push(message(1, 'Are you there?'));
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(open.size).toBe(1);
  signal('open');
  expect(await screen.findByText('Are you there?')).toBeTruthy();
});

test('When a chat is long, then earlier messages come on request', async () => {
  const { messages } = serveChat();
  messages.push(...Array.from({ length: 25 }, (_, at) => message(at + 1, `Word ${at + 1}.`)));
  const { user } = openPage(address);
  await screen.findByText('Word 25.');
  expect(screen.queryByText('Word 1.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show earlier messages' }));
  expect(await screen.findByText('Word 1.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
});

test('When a message is sent, then it stands in the chat, and the box is empty', async () => {
  const { calls } = serveChat();
  const { user } = openPage(address);
  await write(user, 'I am praying for you.');
  expect(await within(await log()).findByText('I am praying for you.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('');
  const sent = calls.filter(([method]) => method === 'POST');
  expect(sent).toMatchObject([['POST', `${path}/messages`, { text: 'I am praying for you.' }]]);
});

test('When sending fails, then the words stay, and trying again sends them once, also after a reload', async () => {
  const { calls, messages, send } = serveChat();
  send.status = 503;
  const first = openPage(address);
  await write(first.user, 'I am praying for you.');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Your words are still here/);
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your message');
  expect(field().value).toBe('I am praying for you.');
  first.unmount();
  const { user } = openPage(address);
  await waitFor(() => expect(field().value).toBe('I am praying for you.'));
  await user.type(field(), '{Enter}');
  send.status = 201;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(messages).toHaveLength(1));
  const ids = calls.flatMap(([method, , body]) =>
    method === 'POST' ? [(body as { requestId: string }).requestId] : [],
  );
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
});

test('When a person in danger writes, then they see help, and the message is in the chat', async () => {
  const { send } = serveChat();
  send.care = { level: 'certain', kind: 'suicide', language: 'en' };
  const { user } = openPage(address);
  await write(user, 'I cannot go on.');
  expect(await within(await log()).findByText('I cannot go on.')).toBeTruthy();
  expect((await screen.findAllByRole('link', { name: /988/ })).length).toBeGreaterThan(0);
});

test('When both show what they have read, then the last read message says so', async () => {
  const { messages } = serveChat(() => chat({ readMarks: true, readPlace: 2 }));
  messages.push(message(1, 'One.', true), message(2, 'Two.', true));
  openPage(address);
  expect(await said()).toEqual([
    expect.not.stringMatching(/Read$/),
    expect.stringMatching(/Read$/),
  ]);
});

test.each([
  ['Show what I have read', undefined, ['PUT', `${path}/read-marks`, { isOn: true }]],
  ['End this chat', 'End the chat', ['DELETE', path]],
])(
  'When “%s” is chosen, then it is sent, after a question if it cannot be undone',
  async (item, yes, call) => {
    const { calls } = serveChat();
    const { user } = openPage(address);
    await user.click(await screen.findByRole('button', { name: /^More options/ }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
    if (yes) {
      const dialog = within(await screen.findByRole('alertdialog'));
      await user.click(dialog.getByRole('button', { name: yes }));
    }
    await waitFor(() => expect(calls).toContainEqual(call));
  },
);

test('When a chat is reported, then the form says what admins will see', async () => {
  const { calls } = serveChat();
  const { user } = openPage(address);
  await user.click(await screen.findByRole('button', { name: /^More options/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Report' }));
  expect(await screen.findByText(/admins will see the last twenty messages/)).toBeTruthy();
  await user.type(screen.getByLabelText('Reason'), 'They ask for money.');
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  await waitFor(() =>
    expect(calls).toContainEqual(['POST', `${path}/report`, { reason: 'They ask for money.' }]),
  );
});

test('When a chat has ended, then it can be read, and not be written in', async () => {
  const ended = { endedAt: '2026-11-21T10:00:00.000Z', goneAt: '2026-12-21T10:00:00.000Z' };
  const { messages } = serveChat(() => chat(ended));
  messages.push(message(1, 'Thank you.'));
  openPage(address);
  expect(await screen.findByText('Thank you.')).toBeTruthy();
  expect(screen.getByText(/read it until Dec 21, 2026/)).toBeTruthy();
  expect(screen.queryByLabelText('Your message')).toBeNull();
});

test('When a person is not in the chat, then the page says no more than that', async () => {
  server.use(
    http.get('*/api/chats/*', () =>
      HttpResponse.json({ message: 'no', code: 'not_found' }, { status: 404 }),
    ),
  );
  openPage(address);
  expect(await screen.findByRole('heading', { name: 'We could not find this chat' })).toBeTruthy();
});

test('When the messages do not load, then the page says so, and tries again', async () => {
  const { messages } = serveChat();
  messages.push(message(1, 'Thank you.'));
  server.use(
    http.get(`*${path}/messages`, () => new HttpResponse(null, { status: 503 }), { once: true }),
  );
  const { user } = openPage(address);
  expect(await screen.findByText('The messages did not load')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Thank you.')).toBeTruthy();
});

test('When the browser is offline, then the box says that words stay', async () => {
  serveChat();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openPage(address);
  expect(await screen.findByText(/You are offline/)).toBeTruthy();
});

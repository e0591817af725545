import type { Care } from '@kbf/contracts';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { frame, openStream, stream } from '../../testing/chat-stream.ts';
import { openPage } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { answerChat, reply, writePrayer } from './prayer-chat-fixtures.ts';

const care: Care = { level: 'certain', kind: 'partner-violence', language: 'en' };
const title = /You deserve to be safe/;
const outright = 'My husband chokes me when he drinks.';
const help = { ...reply, message: 'Help.\n\nCall 911.', posted: 'no', source: 'crisis', care };

const findHelp = () => screen.findByRole('region', { name: title });
const field = () => screen.queryByRole('textbox');

test('When a reply is help, then it stands once, in place of the composer too, and has the focus', async () => {
  answerChat(() => stream(frame('done', help)));
  await writePrayer(outright);
  expect(document.activeElement).toBe(await findHelp());
  expect(screen.getByText(outright)).toBeTruthy();
  expect(screen.queryByText('Help.')).toBeNull();
  expect(screen.getByText(/was not published.*Only you, our admins/)).toBeTruthy();
  expect(field()).toBeNull();
});

test('When one writes on after help, then the earlier help stays as words whose numbers can be tapped', async () => {
  answerChat(
    () => stream(frame('done', help)),
    () => stream(frame('done', { ...reply, posted: 'no' })),
  );
  const { user } = await writePrayer(outright);
  await user.click(await screen.findByRole('button', { name: 'Keep writing' }));
  await user.type(await screen.findByRole('textbox'), 'I am safe at my sister’s now.');
  await user.click(screen.getByRole('button', { name: 'Pray with me' }));
  expect(await screen.findByText('Lord, be near.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: title })).toBeNull();
  expect(screen.getByRole('link', { name: '911' }).getAttribute('href')).toBe('tel:911');
});

test('When the person says that nobody is in danger, then the usual reply comes in place of the help', async () => {
  const told: string[] = [];
  server.use(
    http.post('*/api/care/safe', ({ request }) => {
      told.push(request.url);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const likely = { ...reply, posted: 'no', care: { ...care, level: 'likely' } };
  const bodies = answerChat(
    () => stream(frame('done', help)),
    () => stream(frame('done', likely)),
    () => stream(frame('done', { ...reply, posted: 'no' })),
  );
  const { user } = await writePrayer(outright);
  await user.click(await screen.findByRole('button', { name: /^I am safe/ }));
  expect(await screen.findByText('Lord, be near.')).toBeTruthy();
  expect(screen.queryByText('Help.')).toBeNull();
  expect(screen.getAllByText(outright)).toHaveLength(1);
  expect(told).toHaveLength(1);
  expect(bodies[1]).toMatchObject({ message: outright, saysSafe: true, chatHistory: [] });
  expect(bodies[1]?.requestId).not.toBe(bodies[0]?.requestId);
  await user.click(screen.getByRole('button', { name: 'Pray for something else' }));
  await user.type(await screen.findByRole('textbox'), 'For our oven');
  await user.click(screen.getByRole('button', { name: 'Pray with me' }));
  await waitFor(() => expect(bodies).toHaveLength(3));
  expect(bodies[2]).toMatchObject({
    chatHistory: [{ role: 'user', content: outright, saysSafe: true }, { role: 'assistant' }],
  });
  expect(bodies[2]).not.toHaveProperty('saysSafe');
});

test('When the server had shown no help for these words yet, then it does; the person can say it again', async () => {
  server.use(http.post('*/api/care/safe', () => new HttpResponse(null, { status: 204 })));
  const bodies = answerChat(
    () => stream(frame('done', help)),
    () => stream(frame('done', help)),
    () => stream(frame('done', { ...reply, posted: 'no' })),
  );
  const { user } = await writePrayer(outright);
  await user.click(await screen.findByRole('button', { name: /^I am safe/ }));
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(await screen.findByRole('region', { name: title })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: /^I am safe/ }));
  expect(await screen.findByText('Lord, be near.')).toBeTruthy();
  expect(bodies[2]).toMatchObject({ message: outright, saysSafe: true });
});

test('When the usual reply does not come, then the help is there again', async () => {
  server.use(http.post('*/api/care/safe', () => new HttpResponse(null, { status: 500 })));
  const bodies = answerChat(
    () => stream(frame('done', help)),
    () => HttpResponse.json({ message: 'away', code: 'unavailable' }, { status: 503 }),
    () => stream(frame('done', { ...reply, posted: 'no' })),
  );
  const { user } = await writePrayer(outright);
  await user.click(await screen.findByRole('button', { name: /^I am safe/ }));
  await waitFor(() => expect(bodies).toHaveLength(2));
  await user.click(await screen.findByRole('button', { name: /^I am safe/ }));
  expect(await screen.findByText('Lord, be near.')).toBeTruthy();
});

test.each([
  ['a failure says care', () => HttpResponse.json({ code: 'unavailable', care }, { status: 503 })],
  ['the stream ends with care', () => stream(frame('error', { message: '', code: 'x', care }))],
  ['the gateway is away', () => new HttpResponse('', { status: 502 })],
])(
  'When %s, then help comes first, no toast beside it, and the words stay',
  async (_what, answer) => {
    answerChat(answer);
    const { user } = await writePrayer(outright);
    expect(document.activeElement).toBe(await findHelp());
    expect(screen.queryByText('Prayer Helper Unavailable')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Keep writing' }));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(outright);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  },
);

test('When danger is possible, then one line stands beside the reply, which says when admins can read it', async () => {
  const possible = { ...reply, posted: 'no', care: { ...care, level: 'possible' } };
  answerChat(() => stream(frame('done', possible)));
  await writePrayer('He gets so loud at night.');
  expect((await screen.findAllByRole('note')).length).toBe(1);
  expect(
    screen.getByText(
      /not shared with the community.*admins can read it only if someone is in immediate danger/,
    ),
  ).toBeTruthy();
  expect(screen.queryByRole('region', { name: title })).toBeNull();
});

test('When danger is possible while the reply is written, then the line is there before the reply is', async () => {
  const possible: Care = { ...care, level: 'possible' };
  const open = openStream();
  answerChat(() => open.answer());
  open.write(frame('delta', { text: 'Lord, be near', care: possible }));
  await writePrayer('He gets so loud at night.');
  expect(await screen.findByRole('note')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy();
  open.end();
});

test('When posting without a reply is answered with care, then help comes first', async () => {
  answerChat(() => HttpResponse.json({ code: 'unavailable' }, { status: 503 }));
  server.use(
    http.post('*/api/prayers', () =>
      HttpResponse.json(
        { id: crypto.randomUUID(), posted: 'held', heldFor: 'review', care },
        { status: 202 },
      ),
    ),
  );
  const { user } = await writePrayer('He was not himself again last night.');
  await user.click(await screen.findByRole('button', { name: 'Post without a reply' }));
  const given = await findHelp();
  await waitFor(() => {
    expect(document.activeElement).toBe(given);
  });
  expect(field()).toBeNull();
});

test('When the connection breaks, then help comes at once, while the page still asks', async () => {
  answerChat(() => HttpResponse.error());
  server.use(http.get('*/api/prayer-chat/:id', () => HttpResponse.json({ state: 'running' })));
  await writePrayer(outright);
  expect(document.activeElement).toBe(await findHelp());
  expect(screen.getByText(/may not have reached us/)).toBeTruthy();
  expect(screen.getByText(/We lost the connection/)).toBeTruthy();
});

test('When the page is loaded anew while a reply is written, then the reply is taken up, with its help', async () => {
  const ids: unknown[] = [];
  server.use(
    http.post('*/api/prayer-chat', async ({ request }) => {
      ids.push(((await request.json()) as { requestId: string }).requestId);
      return new Promise<Response>(() => undefined);
    }),
  );
  const first = openPage('/prayer');
  const words = await screen.findByLabelText('What would you like prayer for?');
  await first.user.type(words, outright);
  await first.user.click(screen.getByRole('button', { name: 'Pray with me' }));
  await waitFor(() => expect(ids).toHaveLength(1));
  first.unmount();

  let asked = 0;
  server.use(
    http.get('*/api/prayer-chat/:id', ({ params }) => {
      expect(params['id']).toBe(ids[0]);
      asked += 1;
      if (asked === 1) return HttpResponse.json({ state: 'running', care });
      return HttpResponse.json({ state: 'answered', reply: help, care });
    }),
  );
  openPage('/prayer');
  const region = await findHelp();
  expect(screen.getByText(/may not have reached us/)).toBeTruthy();
  expect(await screen.findByText(/was not published/)).toBeTruthy();
  expect(await findHelp()).toBe(region);
  expect(ids).toHaveLength(1);
});

test('When the reply that is taken up was never begun, then the words are there to be sent', async () => {
  sessionStorage.setItem('draft:prayer', JSON.stringify({ text: 'For our bakery' }));
  sessionStorage.setItem('draft:prayer:running', JSON.stringify({ requestId: 'gone' }));
  server.use(http.get('*/api/prayer-chat/:id', () => new HttpResponse(null, { status: 404 })));
  openPage('/prayer');
  await waitFor(() => expect(sessionStorage.getItem('draft:prayer:running')).toBeNull());
  await waitFor(() =>
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('For our bakery'),
  );
  expect(screen.getByText(/before your words reached us. Nothing was sent/)).toBeTruthy();
});

import { beforeAll, expect, test } from 'vitest';
import { limits } from '@kbf/contracts';
import { chats, askChat } from '../assistants/chats/ask-chat.ts';
import { allEvents, ask, newId, useAi } from '../setup.ts';

const ai = await useAi();
const message = 'I am going to kill myself tonight.';
let withoutDatabase: string;

beforeAll(async () => {
  ({ url: withoutDatabase } = await ai.start({
    DATABASE_URL: 'postgresql://nobody:x@127.0.0.1:1/none',
  }));
});

test('When Postgres is away, then a person in danger still reads where help is, whole and streamed', async () => {
  const help = { source: 'crisis', posted: 'no', care: { level: 'certain', kind: 'suicide' } };
  const whole = await ask(withoutDatabase, { message, requestId: newId() });
  expect([whole.status, await whole.json()]).toMatchObject([200, help]);
  const streamed = await allEvents(await ask(withoutDatabase, { message }, { stream: true }));
  expect(streamed).toMatchObject([{ event: 'done', data: help }]);
});

test.each(chats)('When Postgres is away, then so too at $path', async ({ path }) => {
  const answer = await askChat(withoutDatabase, path, { message });
  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    { source: 'crisis', care: { level: 'certain' } },
  ]);
});

test('When Postgres is away and danger is only possible, then the failure says care', async () => {
  const answer = await ask(withoutDatabase, { message: 'صلّوا من أجل عائلتي', requestId: newId() });
  expect([answer.status, await answer.json()]).toMatchObject([
    503,
    { care: { level: 'possible' } },
  ]);
});

test('When the photo is too large or broken, then the refusal of a possible danger says care', async () => {
  const url = await ai.listen();
  const photoUrl = `data:image/jpeg;base64,${'A'.repeat(7_000_000 - 2_000)}`;
  const large = await ask(url, { message: 'صلّوا من أجل عائلتي', photoUrl });
  expect([large.status, await large.json()]).toMatchObject([413, { care: { level: 'possible' } }]);
  const broken = await ask(url, {
    message: 'صلّوا من أجل عائلتي',
    photoUrl: 'data:image/png;base64,AAAA',
  });
  expect([broken.status, await broken.json()]).toMatchObject([
    400,
    { care: { level: 'possible' } },
  ]);
});

test('When what comes beside the photo is too much, then the refusal of a danger says care', async () => {
  const url = await ai.listen();
  const large = await ask(url, {
    message,
    chatHistory: [{ other: 'x'.repeat(limits.chatBodyBytes) }],
  });
  expect([large.status, await large.json()]).toMatchObject([413, { care: { level: 'certain' } }]);
});

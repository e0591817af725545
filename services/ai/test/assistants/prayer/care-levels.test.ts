import { careFor } from '@kbf/moderation';
import { until } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { askChat } from '../chats/ask-chat.ts';
import { allEvents, ask, member, newId, stateOf, useAi } from '../../setup.ts';

const ai = await useAi();

const certain = 'I am going to kill myself tonight, the pills are on the table.';
const possible = 'صلّوا من أجل عائلتي';
const anybody = () => ({ role: 'visitor', visitorId: newId() }) as const;
const ordinary = 'Please pray for the loan meeting on Thursday and for my two new bakers.';

test('When danger is only possible, then the reply names it and the prayer waits', async () => {
  expect(careFor(possible)?.level).toBe('possible');
  const url = await ai.listen();
  ai.openAi.answerWith({ kind: 'text', text: 'Lord, hear this family.' });
  const requestId = newId();
  const response = await ask(url, { message: possible, requestId, share: true }, { as: member });
  expect(await response.json()).toMatchObject({
    message: 'Lord, hear this family.',
    posted: 'pending',
    care: { level: 'possible' },
  });
  expect(await ai.verdictOf(requestId)).toBe('held');
});

test('When danger is possible and the reply is streamed, then its first piece says so, and no other', async () => {
  const url = await ai.listen();
  ai.openAi.answerWith({ kind: 'text', text: 'Lord, hear this family.' });
  const answers = await Promise.all([
    ask(url, { message: possible }, { as: member, stream: true }),
    askChat(url, '/api/ai-coach', { message: possible }, { as: member, stream: true }),
  ]);
  for (const answer of answers) {
    const deltas = (await allEvents(answer)).filter(({ event }) => event === 'delta');
    expect(deltas[0]?.data).toMatchObject({ care: { level: 'possible' } });
    expect(deltas.filter(({ data }) => 'care' in data)).toHaveLength(1);
  }
});

test('When danger is certain, then help is the reply, nothing is shared, and the model is not asked', async () => {
  const url = await ai.listen();
  const response = await ask(
    url,
    { message: certain, requestId: newId(), share: true },
    { as: anybody() },
  );
  const reply = await response.json();
  expect(reply).toMatchObject({
    source: 'crisis',
    posted: 'no',
    care: { level: 'certain', kind: 'suicide' },
  });
  expect(reply).toHaveProperty('message', expect.stringContaining('988'));
  expect(ai.openAi.chats).toHaveLength(0);
});

test('When nothing speaks of danger, then the reply names no care', async () => {
  const url = await ai.listen();
  ai.openAi.answerWith({ kind: 'text', text: 'Lord, be with the bakers.' });
  const response = await ask(
    url,
    { message: ordinary, requestId: newId(), share: true },
    { as: member },
  );
  expect(await response.json()).not.toHaveProperty('care');
});

test('When danger is certain in Spanish, then help is in Spanish', async () => {
  const url = await ai.listen();
  const message = 'Quiero matarme esta noche, ya no puedo más.';
  const reply = await (await ask(url, { message }, { as: anybody() })).json();
  expect(reply).toMatchObject({ source: 'crisis', care: { language: 'es' } });
  expect(reply).toHaveProperty('message', expect.stringMatching(/oprima 2[^]*amén/));
});

test.each([certain, possible])(
  'When a finished reply to "%s" is taken up again, then it says care as it did at first',
  async (message) => {
    const url = await ai.listen();
    const as = anybody();
    const request = { message, requestId: newId() };
    const first = (await (await ask(url, request, { as })).json()) as { care: object };
    expect(first.care).toBeDefined();
    expect(await (await ask(url, request, { as })).json()).toEqual(first);
    const streamed = await allEvents(await ask(url, request, { as, stream: true }));
    expect(streamed).toEqual([{ event: 'done', data: first }]);
    expect(await (await stateOf(url, request.requestId, as)).json()).toEqual({
      state: 'answered',
      reply: first,
      care: first.care,
    });
  },
);

test('When a reply is still being written, then who takes it up again is told of care', async () => {
  const url = await ai.listen();
  const as = anybody();
  const requestId = newId();
  const go = Promise.withResolvers<void>();
  ai.openAi.answerWith({ kind: 'text', text: 'Lord, hear this family.', until: go.promise });
  const asking = ask(url, { message: possible, requestId }, { as });
  await until(() => ai.openAi.chats[0]);
  expect(await (await stateOf(url, requestId, as)).json()).toMatchObject({
    state: 'running',
    care: { level: 'possible' },
  });
  expect(await (await ask(url, { message: possible, requestId }, { as })).json()).toMatchObject({
    code: 'reply_running',
    care: { level: 'possible' },
  });
  go.resolve();
  await asking;
});

test('When the model fails, then the failure says care, as an answer and in the stream', async () => {
  const url = await ai.listen();
  ai.openAi.answerWith({ kind: 'status', status: 400 });
  const failed = await ask(url, { message: possible }, { as: anybody() });
  expect(failed.status).toBe(503);
  expect(await failed.json()).toMatchObject({ care: { level: 'possible' } });
  const events = await allEvents(
    await ask(url, { message: possible }, { as: anybody(), stream: true }),
  );
  expect(events.at(-1)).toMatchObject({ event: 'error', data: { care: { level: 'possible' } } });
});

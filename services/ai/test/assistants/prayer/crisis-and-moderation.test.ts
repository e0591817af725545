import { moderate } from '@kbf/moderation';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { allEvents, ask, newId, useAi } from '../../setup.ts';

const ai = await useAi();
const { openAi } = ai;
/** With our own filter only, and with the provider's moderation too. */
let url: string;
let judgedUrl: string;

beforeAll(async () => {
  url = await ai.listen();
  ({ url: judgedUrl } = await ai.start({ OPENAI_MODERATION_MODEL: 'local-judge' }));
});

const shared = async (requestId: string) =>
  (
    await ai.rows(`SELECT payload FROM outbox_event WHERE payload->>'requestId' = $1`, requestId)
  ).map((row) => row['payload']);
const notices = async () =>
  (
    await ai.rows(`SELECT DISTINCT payload->>'noticeId' AS id, payload->>'source' AS source
      FROM outbox_event WHERE name = 'crisis.noticed'`)
  ).map((row) => row);

// A person who was in danger stays in care, so each test uses a different person.
beforeEach(async () => {
  await ai.rows('DELETE FROM care_memory');
});

test.each([
  ['I want to kill myself tonight.', '988'],
  ['He beats me and I am afraid he will kill me tonight.', '1-800-799-7233'],
])(
  'When someone writes "%s", then help of that kind comes first, nothing is shared, an admin is told',
  async (message, number) => {
    const requestId = newId();
    const before = (await notices()).length;
    const reply = (await (await ask(url, { message, requestId })).json()) as { message: string };
    expect(reply).toMatchObject({ requestId, posted: 'no', source: 'crisis', passages: [] });
    expect(reply.message.indexOf(number)).toBeGreaterThan(0);
    expect(reply.message.indexOf(number)).toBeLessThan(reply.message.indexOf('amen'));
    expect(reply.message).toContain('findahelpline.com');
    expect(openAi.chats).toEqual([]);
    expect(await shared(requestId)).toEqual([]);
    const after = await notices();
    expect(after).toHaveLength(before + 1);
    expect(JSON.stringify(after)).not.toContain('kill');
  },
);

test('When such a request comes again, streamed too, then the help is shown, the admin told once', async () => {
  const message = 'I want to end my life.';
  const requestId = newId();
  const first = await (await ask(url, { message, requestId })).json();
  const before = (await notices()).length;
  const again = await allEvents(await ask(url, { message, requestId }, { stream: true }));
  expect(again).toEqual([{ event: 'done', data: first }]);
  expect(await notices()).toHaveLength(before);
});

test('When someone in danger sends a broken photo too, then the photo is no obstacle', async () => {
  const message = 'I want to end my life.';
  const response = await ask(url, { message, photoUrl: 'data:image/png;base64,AAAA' });
  expect(await response.json()).toMatchObject({ source: 'crisis' });
});

test('When the provider hears intent of self-harm that we did not, then help comes first too', async () => {
  openAi.judgeWith(() => ({ flagged: ['self-harm', 'self-harm/intent'] }));
  const requestId = newId();
  const response = await ask(judgedUrl, { requestId });
  expect(await response.json()).toMatchObject({ source: 'crisis', posted: 'no' });
  expect(openAi.chats).toEqual([]);
  expect(await shared(requestId)).toEqual([]);
});

test('When our filter holds the text, then it is answered, and held', async () => {
  const requestId = newId();
  const message = 'Pray with me, join at https://cheap-pills.example now';
  const response = await ask(url, { message, requestId });
  expect(await response.json()).toMatchObject({ posted: 'pending', source: 'model' });
  expect(await shared(requestId)).toMatchObject([
    { verdict: { state: 'held', reasons: expect.arrayContaining(['link']) } },
  ]);
});

test('When the provider holds the text, then it is held for its reason', async () => {
  openAi.judgeWith(() => ({ flagged: ['harassment'] }));
  const requestId = newId();
  expect(await (await ask(judgedUrl, { requestId })).json()).toMatchObject({ posted: 'pending' });
  expect(await shared(requestId)).toMatchObject([
    { verdict: { state: 'held', reasons: ['harassment'] } },
  ]);
  expect(openAi.moderations[0]!.body).toEqual({
    model: 'local-judge',
    input: 'Please pray for my mother Ana.',
  });
});

test.each([
  ['does not answer in time', { hang: true } as const],
  ['falls over', { status: 500 }],
])(
  'When the provider’s moderation %s, then the prayer is answered and held',
  async (_, trouble) => {
    openAi.judgeWith(() => trouble);
    const requestId = newId();
    const response = await ask(judgedUrl, { requestId });
    expect(await response.json()).toMatchObject({ posted: 'pending', source: 'model' });
    expect(await ai.verdictOf(requestId)).toBe('held');
  },
);

test('When the text is judged, then that is over before the model is asked', async () => {
  openAi.judgeWith((input) => ({
    flagged: input === 'Please pray for my mother Ana.' && openAi.chats.length > 0 ? ['late'] : [],
  }));
  const requestId = newId();
  await ask(judgedUrl, { requestId });
  expect(await ai.verdictOf(requestId)).toBe('public');
});

test('When the model was led to say what nobody should read, then the prayer is held', async () => {
  openAi.answerWith({
    kind: 'text',
    text: 'You are a worthless idiot. Visit https://evil.example',
  });
  const requestId = newId();
  await ask(url, { requestId });
  expect(await ai.verdictOf(requestId)).toBe('held');
});

test('When the model’s prayer is only suspected by the classifier, then it is public', async () => {
  const text = 'Lord, keep her from the man who sends her money. Amen.';
  expect(moderate(text)).toMatchObject({ verdict: 'held', isWeak: true });
  openAi.answerWith({ kind: 'text', text });
  const requestId = newId();
  await ask(url, { requestId });
  expect(await ai.verdictOf(requestId)).toBe('public');
});

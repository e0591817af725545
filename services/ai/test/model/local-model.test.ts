import { identityHeaders, until } from '@kbf/test-kit';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { askChat, chats } from '../assistants/chats/ask-chat.ts';
import { allEvents, ask, useAi, visitor } from '../setup.ts';
import { startOllamaServer } from './ollama-server.ts';

const ollama = await startOllamaServer();
const ai = await useAi({ hasProvider: false });
afterAll(() => ollama.close());
beforeEach(() => ollama.reset());

async function sourceOf(url: string): Promise<unknown> {
  const response = await fetch(`${url}/api/assistants`, {
    headers: identityHeaders(visitor, 'ai'),
  });
  return ((await response.json()) as { source: unknown }).source;
}

/** A separate service that has found the model. */
async function start(env: Record<string, string> = {}): Promise<string> {
  const { url } = await ai.start({ LOCAL_MODEL_URL: ollama.url, ...env });
  await until(async () => (await sourceOf(url)) === 'model');
  return url;
}

test('When a local server has a model, then it writes, and is asked for nothing else', async () => {
  const url = await start();
  expect(await (await ask(url, {})).json()).toMatchObject({
    message: ollama.text,
    source: 'model',
  });
  for (const { path } of chats) {
    const all = await allEvents(await askChat(url, path, {}, { stream: true }));
    expect(all.at(-1)).toMatchObject({ data: { message: ollama.text, source: 'model' } });
    expect(all.at(-1)!.data['library']).toBeUndefined();
  }
  expect(ollama.chats).toHaveLength(4);
  expect(ollama.chats[0]).toMatchObject({ model: 'llama3.2:3b', stream: true, max_tokens: 700 });
  expect(ollama.chats[0]).not.toHaveProperty('max_completion_tokens');
  expect(new Set(ollama.paths)).toEqual(new Set(['/v1/models', '/v1/chat/completions']));
});

test('When the model has to load first, then people wait longer than for a provider', async () => {
  const url = await start({ AI_FIRST_TOKEN_MS: '100' });
  ollama.loadMs = 1_000;
  expect((await ask(url, {})).status).toBe(200);
  expect(ollama.chats).toHaveLength(1);
});

test('When the model is just being unloaded, then it is asked again', async () => {
  const url = await start();
  ollama.unloading = 1;
  expect((await ask(url, {})).status).toBe(200);
  expect(ollama.chats).toHaveLength(2);
});

test('When the model was removed, then the answer is 503 in the words of the catalogue, after one try', async () => {
  const url = await start();
  ollama.models = [];
  for (const { path, apology } of chats) {
    const response = await askChat(url, path, {});
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      message: expect.stringMatching(apology) as string,
    });
  }
  expect(ollama.chats).toHaveLength(chats.length);
});

test('When there is no model yet, then the guides answer until it was fetched', async () => {
  ollama.models = [];
  const { url } = await ai.start({ LOCAL_MODEL_URL: ollama.url, OPENAI_MODEL: 'gemma3' });
  await until(() => ollama.paths.length > 0);
  expect(await (await ask(url, {})).json()).toMatchObject({ source: 'guide' });
  ollama.models = ['llama3.2:3b', 'gemma3:latest'];
  await until(async () => (await sourceOf(url)) === 'model');
  expect(await (await ask(url, {})).json()).toMatchObject({ source: 'model' });
  expect(ollama.chats[0]!.model).toBe('gemma3:latest');
});

test('When a conversation is longer than the model reads, then its oldest turns go, and the rules stay', async () => {
  const url = await start();
  const turns = [1, 2, 3].map((turn) => ({ role: 'user', content: `turn ${turn} `.repeat(400) }));
  await askChat(url, '/api/ai-coach', { chatHistory: turns, message: 'And now?' });
  const [rules, ...rest] = ollama.chats[0]!.messages;
  expect(rules).toMatchObject({ role: 'system' });
  expect(rules!.content).toContain('Safety comes before everything else');
  expect(rest.at(-1)!.content).toContain('And now?');
  expect(rest.some(({ content }) => content.includes('turn 3'))).toBe(true);
  expect(rest.some(({ content }) => content.includes('turn 1'))).toBe(false);
  const length = ollama.chats[0]!.messages.reduce((sum, { content }) => sum + content.length, 0);
  expect(length).toBeLessThanOrEqual(10_000);
});

test('When a local model writes, then care and scripture are as with any other', async () => {
  const url = await start();
  const danger = await ask(url, { message: 'I want to kill myself tonight.' });
  expect(await danger.json()).toMatchObject({ source: 'crisis' });
  expect(ollama.chats).toEqual([]);
  ollama.text =
    '[[care: suicide]]\nCall 988. “Cast all your anxiety on him” (1 Peter 5:7). See Hezekiah 3:16.';
  const reply = (await (await ask(url, {})).json()) as { message: string; care?: object };
  expect(reply.care).toMatchObject({ kind: 'suicide' });
  expect(reply.message).not.toMatch(/care:|Hezekiah/);
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { findModel } from '../../local/find-model.ts';
import { localSettings } from '../../local/local-settings.ts';

const nowhere = 'http://127.0.0.1:9/v1';

/** A local server with these models. */
async function serve(...models: string[]): Promise<string> {
  const body = JSON.stringify({ data: models.map((id) => ({ id })) });
  const server = createServer((_request, response) => response.end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

test('When a local server has a model, then the start names it, and ai looks there', async () => {
  const url = await serve('gemma3:4b');
  const found = await findModel({}, url);
  expect(found).toEqual({ url, line: 'Replies: gemma3:4b, a model on this machine' });
  expect(localSettings({}, found.url).ai).toEqual({ LOCAL_MODEL_URL: url });
});

test('When there is no model, then the start says how to get one, and ai goes on looking', async () => {
  const url = await serve();
  expect(await findModel({ OPENAI_MODEL: 'qwen3:4b' }, url)).toMatchObject({
    url,
    line: expect.stringContaining('run "ollama pull qwen3:4b"') as string,
  });
  expect((await findModel({}, nowhere)).line).toContain('install Ollama and run "ollama pull');
});

test('When a provider is configured or LOCAL_MODEL is off, then no local server is asked', async () => {
  const url = await serve('gemma3:4b');
  for (const env of [{ OPENAI_API_KEY: 'key' }, { OPENAI_BASE_URL: url }, { LOCAL_MODEL: 'off' }])
    expect((await findModel(env, url)).url).toBeUndefined();
  expect(localSettings({}, undefined).ai).toBeUndefined();
});

test('When tests run, then they do not depend on a model of this machine', () => {
  expect(process.env['LOCAL_MODEL']).toBe('off');
});

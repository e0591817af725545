import { ConfigError, readConfig } from '@kbf/process-kit';
import { testKeys } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { aiConfig } from '../src/config.ts';
import { createClient } from '../src/model/openai-client.ts';

const usable = {
  ...testKeys().env('ai'),
  PORT: '4004',
  OPS_PORT: '5004',
  PUBLIC_ORIGIN: 'http://localhost:8080',
  DATABASE_URL: 'postgresql://ai@localhost/ai',
  REDIS_URL: '/tmp/redis.sock',
};

test('When only what is needed is set, then photos are held and the built-in guide answers', () => {
  const config = readConfig(aiConfig, usable);
  expect(config.PHOTOS_UNCHECKED).toBe('hold');
  expect(createClient(config)).toBeUndefined();
});

test('When there is a base URL or a key, then there is a provider', () => {
  const local = readConfig(aiConfig, { ...usable, OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' });
  expect(createClient(local)?.baseURL).toBe('http://127.0.0.1:1/v1');
  const hosted = readConfig(aiConfig, { ...usable, OPENAI_API_KEY: 'sk-local' });
  expect(createClient(hosted)?.baseURL).toBe('https://api.openai.com/v1');
});

test('When settings are missing or wrong, then the start fails and says which', () => {
  const wrong = {
    ...usable,
    REPLY_TOKEN_KEY: '',
    PHOTOS_UNCHECKED: 'maybe',
    AI_REPLIES_PER_SITE: '0',
  };
  const read = () => readConfig(aiConfig, wrong);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/REPLY_TOKEN_KEY[^]*PHOTOS_UNCHECKED[^]*AI_REPLIES_PER_SITE/);
});

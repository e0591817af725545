import { createLogger } from '@kbf/process-kit';
import OpenAI from 'openai';
import { expect, test } from 'vitest';
import {
  careOfProvider,
  createProviderModeration,
} from '../../src/moderation/provider-moderation.ts';

test.each([
  [['self-harm', 'self-harm/intent'], 'certain', 'suicide'],
  [['violence', 'self-harm'], 'likely', 'self-harm'],
  [['sexual', 'sexual/minors'], 'likely', 'child'],
  [['harassment', 'harassment/threatening'], 'possible', 'threat'],
  [['violence'], 'possible', 'partner-violence'],
])('When a provider flags %j, then danger is %s, of %s', (flagged, level, kind) => {
  expect(careOfProvider(flagged)).toEqual({ level, kind, language: 'en' });
});

test.each([[[]], [['harassment']], [['sexual', 'hate']], [['violence/graphic']]])(
  'When a provider flags %j, then it hears of no danger',
  (flagged) => {
    expect(careOfProvider(flagged)).toBeUndefined();
  },
);

const moderationAt = (baseURL: string | undefined, model?: string) =>
  createProviderModeration(
    new OpenAI({ apiKey: 'none', baseURL: baseURL ?? null }),
    { OPENAI_MODERATION_MODEL: model },
    createLogger('test', 'silent'),
  );

test('When the provider is OpenAI itself, then it judges unless turned off; others when a model is named', () => {
  const [openAi, other] = ['https://api.openai.com/v1', 'http://127.0.0.1:9/v1'];

  expect(moderationAt(openAi)).toBeDefined();
  expect(moderationAt(openAi, 'none')).toBeUndefined();
  expect(moderationAt(other)).toBeUndefined();
  expect(moderationAt(other, 'judge')).toBeDefined();
});

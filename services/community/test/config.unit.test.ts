import { readConfig } from '@kbf/process-kit';
import { expect, test } from 'vitest';
import { communityConfig } from '../src/config.ts';

test('When the environment is empty, then the list of what is wrong names every variable', () => {
  expect(() => readConfig(communityConfig, {})).toThrow(/AI_URL[\s\S]*REPLY_TOKEN_PUBLIC_KEY/);
  expect(() => readConfig(communityConfig, {})).toThrow(/DATABASE_URL/);
});

test('When the setting for unchecked photos is no known one, then it is refused', () => {
  expect(() => readConfig(communityConfig, { PHOTOS_UNCHECKED: 'maybe' })).toThrow(
    /PHOTOS_UNCHECKED/,
  );
});

import { describe, expect, test } from 'vitest';
import { createTroubleTeller } from '../src/lasting-trouble.ts';

function listen() {
  const said: string[] = [];
  const say = (level: string) => (about: unknown, words?: string) =>
    void said.push(`${level}: ${words ?? String(about)}`);
  const logger = { warn: say('warn'), info: say('info'), debug: () => undefined };
  return { said, trouble: createTroubleTeller(logger, { begins: 'it waits', ends: 'it goes on' }) };
}

describe('Of work that is done again and again', () => {
  test('When it fails once and then succeeds, then nothing is said', () => {
    const { said, trouble } = listen();
    for (let turn = 0; turn < 3; turn += 1) {
      trouble.failed(new Error('late'));
      trouble.succeeded();
    }
    expect(said).toEqual([]);
  });

  test('When it fails again and again, then that is said once, and when it succeeds again', () => {
    const { said, trouble } = listen();
    for (let turn = 0; turn < 5; turn += 1) trouble.failed(new Error('away'));
    expect(said).toEqual(['warn: it waits']);
    trouble.succeeded();
    trouble.succeeded();
    expect(said).toEqual(['warn: it waits', 'info: it goes on']);
  });
});

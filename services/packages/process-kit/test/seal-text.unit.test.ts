import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { SealError, open, seal } from '../src/index.ts';

const key = randomBytes(32);
const text = '{"to":"+12025550123","code":"123456"}';

describe('A sealed field', () => {
  test('When it is opened with its key, then the text is back', () => {
    expect(open(key, seal(key, text))).toBe(text);
    expect(open(key, seal(key, 'Grüße 🙏', 'message-1'), 'message-1')).toBe('Grüße 🙏');
  });

  test('When the same text is sealed twice, then nobody can tell that it is the same', () => {
    expect(seal(key, text)).not.toBe(seal(key, text));
    expect(seal(key, text)).toMatch(/^v1\.[\w-]+$/);
  });

  test('When the key is another, then it stays closed', () => {
    expect(() => open(randomBytes(32), seal(key, text))).toThrow(SealError);
  });

  test('When it is moved to another message, then it stays closed', () => {
    expect(() => open(key, seal(key, text, 'message-1'), 'message-2')).toThrow(SealError);
  });

  test('When a single character is changed, then it stays closed', () => {
    const sealed = seal(key, text);
    for (const at of [3, 20, sealed.length - 2]) {
      const other = sealed[at] === 'A' ? 'B' : 'A';
      const changed = sealed.slice(0, at) + other + sealed.slice(at + 1);
      expect(() => open(key, changed)).toThrow(SealError);
    }
  });

  test.each(['', 'v1.', 'v1.AAAA', 'v2.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', text])(
    'When it is %j, then it is refused',
    (sealed) => {
      expect(() => open(key, sealed)).toThrow(SealError);
    },
  );

  test('When the key has the wrong length, then nothing is sealed', () => {
    expect(() => seal(randomBytes(16), text)).toThrow(TypeError);
  });
});

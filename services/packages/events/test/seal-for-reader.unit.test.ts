import { SealError, generateReaderKeys, readPrivateKey, readPublicKey } from '@kbf/process-kit';
import { describe, expect, test } from 'vitest';
import { openAsReader, sealForReader } from '../src/seal-for-reader.ts';

const pair = () => {
  const { privateKey, publicKey } = generateReaderKeys();
  return { privateKey: readPrivateKey(privateKey), publicKey: readPublicKey(publicKey) };
};
const reader = pair();
const text = '{"to":"+12025550123","link":"https://example.org/login#token=Grüße 🙏"}';
const seal = (boundTo = 'event-1') => sealForReader(reader.publicKey, text, boundTo);

describe('What is sealed for a reader', () => {
  test('When the reader opens it, then the text is back', () => {
    expect(openAsReader(reader.privateKey, seal(), 'event-1')).toBe(text);
  });

  test('When somebody else opens it, then it stays closed', () => {
    expect(() => openAsReader(pair().privateKey, seal(), 'event-1')).toThrow(SealError);
  });

  test('When the same text is sealed twice, then nobody can tell that it is the same', () => {
    const [one, two] = [seal(), seal()];
    expect(one).toMatch(/^v2\.[\w-]+$/);
    expect(one.slice(0, 20)).not.toBe(two.slice(0, 20));
    expect(one.slice(-20)).not.toBe(two.slice(-20));
  });

  test('When it is moved to another event, then it stays closed', () => {
    expect(() => openAsReader(reader.privateKey, seal('event-1'), 'event-2')).toThrow(SealError);
  });

  test('When a single character is changed, then it stays closed', () => {
    const sealed = seal();
    for (const at of [3, 30, 60, sealed.length - 3]) {
      const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
      expect(() => openAsReader(reader.privateKey, changed, 'event-1')).toThrow(SealError);
    }
  });

  test.each(['', 'v2.', 'v2.AAAA', `v1.${'A'.repeat(90)}`, `v2.${'A'.repeat(90)}`, text])(
    'When it is %j, then it is refused',
    (sealed) => {
      expect(() => openAsReader(reader.privateKey, sealed, 'event-1')).toThrow(SealError);
    },
  );
});

import { expect, test, vi } from 'vitest';
import { createPhotoEncoder } from '../../src/photos/photo-encoder.ts';
import { dataUrl, jpegOf } from './photo-samples.ts';

const photo = dataUrl(await jpegOf(40, 30));
const encoded = { id: 1, jpeg: Buffer.from('jpeg') };
const later = { status: 503, retryAfter: 5 };

test('When photos fail, then their room is free for the next one', async () => {
  const ask = vi.fn().mockRejectedValue(new Error('ended'));
  const encode = createPhotoEncoder({ ask });
  for (let failed = 0; failed < 3; failed += 1)
    await expect(encode(photo)).rejects.toMatchObject(later);
  ask.mockResolvedValue(encoded);
  expect(String(await encode(photo))).toBe('jpeg');
});

test('When too many photos wait, then the next is told when to come back', async () => {
  const gate = Promise.withResolvers<typeof encoded>();
  const encode = createPhotoEncoder({ ask: () => gate.promise });
  const first = Array.from({ length: 19 }, () => encode(photo));
  const refused = await Promise.race(first.map((one) => one.catch((error: unknown) => error)));
  expect(refused).toMatchObject(later);
  gate.resolve(encoded);
  const ends = await Promise.allSettled(first);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(18);
});

import { calls, limits } from '@kbf/contracts';
import { describe, expect, it } from 'vitest';
import { countBytes } from '../fake-service.ts';
import { rawRequest } from '../raw-request.ts';
import { useGateway } from '../use-gateway.ts';

const { gateway, service } = useGateway(countBytes, (url) => ({
  COMMUNITY_URLS: url,
  AI_URLS: url,
}));

const { maxBodyBytes: photoBytes } = limits.photo;
const withPhoto = calls
  .filter((call) => call.maxBodyBytes === photoBytes)
  .map(({ id, method, path }) => [id, method, path] as const);
const answerOf = (text: string): Record<string, unknown> => ({
  status: Number(text.slice(9, 12)),
  ...(JSON.parse(/\{.*\}/.exec(text)?.[0] ?? '{}') as Record<string, unknown>),
});

/** Sends a body of so many bytes to the last of them, and says in advance how many. */
const sendBytes = async (method: string, path: string, bytes: number) =>
  answerOf(
    await rawRequest(
      gateway().origin,
      `${method} ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n` +
        `content-length: ${bytes}\r\n\r\n${'x'.repeat(bytes)}`,
    ),
  );

/** The same in chunks, without saying how many. */
const sendChunks = async (path: string, bytes: number) => {
  const chunk = `9c40\r\n${'x'.repeat(40_000)}\r\n`;
  const text = `${chunk.repeat(Math.ceil(bytes / 40_000))}0\r\n\r\n`;
  return answerOf(
    await rawRequest(
      gateway().origin,
      `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n${text}`,
    ),
  );
};

const tooLong = {
  status: 413,
  code: 'too_large',
  message: 'This is too long to send. Please shorten it and try again.',
};
const photoTooLarge = { ...tooLong, message: 'Please select an image smaller than 5MB' };

describe('the size of a body', () => {
  it('When a call takes no photo, then more than usual is 413 and reaches no service', async () => {
    const before = service().received.length;
    expect(await sendBytes('POST', '/api/prayers/x/like', limits.maxBodyBytes + 1)).toEqual(
      tooLong,
    );
    expect(service().received).toHaveLength(before);
    expect(await sendChunks('/api/prayers/x/like', limits.maxBodyBytes + 1)).toEqual(tooLong);
  });

  it('When calls take a photo, then these are they', () => {
    expect(withPhoto.map(([id]) => id).toSorted()).toEqual([
      'createPrayer',
      'prayerChat',
      'putOwnProfile',
    ]);
  });

  it.each(withPhoto)('When %s brings 7 MB, then all of it passes', async (_, method, path) => {
    expect(await sendBytes(method, path, photoBytes)).toEqual({ status: 200, bytes: photoBytes });
  });

  it.each(withPhoto)(
    'When %s brings more, then whoever sent it to the end is told what to do',
    async (_, method, path) => {
      const before = service().received.length;
      expect(await sendBytes(method, path, photoBytes + 1)).toEqual(photoTooLarge);
      expect(await sendBytes(method, path, 12_000_000)).toEqual(photoTooLarge);
      expect(service().received).toHaveLength(before);
    },
  );

  it('When it is more and does not say so, then it is 413 once it is', async () => {
    expect(await sendChunks('/api/prayers', photoBytes + 1)).toEqual(photoTooLarge);
  });
});

import { Readable } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { careOfRefused, keepBeginning } from '../../plugin/care-of-refused.ts';
import type { GatewayRequest } from '../../plugin/http.ts';

function refusedRequest(): GatewayRequest {
  const request = Readable.from([]).destroy() as unknown as GatewayRequest;
  keepBeginning(request, Buffer.from('{"message":"I am going to kill myself tonight."}'));
  return request;
}

test('When a flood is refused, then no more than forty of its bodies are searched at once', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const words = { fields: ['message'] } as unknown as Parameters<typeof careOfRefused>[1];
  const searched = await Promise.all(
    Array.from({ length: 100 }, () => careOfRefused(refusedRequest(), words, 1)),
  );

  const found = searched.filter(Boolean);
  expect(found[0]).toMatchObject({ level: 'certain', kind: 'suicide' });
  expect(found).toHaveLength(40);
});

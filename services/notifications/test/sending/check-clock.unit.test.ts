import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { checkClock } from '../../src/sending/check-clock.ts';

/** A server whose clock is off by so many minutes. */
async function startTwilio(minutes: number): Promise<{ TWILIO_BASE_URL: string }> {
  const server = createServer((_request, response) => {
    const date = new Date(Date.now() + minutes * 60_000).toUTCString();
    response.writeHead(404, { date }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { TWILIO_BASE_URL: `http://127.0.0.1:${port}` };
}

test.each([-7, 7])(
  'When our clock is %i minutes off, then live delivery says the cure',
  async (minutes) => {
    await expect(checkClock(await startTwilio(minutes))).rejects.toThrow(
      /7 minutes apart: .*timedatectl set-ntp true/,
    );
  },
);

test('When our clock is right, or Twilio does not answer, then delivery starts', async () => {
  for (const config of [await startTwilio(1), { TWILIO_BASE_URL: 'http://127.0.0.1:9' }])
    await expect(checkClock(config)).resolves.toBeUndefined();
});

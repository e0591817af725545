import { until } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { createPhotoProcess } from '../../src/photos/ask-photo-process.ts';
import { jpegOf } from './photo-samples.ts';

const question = {
  bytes: await jpegOf(400, 300),
  mostPixels: 1_000_000,
  mostPixelsInPasses: 1_000_000,
  largeFromPixels: 1_000_000,
  longestSide: 100,
  quality: 70,
};
const isGone = (pid: number) => {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
};

test('When no photo comes any more, then the process of photos ends, and the next photo starts another', async () => {
  const decoder = createPhotoProcess({ idleMs: 10 });
  expect(await decoder.ask(question)).toHaveProperty('jpeg');
  const first = decoder.pid();
  await until(() => first === undefined || isGone(first));
  expect(await decoder.ask(question)).toHaveProperty('jpeg');
});

test('When the process of photos is killed, then who waits is told, and the next photo starts another', async () => {
  const decoder = createPhotoProcess();
  await decoder.ask(question);
  process.kill(decoder.pid()!, 'SIGSTOP');
  const lost = decoder.ask(question);
  process.kill(decoder.pid()!, 'SIGKILL');
  await expect(lost).rejects.toThrow('ended');
  expect(await decoder.ask(question)).toHaveProperty('jpeg');
});

test('When a photo is large, then it is not decoded beside another one', async () => {
  const decoder = createPhotoProcess();
  const answer = await decoder.ask({ ...question, largeFromPixels: 100_000 });
  expect(answer).toMatchObject({ refusal: 'large' });
});

test('When a photo has more pixels than may be, then the decoder itself refuses it', async () => {
  const answer = await createPhotoProcess().ask({ ...question, mostPixels: 100_000 });
  expect(answer).toMatchObject({ refusal: 'no photo' });
});

test('When a photo takes longer than it may, then the process of photos is ended', async () => {
  await expect(createPhotoProcess({ longestMs: 1 }).ask(question)).rejects.toThrow('ended');
});

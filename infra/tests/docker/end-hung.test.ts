import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countSilence, type Heard } from '../../docker/end-hung.ts';
import { temporaryFolder } from '../local/fixtures/temporary-folder.ts';

type Check = Heard | { heard: Heard; process: string };

/** Counts health checks as a container does. @returns after which of them the process was ended */
async function endsAfter(checks: readonly Check[]): Promise<number[]> {
  const file = join(await temporaryFolder(), 'silent-checks');
  const ends: number[] = [];
  for (const [at, check] of checks.entries()) {
    const { heard, process } = typeof check === 'string' ? { heard: check, process: '7' } : check;
    countSilence(file, process, heard, () => ends.push(at));
  }
  return ends;
}

const silences = (count: number): Heard[] => Array.from({ length: count }, () => 'silence');

test('When three health checks in a row of a process at work are not answered, then it is ended, once', async () => {
  expect(await endsAfter(['answer', ...silences(5)])).toEqual([3]);
});

test('When one between them is answered, then it goes on', async () => {
  expect(await endsAfter(['answer', ...silences(2), 'answer', ...silences(2)])).toEqual([]);
});

test('When a process has never answered, then it may be starting and gets longer, though not for ever', async () => {
  expect(await endsAfter(['nobody', ...silences(29)])).toEqual([]);
  expect(await endsAfter(['nobody', ...silences(30)])).toEqual([30]);
});

test('When the process was started again, then what the one before had answered counts for nothing', async () => {
  const next = silences(5).map((heard) => ({ heard, process: '8' }));
  expect(await endsAfter(['answer', ...silences(2), ...next])).toEqual([]);
});

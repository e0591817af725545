import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countSilence } from '../../docker/end-hung.ts';
import { temporaryFolder } from '../local/fixtures/temporary-folder.ts';

/** Counts health checks as a container does. @returns after which of them the process was ended */
async function endsAfter(checks: readonly ('silent' | 'answered')[]): Promise<number[]> {
  const file = join(await temporaryFolder(), 'silent-checks');
  const ends: number[] = [];
  for (const [at, check] of checks.entries())
    countSilence(file, check === 'silent', () => ends.push(at));
  return ends;
}

test('When three health checks in a row are not answered, then the process is ended, once', async () => {
  expect(await endsAfter(['silent', 'silent', 'silent', 'silent', 'silent'])).toEqual([2]);
});

test('When one between them is answered, then it goes on', async () => {
  expect(await endsAfter(['silent', 'silent', 'answered', 'silent', 'silent'])).toEqual([]);
});

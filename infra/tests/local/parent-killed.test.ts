import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { until } from '@kbf/test-kit';
import { pinnedNode } from '../../files/paths.ts';
import { isAlive } from '../../local/runtime/processes.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

test('When the parent is killed with -9, then its services, PostgreSQL and Redis end and nothing is left', async () => {
  const folder = join(await temporaryFolder(), 'data');
  const script = join(import.meta.dirname, 'fixtures/parent.ts');
  const parent = spawn(pinnedNode(), [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const ids = Object.values(JSON.parse(line.toString()) as Record<string, number>);
  expect(ids).toHaveLength(5);
  expect(ids.every(isAlive)).toBe(true);

  parent.kill('SIGKILL');

  await until(() => !ids.some(isAlive));
  expect(existsSync(folder)).toBe(false);
});

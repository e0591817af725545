import {
  type ProcessKeys,
  type ProcessName,
  keyEnvironment,
  makeProcessKeys,
} from '@kbf/process-kit';

/** All keys of a made-up installation. */
export interface TestKeys extends ProcessKeys {
  /** Environment variables with this process's keys, as in production, and no others. */
  env: (process: ProcessName) => Record<string, string>;
}

let kept: TestKeys | undefined;

/** Keys for tests, the same within a test file. */
export function testKeys(): TestKeys {
  if (!kept) {
    const keys = makeProcessKeys();
    kept = { ...keys, env: (process) => keyEnvironment(keys, process) };
  }
  return kept;
}

import type { ProcessName } from '@kbf/contracts';
import { keySettings } from './key-settings.ts';
import { operatorSettings } from './operator-settings.ts';
import type { Setting } from './setting.ts';
import { startSettings } from './start-settings.ts';

/**
 * Every setting of every process. `npm start` hands out what stands here; a test holds the configuration of each
 * process, docker-compose.yml and infra/docs/settings.md to it.
 */
export const settings: readonly (Setting & { name: string })[] = Object.entries<Setting>({
  ...operatorSettings,
  ...keySettings,
  ...startSettings,
}).map(([name, setting]) => ({ name, ...setting }));

/** What this process reads. */
export const settingsOf = (process: ProcessName) =>
  settings.filter(({ processes }) => processes.includes(process));

/** Leaves out what is a setting of other processes alone. What is no setting at all stays. */
export function onlyFor(process: ProcessName, env: Record<string, string>): Record<string, string> {
  const foreign = new Set(
    settings.filter(({ processes }) => !processes.includes(process)).map(({ name }) => name),
  );
  return Object.fromEntries(Object.entries(env).filter(([name]) => !foreign.has(name)));
}

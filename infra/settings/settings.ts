import type { ProcessName } from '@kbf/contracts';
import { keySettings } from './key-settings.ts';
import { operatorSettings } from './operator-settings.ts';
import type { Setting } from './setting.ts';
import { startSettings } from './start-settings.ts';

/**
 * Every setting of every process. `npm start` passes these on. A test compares them with the configuration of each
 * process, docker-compose.yml and infra/docs/settings.md.
 */
export const settings: readonly (Setting & { name: string })[] = Object.entries<Setting>({
  ...operatorSettings,
  ...keySettings,
  ...startSettings,
}).map(([name, setting]) => ({ name, ...setting }));

/** The settings of this process. */
export const settingsOf = (process: ProcessName) =>
  settings.filter(({ processes }) => processes.includes(process));

/** Leaves out settings that only other processes read. Other variables stay. */
export function onlyFor(process: ProcessName, env: Record<string, string>): Record<string, string> {
  const foreign = new Set(
    settings.filter(({ processes }) => !processes.includes(process)).map(({ name }) => name),
  );
  return Object.fromEntries(Object.entries(env).filter(([name]) => !foreign.has(name)));
}

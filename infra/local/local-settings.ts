import { PlainError } from './runtime/processes.ts';
import type { ProcessName } from '@kbf/process-kit';
import { settings } from '../settings/settings.ts';

/**
 * The settings of a local start: the person's settings, for the processes that read them. Photos are published
 * unchecked here; elsewhere they wait for an admin.
 * @param localModelUrl where ai looks for a language model
 */
export function localSettings(
  env: NodeJS.ProcessEnv = process.env,
  localModelUrl?: string,
): Partial<Record<ProcessName | 'all', Record<string, string>>> {
  const local: Partial<Record<ProcessName | 'all', Record<string, string>>> = {
    all: { PHOTOS_UNCHECKED: 'publish' },
    ...(localModelUrl ? { ai: { LOCAL_MODEL_URL: localModelUrl } } : {}),
  };
  const handOn = (name: string, takers: readonly ProcessName[]) => {
    const value = env[name];
    if (value) for (const taker of takers) local[taker] = { ...local[taker], [name]: value };
  };
  for (const { name, processes, from } of settings)
    if (from === 'operator') handOn(name, processes);
  // The site's own address and protection; all other ports stay on this machine.
  handOn('HOST', ['gateway']);
  handOn('OUTBOX_TOKEN', ['gateway', 'notifications']);
  return local;
}

/** The port of the site. @throws PlainError when PORT is not a valid port */
export function sitePort(env: NodeJS.ProcessEnv = process.env): number {
  const port = Number(env['PORT'] || 8080);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new PlainError(`PORT=${env['PORT']} is no port: give a number from 1 to 65535.`);
  return port;
}

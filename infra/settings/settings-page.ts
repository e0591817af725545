/** Writes infra/docs/settings.md: `node infra/settings/settings-page.ts`. A test fails when the page is out of date. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ProcessName, processNames } from '@kbf/contracts';
import { format, resolveConfig } from 'prettier';
import { checkout } from '../files/paths.ts';
import { settings } from './settings.ts';

export const pageFile = join(checkout, 'infra/docs/settings.md');

const parts = [
  [
    'operator',
    'Settings for the operator',
    'In the environment of `npm start`, or in a file `.env` beside docker-compose.yml.',
  ],
  [
    'keys',
    'Keys',
    'Created once and kept: by `npm start` in its data folder, in containers by the service `secrets` (operations.md).',
  ],
  [
    'start',
    'Set by the program that starts the process',
    'Where it listens, and where the others are.',
  ],
] as const;

/** The table of all settings, for people to read. */
export async function settingsPage(): Promise<string> {
  const whose = (processes: readonly ProcessName[]) =>
    processes.length === processNames.length ? 'all' : processes.join(', ');
  const text = parts.flatMap(([from, title, note]) => [
    `## ${title}\n\n${note}\n`,
    '| name | process | default | meaning |\n| --- | --- | --- | --- |',
    ...settings
      .filter((setting) => setting.from === from)
      .map(({ name, processes, isSecret, meaning, usual: defaults }) => {
        const usual = defaults.join(' or ');
        const secret = isSecret ? ' (secret)' : '';
        return `| \`${name}\` | ${whose(processes)} | ${usual && `\`${usual}\``} | ${meaning}${secret} |`;
      }),
    '',
  ]);
  const head = [
    '# Settings',
    '',
    'Everything that processes read from their environment. A process that lacks one names it and does not start.',
    'Generated from the configuration of each process (`src/config.ts`): `npx node infra/settings/settings-page.ts`.',
    '',
  ];
  const options = await resolveConfig(pageFile);
  return await format([...head, ...text].join('\n'), { ...options, filepath: pageFile });
}

if (import.meta.main) await writeFile(pageFile, await settingsPage());

/**
 * Writes infra/docker/split.yml, the overlay with workers in containers of their own: `node infra/docker/split.ts`.
 * A test fails when it is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { statefulServices } from '../database/services.ts';
import { checkout } from '../files/paths.ts';

export const overlayFile = join(checkout, 'infra/docker/split.yml');

/** Replicas of each role of the services that grow first. Others have one. */
const replicas: Record<string, number> = { ai: 2, community: 2 };

/** More processes need more connections, and PostgreSQL more memory for them. */
const connections = '${DATABASE_CONNECTIONS:-100}';
const postgresMemory = '288m';

type Container = { environment: Record<string, string>; [key: string]: unknown };

const head = `# Workers in containers of their own, and two replicas of ai and community, for a machine with 4 GB:
# docker compose -f docker-compose.yml -f infra/docker/split.yml up --detach
# Made from docker-compose.yml: npx node infra/docker/split.ts
`;

/** The overlay, from the text of docker-compose.yml. */
export function splitOverlay(compose: string): string {
  const { services } = parse(compose, { merge: true }) as { services: Record<string, Container> };
  const copies = statefulServices.map((name) => replicas[name] ?? 1);
  const processes = copies.reduce((sum, count) => sum + 2 * count, 0);
  const shared = {
    DATABASE_CONNECTIONS: connections,
    DATABASE_PROCESSES: `\${DATABASE_PROCESSES:-${processes}}`,
  };
  const command = (services['postgres']!['command'] as string[]).map((word) =>
    word.startsWith('--max_connections=') ? `--max_connections=${connections}` : word,
  );
  const overlay = statefulServices.flatMap((name) => {
    const { environment, ...rest } = services[name]!;
    const scale = replicas[name] ? { scale: replicas[name] } : {};
    return [
      [name, { ...scale, environment: { ...shared, ROLES: 'http' } }],
      [
        `${name}-worker`,
        { ...rest, ...scale, environment: { ...environment, ...shared, ROLES: 'worker' } },
      ],
    ];
  });
  const text = stringify(
    {
      services: {
        ...Object.fromEntries(overlay),
        postgres: { mem_limit: postgresMemory, command },
      },
    },
    { lineWidth: 0, singleQuote: true },
  );
  return head + text;
}

export const currentOverlay = (): string =>
  splitOverlay(readFileSync(join(checkout, 'docker-compose.yml'), 'utf8'));

if (import.meta.main) writeFileSync(overlayFile, currentOverlay());

/** Writes infra/swarm/stack.yml from docker-compose.yml: `node infra/swarm/stack.ts`. A test fails when it is old. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { checkout } from '../files/paths.ts';
import { shortYaml } from '../files/short-yaml.ts';

export const stackFile = join(checkout, 'infra/swarm/stack.yml');

/** Services that grow first. Others have one replica, and two for the moment of an update. */
const replicas: Record<string, number> = { gateway: 2, ai: 2, community: 2 };
/** All replicas of the five services with a database, and during an update of all one more of each. */
const processes = 12;
const connections = '${DATABASE_CONNECTIONS:-100}';

type Container = {
  profiles?: string[];
  mem_limit: string;
  volumes?: string[];
  tmpfs?: string[];
  environment?: Record<string, string>;
  command?: string[];
  [key: string]: unknown;
};

/** Files of a process's volume of secrets: each is a secret of the engine. */
const filesOf: Record<string, string[]> = {
  postgres: ['password'],
  redis: ['users.acl', 'operator'],
};
const secretFilesOf = (name: string) => filesOf[name] ?? ['env'];
const secretName = (name: string, file: string) => `kbf-${name}-${file.replace('.', '-')}`;

/** New before old, and back to the version before when the new one does not become healthy. */
const rolling = {
  parallelism: 1,
  order: 'start-first',
  failure_action: 'rollback',
  monitor: '30s',
};

function deployOf(name: string, limit: string) {
  // Two of ai that start at once on one machine needed more than the 316 MiB of a single one.
  const memory = name === 'ai' ? '384M' : limit.toUpperCase();
  const resources = { limits: { memory } };
  if (name === 'migrate') return { restart_policy: { condition: 'on-failure' }, resources };
  const isData = name === 'postgres' || name === 'redis';
  return {
    // The gateway has a port, so it has a virtual address. The others show all addresses, and the gateway balances.
    ...(name === 'gateway' ? {} : { endpoint_mode: 'dnsrr' }),
    replicas: replicas[name] ?? 1,
    // Two databases must never use the same files.
    update_config: isData ? { order: 'stop-first' } : rolling,
    ...(isData ? {} : { rollback_config: { parallelism: 1, order: 'start-first' } }),
    restart_policy: { condition: 'any', delay: '5s' },
    ...(isData ? { placement: { constraints: ['node.labels.kbf.data == true'] } } : {}),
    resources,
  };
}

function serviceOf(name: string, container: Container) {
  const { volumes = [], tmpfs = [], environment, command, mem_limit: limit, ...given } = container;
  const { build: _1, depends_on: _2, restart: _3, profiles: _4, security_opt: _5, ...rest } = given;
  const { shm_size: _6, ports, ...kept } = rest;
  const mounts = [
    ...volumes.filter((volume) => !volume.startsWith('secrets-')),
    // A stack ignores `tmpfs`. As a volume, everybody in the container can write there.
    ...tmpfs.map((folder) => ({ type: 'tmpfs', target: folder.split(':')[0]! })),
  ];
  return {
    ...kept,
    ...(command && {
      command: command.map((word) =>
        word.startsWith('--max_connections=') ? `--max_connections=${connections}` : word,
      ),
    }),
    ...(environment && {
      environment: {
        ...environment,
        ...('DATABASE_PROCESSES' in environment && {
          DATABASE_CONNECTIONS: connections,
          DATABASE_PROCESSES: `\${DATABASE_PROCESSES:-${processes}}`,
        }),
      },
    }),
    ...(ports ? { ports: ['${HOST_PORT:-8080}:8080'] } : {}),
    ...(mounts.length > 0 ? { volumes: mounts } : {}),
    secrets: secretFilesOf(name).map((file) => ({
      source: secretName(name, file),
      target: `/secrets/${file}`,
    })),
    deploy: deployOf(name, name === 'postgres' ? '288m' : limit),
  };
}

const head = `# The product on several machines: infra/docs/operations.md, "Several machines".
# Made from docker-compose.yml: npx node infra/swarm/stack.ts
`;

/** The stack, from the text of docker-compose.yml. */
export function currentStack(): string {
  const compose = readFileSync(join(checkout, 'docker-compose.yml'), 'utf8');
  const all = (parse(compose, { merge: true }) as { services: Record<string, Container> }).services;
  const names = Object.keys(all).filter((name) => name !== 'secrets' && !all[name]!.profiles);
  const secrets = names.flatMap((name) =>
    secretFilesOf(name).map((file) => secretName(name, file)),
  );
  return (
    head +
    shortYaml({
      version: '3.8',
      services: Object.fromEntries(names.map((name) => [name, serviceOf(name, all[name]!)])),
      networks: { default: { driver: 'overlay', driver_opts: { encrypted: '' } } },
      volumes: { postgres: {}, redis: {} },
      secrets: Object.fromEntries(secrets.map((name) => [name, { external: true }])),
    })
  );
}

if (import.meta.main) writeFileSync(stackFile, currentStack());

import ipaddr from 'ipaddr.js';

/** Names that only a local network knows, and those that RFC 2606 and RFC 6761 keep out of the public DNS. */
const localNames = /(^|\.)(localhost|local|lan|internal|home\.arpa|test|example|invalid)$/;

/** Whether people outside of a local network can reach this origin. */
export function isPublicOrigin(origin: string): boolean {
  const host = new URL(origin).hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host)) return ipaddr.process(host).range() === 'unicast';
  return host.includes('.') && !localNames.test(host);
}

/** Passwords from manuals. Shorter ones than `leastLength` are refused anyway. */
const knownPasswords = /^(.)\1*$|password|changeme|change-me|secret|123456|postgres/i;
const leastLength = 12;

/** Whether the password in the address of a server can be guessed. A socket of this machine needs none. */
function hasWeakPassword(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { password, searchParams } = new URL(address);
  if (password === '' && searchParams.get('host')?.startsWith('/')) return false;
  return password.length < leastLength || knownPasswords.test(password);
}

/** Connections of PostgreSQL that services leave free: for migrations, backups and an operator. */
const sparedConnections = 10;
const leastPool = 2;

/** The connections of one process: its share of all that PostgreSQL allows. */
export const poolSize = (config: {
  DATABASE_CONNECTIONS: number;
  DATABASE_PROCESSES: number;
}): number =>
  Math.floor((config.DATABASE_CONNECTIONS - sparedConnections) / config.DATABASE_PROCESSES);

type Deployment = {
  PUBLIC_ORIGIN: string;
  DELIVERY: 'outbox' | 'live';
  OUTBOX_ON_PUBLIC_ORIGIN: 'refuse' | 'allow';
  OUTBOX_TOKEN: string;
  TRUSTED_PROXIES: number;
  COMPOSE_PROFILES: string;
  DATABASE_URL: string;
  DATABASE_CONNECTIONS: number;
  DATABASE_PROCESSES: number;
  REDIS_URL: string;
};

/**
 * What would fail in silence although each setting alone is valid: one line per problem, with the setting and the cure,
 * without a value. infra/docs/operations.md explains each.
 * @param config of any process; a check whose settings it does not read is left out
 */
export function deploymentProblems(config: Partial<Deployment>): string[] {
  const { PUBLIC_ORIGIN: origin, DATABASE_CONNECTIONS, DATABASE_PROCESSES } = config;
  const problems: string[] = [];
  if (DATABASE_CONNECTIONS && DATABASE_PROCESSES)
    if (poolSize({ DATABASE_CONNECTIONS, DATABASE_PROCESSES }) < leastPool)
      problems.push(
        `DATABASE_CONNECTIONS: is too small for so many processes. Set it to at least ` +
          `${sparedConnections} and ${leastPool} for each of DATABASE_PROCESSES`,
      );
  return origin && isPublicOrigin(origin) ? [...problems, ...publicProblems(config)] : problems;
}

function publicProblems(config: Partial<Deployment>): string[] {
  const problems: string[] = [];
  if (config.PUBLIC_ORIGIN?.startsWith('http:'))
    problems.push(
      'PUBLIC_ORIGIN: is a public address without TLS, so anyone in between could read logins. ' +
        'Put a proxy with TLS in front of the gateway and set PUBLIC_ORIGIN to its https:// address',
    );
  // With the profile tls, visitors reach other gateways, behind Caddy: this one is for the machine itself.
  else if (config.TRUSTED_PROXIES === 0 && !config.COMPOSE_PROFILES?.split(',').includes('tls'))
    problems.push(
      'TRUSTED_PROXIES: is 0, so all visitors would share the address and the limits of the proxy with TLS. ' +
        'Set it to the number of proxies in front of the gateway, usually 1',
    );
  if (config.DELIVERY === 'outbox' && config.OUTBOX_ON_PUBLIC_ORIGIN === 'refuse')
    problems.push(
      'DELIVERY: is outbox, so no one would get a text, and PUBLIC_ORIGIN is public. ' +
        'Set DELIVERY=live and the TWILIO_ and SMTP_ settings. For a trial, set OUTBOX_ON_PUBLIC_ORIGIN=allow',
    );
  if (config.OUTBOX_TOKEN !== undefined && knownPasswords.test(config.OUTBOX_TOKEN))
    problems.push('OUTBOX_TOKEN: is easy to guess. Set at least 16 random characters');
  for (const name of ['DATABASE_URL', 'REDIS_URL'] as const)
    if (config[name] && hasWeakPassword(config[name]))
      problems.push(
        `${name}: has no password, or one that is easy to guess. Set at least ${leastLength} random characters`,
      );
  return problems;
}

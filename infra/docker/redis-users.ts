import { createHash } from 'node:crypto';
import { type StatefulServiceName, statefulServiceNames } from '@kbf/contracts';
import { definitionOf, eventNames } from '@kbf/events';

/** Processes that use Redis, each as its own user. */
export const redisUsers = ['gateway', ...statefulServiceNames] as const;
export type RedisUser = (typeof redisUsers)[number];

/** The service of the admin page that shows all queues and retries failed jobs. */
const desk: StatefulServiceName = 'notifications';

/** The queues that a service may use: its own, and those that receive its events. */
function queuesOf(service: StatefulServiceName): readonly string[] {
  if (service === desk) return statefulServiceNames;
  const sent = eventNames()
    .map(definitionOf)
    .filter(({ from }) => from.some((sender) => sender === service));
  return [...new Set([service, ...sent.flatMap(({ consumers }) => consumers)])].toSorted();
}

/** Keys that a process may access. */
function keysOf(user: RedisUser, prefix: string): string[] {
  if (user === 'gateway') return [`${prefix}:limit:*`, `${prefix}:ended-logins`];
  return [`${prefix}:events-epoch`, ...queuesOf(user).map((queue) => `${prefix}:${queue}:*`)];
}

/** Processes of community tell each other which prayer room has changed. */
const channelsOf = (user: RedisUser, prefix: string): string =>
  user === 'community' ? `&${prefix}:community:* ` : '';

/**
 * The file of Redis users: the rights of each, with password hashes. A connection without a password may only ping.
 * @param prefix of all keys
 * @param operator password of the person who may do everything
 */
export function redisUsersFile(
  passwords: Record<RedisUser, string>,
  prefix: string,
  operator?: string,
): string {
  const hashOf = (password: string) => createHash('sha256').update(password).digest('hex');
  const users = redisUsers.map((user) => {
    const hash = hashOf(passwords[user]);
    const keys = keysOf(user, prefix).map((key) => `~${key}`);
    const channels = `resetchannels ${channelsOf(user, prefix)}`;
    return `user ${user} on #${hash} ${keys.join(' ')} ${channels}+@all -@admin -@dangerous +info`;
  });
  if (operator) users.push(`user operator on #${hashOf(operator)} ~* &* +@all`);
  return ['user default on nopass resetkeys resetchannels -@all +ping', ...users, ''].join('\n');
}

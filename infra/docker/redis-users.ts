import { createHash } from 'node:crypto';
import { type StatefulServiceName, statefulServiceNames } from '@kbf/contracts';
import { definitionOf, eventNames } from '@kbf/events';

/** Processes that use Redis, each as a user of its own. */
export const redisUsers = ['gateway', ...statefulServiceNames] as const;
export type RedisUser = (typeof redisUsers)[number];

/** The service with the desk where admins see all queues and have failed jobs tried again. */
const desk: StatefulServiceName = 'notifications';

/** The queues that a service may use: its own, and those that its events go to. */
function queuesOf(service: StatefulServiceName): readonly string[] {
  if (service === desk) return statefulServiceNames;
  const sent = eventNames()
    .map(definitionOf)
    .filter(({ from }) => from.some((sender) => sender === service));
  return [...new Set([service, ...sent.flatMap(({ consumers }) => consumers)])].toSorted();
}

/** Keys that a process may touch. */
function keysOf(user: RedisUser, prefix: string): string[] {
  if (user === 'gateway') return [`${prefix}:limit:*`];
  return [`${prefix}:events-epoch`, ...queuesOf(user).map((queue) => `${prefix}:${queue}:*`)];
}

/**
 * The file in which Redis reads its users: what each may do, with hashes of their passwords. Whoever gives none may ask
 * whether it is there, and nothing else.
 * @param prefix of all keys
 */
export function redisUsersFile(passwords: Record<RedisUser, string>, prefix: string): string {
  const users = redisUsers.map((user) => {
    const hash = createHash('sha256').update(passwords[user]).digest('hex');
    const keys = keysOf(user, prefix).map((key) => `~${key}`);
    return `user ${user} on #${hash} ${keys.join(' ')} resetchannels +@all -@admin -@dangerous +info`;
  });
  return ['user default on nopass resetkeys resetchannels -@all +ping', ...users, ''].join('\n');
}

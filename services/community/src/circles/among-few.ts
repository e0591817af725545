import {
  createPrayer,
  getCircle,
  getPrayer,
  listChats,
  reportChat,
  reportComment,
  reportPrayer,
} from '@kbf/contracts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';

const few = ['circle', 'private'];

/** Whether a new prayer is for few, by its body as sent, before validation. */
function isForFew(body: unknown): boolean {
  const { audience, isPublic } = Object(body) as { audience?: unknown; isPublic?: unknown };
  return audience === undefined ? isPublic === false : few.some((one) => one === audience);
}

const reports = new Set<string>([reportPrayer.path, reportComment.path, reportChat.path]);

/**
 * Whether the words of a call are for the members of a circle or a private chat, or for their author only: then the
 * desk is told of certain danger alone. The words of a report are for admins.
 */
export const isAmongFew =
  ({ database: { prisma } }: Pick<Deps, 'database'>) =>
  async ({ routeOptions, params, body }: FastifyRequest): Promise<boolean> => {
    const path = routeOptions.url ?? '';
    if (path.startsWith(getCircle.path.split('/:')[0] ?? '')) return true;
    if (path.startsWith(listChats.path)) return !reports.has(path);
    if (path === createPrayer.path) return isForFew(body);
    if (!path.startsWith(getPrayer.path) || reports.has(path)) return false;
    const { id } = params as { id: string };
    const isId = getPrayer.params.safeParse({ id }).success;
    return isId && (await prisma.prayer.count({ where: { id, audience: { in: few } } })) > 0;
  };

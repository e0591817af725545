import {
  getCircle,
  getPrayer,
  listChats,
  reportChat,
  reportComment,
  reportPrayer,
} from '@kbf/contracts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';

const reports = new Set<string>([reportPrayer.path, reportComment.path, reportChat.path]);

/**
 * Whether the words of a call are for the members of a circle or a private chat only: then the desk is told of certain
 * danger alone. The words of a report are for admins.
 */
export const isAmongFew =
  ({ database: { prisma } }: Pick<Deps, 'database'>) =>
  async ({ routeOptions, params, body }: FastifyRequest): Promise<boolean> => {
    const path = routeOptions.url ?? '';
    if (path.startsWith(getCircle.path.split('/:')[0] ?? '')) return true;
    if (path.startsWith(listChats.path)) return !reports.has(path);
    if ((body as { audience?: unknown } | null | undefined)?.audience === 'circle') return true;
    if (!path.startsWith(getPrayer.path) || reports.has(path)) return false;
    const { id } = params as { id: string };
    const isId = getPrayer.params.safeParse({ id }).success;
    return isId && (await prisma.prayer.count({ where: { id, audience: 'circle' } })) > 0;
  };

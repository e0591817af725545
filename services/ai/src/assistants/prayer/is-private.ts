import { prayerChat } from '@kbf/contracts';
import type { FastifyRequest } from 'fastify';

/**
 * Whether a call asks for a prayer that is shared with no one: then the desk is told of certain danger alone. A prayer
 * for a circle is private here, and community judges it again when it is shared.
 * @param request its body as sent, before validation
 */
export async function isPrivatePrayer({
  routeOptions,
  body,
}: Pick<FastifyRequest, 'routeOptions' | 'body'>): Promise<boolean> {
  if (routeOptions.url !== prayerChat.path) return false;
  const { audience, share } = Object(body) as { audience?: unknown; share?: unknown };
  return audience === undefined ? share === false : audience === 'private';
}

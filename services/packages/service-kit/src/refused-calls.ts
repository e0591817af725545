import type { Service } from './build-service.ts';

/**
 * Calls `tell` after each admin call that a logged-in person was refused.
 * @param tell.call method and path
 */
export function onRefusedCall(
  app: Service,
  tell: (refused: { personId: string; call: string }) => Promise<void>,
): void {
  app.addHook('onResponse', async (request, reply) => {
    const { config, url = '' } = request.routeOptions;
    const { userId } = request.identity;
    if (config.audience !== 'admin' || reply.statusCode !== 403 || !userId) return;
    await tell({ personId: userId, call: `${request.method} ${url}` });
  });
}

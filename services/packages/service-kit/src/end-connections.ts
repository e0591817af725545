import type { FastifyInstance } from 'fastify';

const ending = new WeakSet<FastifyInstance>();

/**
 * From now on every answer closes its connection, so that callers use another process before this one closes. New calls
 * are still accepted.
 */
export const endConnections = (app: FastifyInstance): void => void ending.add(app);

/** Prepares a service for its end. */
export function closeConnectionsAtEnd(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (ending.has(app)) void reply.header('connection', 'close');
  });
  // Node closes idle connections when a server begins to close. Connections whose answer ends later, such as a stream,
  // would stay open for their keep-alive time, and the process with them.
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), 100);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

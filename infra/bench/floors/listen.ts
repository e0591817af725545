import type { FastifyInstance } from 'fastify';

/** Listens, tells the parent, and ends with the parent. */
export async function listen(app: FastifyInstance): Promise<void> {
  await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
  process.once('disconnect', () => process.exit());
  process.send?.('listening');
}

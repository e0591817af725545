/** A floor: Fastify sends the same bytes from memory. */
import Fastify from 'fastify';
import { listen } from './listen.ts';

const body = Buffer.from(await (await fetch(`${process.env['UPSTREAM']}/api/prayers`)).bytes());
const app = Fastify();
app.get('/api/prayers', (_request, reply) =>
  reply.type('application/json; charset=utf-8').send(body),
);
await listen(app);

/** A floor: the bare handler behind @fastify/http-proxy. */
import proxy from '@fastify/http-proxy';
import Fastify from 'fastify';
import { listen } from './listen.ts';

const app = Fastify();
await app.register(proxy, { upstream: process.env['UPSTREAM']! });
await listen(app);

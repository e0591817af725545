import { join } from 'node:path';
import getPort from 'get-port';
import { type Product, installPeer, runPeer, startPeer } from './install.ts';
import { type Peer, memberEmails, memberPassword, post } from './peer.ts';

const next = 'node_modules/next/dist/bin/next';

export const payload: Product = {
  name: 'payload',
  notes: `its REST API alone, served by Next.js, without pages of its admin panel. It has no request limits and no
  cache. Each page also counts all prayers, as by default.`,
  dependencies: {
    payload: '3.90.2',
    '@payloadcms/next': '3.90.2',
    '@payloadcms/db-postgres': '3.90.2',
    next: '16.4.6',
    react: '19.3.1',
    'react-dom': '19.3.1',
    graphql: '16.15.0',
  },
  site: join(import.meta.dirname, 'payload'),
  build: [next, 'build'],
};

/** Everyone reads, and members comment (`payload/payload.config.js`). */
export async function startPayload(databaseUrl: string): Promise<Peer[]> {
  const folder = await installPeer(payload);
  const env = {
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: 'a secret that signs the tokens of the bench',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const users = { USERS: memberEmails.join(), PASSWORD: memberPassword };
  // In development, Payload makes the tables that its configuration names.
  await runPeer(folder, ['prepare.js'], { ...env, ...users, NODE_ENV: 'development' });
  const port = await getPort({ host: '127.0.0.1' });
  const url = `http://127.0.0.1:${port}`;
  const args = [next, 'start', '--hostname', '127.0.0.1', '--port', String(port)] as const;
  const list = (page: number) => `/api/prayers?depth=1&sort=-createdAt&limit=20&page=${page}`;
  const process = await startPeer('Payload', folder, args, env, url + list(1));
  const members: string[] = [];
  for (const email of memberEmails) {
    const answer = await post(`${url}/api/users/login`, { email, password: memberPassword });
    members.push(`JWT ${(answer as { token: string }).token}`);
  }
  return [
    {
      name: 'Payload',
      url,
      process,
      members,
      created: 201,
      list,
      item: (id) => `/api/prayers/${id}?depth=1`,
      comment: (id, comment) => ({ path: '/api/comments?depth=0', body: { prayer: id, comment } }),
    },
  ];
}

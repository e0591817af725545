import getPort from 'get-port';
import { type Product, installPeer, runPeer, startPeer } from './install.ts';
import { type Peer, memberEmails, memberPassword, post } from './peer.ts';

export const directus: Product = {
  name: 'directus',
  notes: `its limiters are off (\`RATE_LIMITER_ENABLED\`, \`PRESSURE_LIMITER_ENABLED\`), and its telemetry where its
  license allows that. Cache on is \`CACHE_ENABLED\` in memory, emptied after each write (\`CACHE_AUTO_PURGE\`);
  off is its default. Each comment also writes its activity and a revision, as by default. isolated-vm, which only its
  extensions use, is newer than the one it names, because that one would have to be compiled.`,
  dependencies: { directus: '12.3.1' },
  overrides: { 'isolated-vm': '6.1.2' },
};

const admin = { email: 'admin@example.org', password: memberPassword };
/** Everyone without a login has this policy. */
const publicPolicy = 'abf8a154-5b1c-4a46-ac9c-7300570f4f17';

const field = (name: string, type: string, more: object = {}, meta: object = {}) => ({
  field: name,
  type,
  schema: more,
  meta,
});
const indexed = { is_indexed: true };
const id = field('id', 'uuid', { is_primary_key: true }, { special: ['uuid'] });
const createdAt = field('created_at', 'timestamp', indexed, { special: ['date-created'] });

type Call = (path: string, body: object) => Promise<unknown>;

/** The tables, as an admin makes them with the app, and with indexes. */
async function makeTables(call: Call): Promise<void> {
  const table = (collection: string, fields: object[]) =>
    call('collections', { collection, schema: {}, meta: {}, fields: [id, ...fields, createdAt] });
  const name = field('author_name', 'string', { default_value: 'Community Member' });
  await table('prayers', [
    name,
    ...['request', 'response'].map((one) => field(one, 'text')),
    field('tags', 'json'),
    ...['like_count', 'comment_count'].map((one) => field(one, 'integer')),
    { field: 'comments', type: 'alias', meta: { special: ['o2m'] } },
  ]);
  const author = field('author', 'uuid', {}, { special: ['user-created'] });
  await table('comments', [
    field('prayer_id', 'uuid', indexed),
    author,
    name,
    field('comment', 'text'),
  ]);
  const related = { collection: 'comments', field: 'prayer_id', related_collection: 'prayers' };
  await call('relations', { ...related, meta: { one_field: 'comments' }, schema: {} });
}

/** Everyone reads, and members comment. */
async function makeMembers(call: Call): Promise<void> {
  const may = (action: string, collection: string) => ({
    action,
    collection,
    permissions: {},
    validation: {},
    fields: ['*'],
  });
  const reads = ['prayers', 'comments'].map((one) => may('read', one));
  await call(
    'permissions',
    reads.map((one) => ({ ...one, policy: publicPolicy })),
  );
  const permissions = [...reads, may('create', 'comments')];
  await call('roles', {
    name: 'Member',
    policies: [{ policy: { name: 'Members', permissions } }],
    users: memberEmails.map((email) => ({ email, password: memberPassword })),
  });
}

/** @returns a Directus with its cache off, and one with its cache on */
export async function startDirectus(databaseUrl: string): Promise<Peer[]> {
  const folder = await installPeer(directus);
  const env = {
    DB_CLIENT: 'pg',
    DB_CONNECTION_STRING: databaseUrl,
    SECRET: 'a secret that signs the tokens of the bench',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ACCESS_TOKEN_TTL: '1d',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    TELEMETRY: 'false',
    PRESSURE_LIMITER_ENABLED: 'false',
    CACHE_STORE: 'memory',
    CACHE_AUTO_PURGE: 'true',
  };
  const file = 'node_modules/directus/cli.js';
  await runPeer(folder, [file, 'bootstrap'], env);
  const start = async (name: string, isCached: boolean) => {
    const port = await getPort({ host: '127.0.0.1' });
    const url = `http://127.0.0.1:${port}`;
    const own = { ...env, PORT: String(port), PUBLIC_URL: url, CACHE_ENABLED: String(isCached) };
    return {
      name,
      url,
      process: await startPeer(name, folder, [file, 'start'], own, `${url}/server/ping`),
    };
  };
  const plain = await start('Directus', false);
  const logIn = async (who: object) => {
    const answer = await post(`${plain.url}/auth/login`, who);
    return `Bearer ${(answer as { data: { access_token: string } }).data.access_token}`;
  };
  const token = await logIn(admin);
  const call: Call = (path, body) => post(`${plain.url}/${path}`, body, token);
  await makeTables(call);
  await makeMembers(call);
  const members: string[] = [];
  for (const email of memberEmails) members.push(await logIn({ email, password: memberPassword }));
  const comments = ['id', 'author_name', 'comment', 'created_at'].map((one) => `comments.${one}`);
  const query = `fields=*,${comments.join()}&deep[comments][_limit]=20&deep[comments][_sort]=created_at`;
  const use = {
    members,
    created: 200,
    list: (page: number) => `/items/prayers?${query}&sort=-created_at&limit=20&page=${page}`,
    item: (id: string) => `/items/prayers/${id}?${query}`,
    comment: (id: string, comment: string) => ({
      path: '/items/comments',
      body: { prayer_id: id, comment },
    }),
  };
  const cached = await start('Directus, cache on', true);
  return [plain, cached].map((server) => ({ ...server, ...use }));
}

import { randomInt, randomUUID } from 'node:crypto';
import * as contracts from '@kbf/contracts';
import { timeCursor } from '@kbf/data-kit';
import { anonymous } from '@kbf/process-kit';
import { uniqueWord } from '../faults/unique-word.ts';
import { type BenchSite, type Person, addressOf, fromAddress } from './bench-site.ts';
import { type Load, connections } from './measure.ts';
import { floorName, naturalFloorName } from './performance-tables.ts';

/** What is measured: a name, and the requests of the next run on a site. */
export type BenchRow = { name: string; load: (site: BenchSite) => Load };

/** Different requests of one connection. */
const reads = { perConnection: 40, status: 200 };
/** More than one connection can send in a run. */
const writesPerConnection = 600;
/** The prayers that get likes and comments: as many at every size, so that they grow by as many comments. */
const writtenTo = 500;

type Path = (site: BenchSite) => string;
type Who = (site: BenchSite, n: number) => Person | undefined;
const nobody: Who = () => undefined;
const visitor: Who = ({ visitors }, n) => visitors[n % visitors.length];
const member: Who = ({ members }, n) => members[n % members.length];

const throughGateway = (name: string, path: Path, who = nobody): BenchRow => ({
  name,
  load: (site) => ({
    ...reads,
    url: site.stack.origin,
    ask: (n) => {
      const cookie = who(site, n)?.cookie;
      return { path: path(site), headers: { ...fromAddress(n), ...(cookie && { cookie }) } };
    },
  }),
});

/** @param urlOf community itself, or a bare proxy before it */
const straight = (
  name: string,
  path: Path,
  who = nobody,
  urlOf = ({ stack }: BenchSite) => stack.url('community'),
): BenchRow => ({
  name,
  load: (site) => ({
    ...reads,
    url: urlOf(site),
    ask: (n) => {
      const token = site.tokenOf(who(site, n)?.identity ?? anonymous);
      return { path: path(site), headers: { [contracts.identityHeader]: token } };
    },
  }),
});

/** Each write is new: another visitor, or another prayer. The next one to send, at each site. */
const planned = new WeakMap<BenchSite, number>();
/** A prime more than one run can send, so that not every run begins with the same visitors. */
const plannedPerRun = connections * writesPerConnection + 677;

type Write = { path: (id: string) => string; body: () => Record<string, unknown> };
type Sending = { url: string; path: string; headers: Record<string, string>; body: object };

/** @param send how the visitor number `n` writes to the prayer with this id */
const write = (
  name: string,
  status: number,
  send: (site: BenchSite, who: { n: number; person: Person }, id: string) => Sending,
): BenchRow => ({
  name,
  load: (site) => {
    const { older, visitors } = site;
    const first = planned.get(site) ?? 0;
    planned.set(site, first + plannedPerRun);
    const sending = (n: number) => {
      const who = (first + n) % visitors.length;
      const round = Math.floor((first + n) / visitors.length);
      const id = older[(who + round) % writtenTo]!;
      return send(site, { n: who, person: visitors[who]! }, id);
    };
    const ask: Load['ask'] = (n) => {
      const { path, headers, body } = sending(n);
      const json = { ...headers, 'content-type': 'application/json' };
      return { method: 'POST', path, headers: json, body: JSON.stringify(body) };
    };
    return { url: sending(0).url, status, perConnection: writesPerConnection, ask };
  },
});

/** The same write through the gateway, straight at community, and at the floor. */
const writes = (
  name: string,
  status: number,
  floorPath: string,
  { path, body }: Write,
): BenchRow[] => [
  write(name, status, ({ stack }, { n, person }, id) => ({
    url: stack.origin,
    path: path(id),
    headers: { ...fromAddress(n), cookie: person.cookie },
    body: body(),
  })),
  write(`straight: ${name}`, status, ({ stack, tokenOf }, { n, person }, id) => ({
    url: stack.url('community'),
    path: path(id),
    headers: {
      [contracts.identityHeader]: tokenOf(person.identity),
      [contracts.clientAddressHeader]: addressOf(n),
    },
    body: body(),
  })),
  write(`floor: ${name}`, status, ({ floors }, { n }, id) => ({
    url: floors.writes.url,
    path: `${floorPath}/${id}`,
    headers: {},
    body: { ...body(), who: `v:bench-${n}`, network: addressOf(n) },
  })),
];

const floor = (name: string, which: keyof BenchSite['floors']): BenchRow => ({
  name,
  load: ({ floors }) => ({
    ...reads,
    url: floors[which].url,
    ask: () => ({ path: contracts.listPrayers.path }),
  }),
});

const firstPage: Path = () => contracts.listPrayers.path;
/** From a random moment of the newer half, so always another page. The prayers are one minute apart. */
const deepPage: Path = ({ prayers }) => {
  const minutes = 30 + Math.random() * (prayers / 2 - 60);
  const at = new Date(Date.now() - minutes * 60_000);
  return `${contracts.listPrayers.path}?cursor=${timeCursor.encode({ at, id: randomUUID() })}`;
};
const onePrayer: Path = ({ newer }) =>
  contracts.hrefOf(contracts.getPrayer, { id: newer[Math.floor(Math.random() * newer.length)]! });

const search = (words: string) => `${contracts.listProfiles.path}?search=${words}`;
const aSurname: Path = ({ prayers }) =>
  search(`bench${1 + Math.floor(Math.random() * Math.min(prayers, 100_000))}`);

/** A form that anyone sends once, each from an address of its own. */
const form = (name: string, path: string, status: number, body: () => object): BenchRow => ({
  name,
  load: ({ stack }) => ({
    url: stack.origin,
    status,
    perConnection: writesPerConnection,
    ask: () => ({
      method: 'POST',
      path,
      headers: { ...fromAddress(randomInt(1 << 24)), 'content-type': 'application/json' },
      body: JSON.stringify(body()),
    }),
  }),
});

const pages: readonly [name: string, path: Path, who?: Who][] = [
  ['first page, no cookie', firstPage],
  ['first page, visitor', firstPage, visitor],
  ['first page, member', firstPage, member],
  ['deep page, no cookie', deepPage],
  ['one prayer, no cookie', onePrayer],
];

/** Proxies that do nothing else, before community. */
const proxies = [
  ['http-proxy', 'proxiedService'],
  ['express-gateway’s proxy', 'hostService'],
] as const;

/** Rows of requests that do not depend on each other, in the order of the tables. */
export const benchRows: readonly BenchRow[] = [
  ...pages.map((page) => throughGateway(...page)),
  throughGateway('random quote', () => contracts.getRandomQuote.path),
  throughGateway('landing page', () => '/'),
  throughGateway('directory, a surname', aSurname),
  throughGateway('directory, a trade', () => search('baker')),
  ...writes('like, visitor', 200, '/like', {
    path: (id) => contracts.hrefOf(contracts.likePrayer, { id }),
    body: () => ({ liked: true }),
  }),
  ...writes('comment, visitor', 201, '/comment', {
    path: (id) => contracts.hrefOf(contracts.createComment, { id }),
    body: () => ({ comment: `Praying with you and your family this week, ${uniqueWord()}.` }),
  }),
  ...pages.map(([name, ...page]) => straight(`straight: ${name}`, ...page)),
  ...proxies.map(([name, which]) =>
    straight(
      `${name}: one prayer, no cookie`,
      onePrayer,
      nobody,
      ({ floors }) => floors[which].url,
    ),
  ),
  floor('floor: one query', 'bare'),
  floor(floorName, 'proxied'),
  floor('floor: one query behind express-gateway', 'host'),
  floor('floor: natural tables', 'natural'),
  floor(naturalFloorName, 'naturalProxied'),
  floor('floor: constant buffer', 'constant'),
  form('contact form', contracts.createContact.path, 201, () => ({
    fullName: 'Ada Okafor',
    email: `${randomUUID()}@example.org`,
    message: 'I would like to join the fellowship. I run a small bakery with my sister.',
  })),
];

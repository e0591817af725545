import { randomUUID } from 'node:crypto';
import * as contracts from '@kbf/contracts';
import { timeCursor } from '@kbf/data-kit';
import { anonymous } from '@kbf/process-kit';
import { uniqueWord } from '../faults/unique-word.ts';
import { type BenchSite, type Person, fromAddress } from './bench-site.ts';
import { type Load, connections } from './measure.ts';
import { floorName } from './performance-tables.ts';

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

const straight = (name: string, path: Path, who = nobody): BenchRow => ({
  name: `straight: ${name}`,
  load: (site) => ({
    ...reads,
    url: site.stack.url('community'),
    ask: (n) => {
      const token = site.tokenOf(who(site, n)?.identity ?? anonymous);
      return { path: path(site), headers: { [contracts.identityHeader]: token } };
    },
  }),
});

/** Through the gateway. Each request is new: another visitor, or another prayer. */
function write(
  name: string,
  status: number,
  path: (id: string) => string,
  body: () => object,
): BenchRow {
  let planned = 0;
  const load = (site: BenchSite): Load => {
    const { older, visitors, stack } = site;
    const first = planned;
    planned += connections * writesPerConnection;
    const ask: Load['ask'] = (n) => {
      const who = (first + n) % visitors.length;
      const round = Math.floor((first + n) / visitors.length);
      const { cookie } = visitors[who]!;
      const headers = { ...fromAddress(who), cookie, 'content-type': 'application/json' };
      const to = path(older[(who + round) % writtenTo]!);
      return { method: 'POST', path: to, headers, body: JSON.stringify(body()) };
    };
    return { url: stack.origin, status, perConnection: writesPerConnection, ask };
  };
  return { name, load };
}

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

const pages: readonly [name: string, path: Path, who?: Who][] = [
  ['first page, no cookie', firstPage],
  ['first page, visitor', firstPage, visitor],
  ['first page, member', firstPage, member],
  ['deep page, no cookie', deepPage],
  ['one prayer, no cookie', onePrayer],
];

/** All rows, in the order of the tables. */
export const benchRows: readonly BenchRow[] = [
  ...pages.map((page) => throughGateway(...page)),
  throughGateway('random quote', () => contracts.getRandomQuote.path),
  throughGateway('landing page', () => '/'),
  write(
    'like, visitor',
    200,
    (id) => contracts.hrefOf(contracts.likePrayer, { id }),
    () => ({ liked: true }),
  ),
  write(
    'comment, visitor',
    201,
    (id) => contracts.hrefOf(contracts.createComment, { id }),
    () => ({ comment: `Praying with you and your family this week, ${uniqueWord()}.` }),
  ),
  ...pages.map((page) => straight(...page)),
  floor('floor: one query', 'bare'),
  floor(floorName, 'proxied'),
  floor('floor: constant buffer', 'constant'),
];

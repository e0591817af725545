import type { Prayer, PrayerComment } from '@kbf/contracts';
import type { PersonContacts } from '@kbf/contracts/internal';
import { useService } from '@kbf/test-kit';
import type { RunningService, ServiceCall, ServiceOptions } from '@kbf/test-kit';
import { beforeAll, beforeEach, afterAll } from 'vitest';
import type { Deps } from '../src/deps.ts';
import { limitedActs } from '../src/limits/community-limits.ts';
import { community as service } from '../src/service.ts';
import { startFakeAi } from './fake-ai.ts';
import type { FakeAi } from './fake-ai.ts';
import { startFakeAuth } from './fake-auth.ts';
import type { FakeAuth } from './fake-auth.ts';

export { admin, newJoiner, newMember, newVisitor, reader } from '@kbf/test-kit';

/** An answer with its parsed body: undefined when it is not JSON. */
export type Answer<Body> = {
  status: number;
  headers: Record<string, string | undefined>;
  text: string;
  bytes: Buffer;
  body: Body;
};
/** A loose type for all answers: each test knows which one it gets. */
export type AnyBody = Prayer &
  PrayerComment & {
    posted: string;
    prayer: Prayer;
    liked: boolean;
    code: string;
    message: string;
  };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Community = {
  deps: Deps;
  /** Calls the service as the gateway would, in the name of `as`; without `as`, as a reader without a cookie. */
  call: <Body = AnyBody>(method: Method, path: string, call?: ServiceCall) => Promise<Answer<Body>>;
};

/** The process, with parsed bodies. */
const reading = (running: Pick<RunningService<Deps>, 'call' | 'deps'>): Community => ({
  get deps() {
    return running.deps;
  },
  call: async <Body>(method: Method, path: string, call?: ServiceCall): Promise<Answer<Body>> => {
    const { status, headers, text, bytes, json } = await running.call<Body>(method, path, call);
    const isJson = headers.get('content-type')?.startsWith('application/json') && text !== '';
    const body = isJson ? json() : (undefined as Body);
    return { status, headers: Object.fromEntries(headers), text, bytes, body };
  },
});

/** A wait for verdicts that is long enough on a busy machine, and limits that only tests of limits reach. */
const usual: Record<string, string> = {
  MODERATION_TIMEOUT_MS: '45000',
  COMMUNITY_LIMITS: JSON.stringify({
    ...Object.fromEntries(limitedActs.map((act) => [act, { person: 5_000, network: 5_000 }])),
    visitorLikesOfOnePrayer: 5_000,
    visitorReportsThatHide: 5_000,
  }),
};

/** For one test file: a database, a fake ai, and one process of the service that ends with the file. */
export function useCommunity(options: ServiceOptions = {}) {
  const env = { ...usual, ...options.env };
  const started: FakeAi[] = [];
  const auth: FakeAuth[] = [];
  const running = (): FakeAi => {
    const [ai] = started;
    if (!ai) throw new Error('the server in place of ai runs within tests and hooks only');
    return ai;
  };
  beforeAll(async () => {
    started.push(await startFakeAi());
    env['AI_URL'] = running().url;
    const fakeAuth = await startFakeAuth();
    auth.push(fakeAuth);
    env['AUTH_URL'] = fakeAuth.url;
  });
  const process = useService(service, { ...options, env });
  const community = reading(process);
  beforeEach(() => running().reset());
  afterAll(() => Promise.all([running().close(), ...auth.map((one) => one.close())]));
  return {
    community,
    get ai() {
      return running();
    },
    /** The people whom auth knows, by id. */
    get people() {
      return auth[0]?.people ?? new Map<string, PersonContacts>();
    },
    get databaseUrl() {
      return process.databaseUrl;
    },
    listen: () => process.listen(),
    /** Another process on the same database. It ends with the others. */
    startAnother: async (more: ServiceOptions = {}) =>
      reading(await process.startAnother({ ...more, env: { ...env, ...more.env } })),
  };
}

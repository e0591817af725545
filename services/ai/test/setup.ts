import { randomUUID } from 'node:crypto';
import { clientAddressHeader } from '@kbf/contracts';
import { recorded } from '@kbf/events/testing';
import { createLogger } from '@kbf/process-kit';
import type { Identity } from '@kbf/process-kit';
import { identityHeaders, serviceEnv, startOpenAiServer, useService } from '@kbf/test-kit';
import type { ServiceOptions } from '@kbf/test-kit';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createGuides } from '../src/guides/guides.ts';
import { describeAi } from '../src/service.ts';

export const visitor: Identity = { role: 'visitor', visitorId: 'visitor-of-the-tests' };
export const member: Identity = {
  role: 'member',
  userId: '22222222-2222-4222-8222-222222222222',
  isApproved: true,
};
export const otherMember: Identity = {
  role: 'member',
  userId: '33333333-3333-4333-8333-333333333333',
  isApproved: true,
};

/** One thread with the Bible's text is enough for all services of a test file. */
const guides = createGuides(createLogger('ai', 'silent'));
const shared = describeAi(() => ({ ...guides, close: async () => undefined }));

/**
 * For one test file: a provider of models, a database and one ai process, which end with the file.
 * `startAnother` starts more processes on that database.
 * @param options.hasProvider false: the built-in guides answer
 */
export async function useAi({
  env = {},
  worker = false,
  hasProvider = true,
}: ServiceOptions & { hasProvider?: boolean } = {}) {
  const openAi = await startOpenAiServer();
  afterAll(async () => {
    await guides.close();
    await openAi.close();
  });
  beforeEach(() => {
    openAi.reset();
  });
  // Loads before the first test: on a busy machine loading takes longer than a test may.
  beforeAll(async () => {
    await guides.count();
  });
  const usual = {
    DATABASE_CONNECTIONS: '14',
    GUIDE_PACE_MS: '0',
    ...(hasProvider ? { OPENAI_BASE_URL: openAi.url } : {}),
    ...env,
  };
  const service = useService(shared, { env: usual, worker });
  const start = async (more: Record<string, string> = {}) => {
    const another = await service.startAnother({ env: { ...usual, ...more }, worker });
    return { url: await another.listen(), stop: another.stop };
  };
  return {
    openAi,
    listen: service.listen,
    /** Another process on the same database, with different settings. */
    start,
    get deps() {
      return service.deps;
    },
    get databaseUrl() {
      return service.databaseUrl;
    },
    rows: (text: string, ...values: unknown[]) => service.deps.database.sql(text, values),
    /** What community is told about a shared prayer: whether its words may be public. */
    verdictOf: async (requestId: string) => {
      const told = await recorded(service.deps.database.sql, 'prayer.answered');
      return told.find((one) => one.requestId === requestId)?.verdict.state;
    },
  };
}

/** The environment of an ai process on a database. */
export const environment = (databaseUrl: string, extra: Record<string, string> = {}) =>
  serviceEnv('ai', databaseUrl, {
    LOG_LEVEL: 'silent',
    GUIDE_PACE_MS: '0',
    ...extra,
  });

export type Prayer = {
  message?: unknown;
  requestId?: string;
  share?: boolean;
  audience?: 'public' | 'members' | 'private';
  anonymous?: boolean;
  photoUrl?: unknown;
  chatHistory?: unknown;
};

/** The header in which the gateway sends the caller's address. */
const from = (address: string | undefined): Record<string, string> =>
  address ? { 'x-forwarded-for': address, [clientAddressHeader]: address } : {};

export function ask(
  url: string,
  prayer: Prayer,
  options: { as?: Identity; stream?: boolean; signal?: AbortSignal; address?: string } = {},
): Promise<Response> {
  return fetch(`${url}/api/prayer-chat`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: options.stream ? 'text/event-stream' : 'application/json',
      ...from(options.address),
      ...identityHeaders(options.as ?? visitor, 'ai'),
    },
    body: JSON.stringify({ message: 'Please pray for my mother Ana.', ...prayer }),
    ...(options.signal ? { signal: options.signal } : {}),
  });
}

export const stateOf = (url: string, requestId: string, as = visitor) =>
  fetch(`${url}/api/prayer-chat/${requestId}`, { headers: identityHeaders(as, 'ai') });

export const stop = (url: string, requestId: string, as = visitor, address?: string) =>
  fetch(`${url}/api/prayer-chat/${requestId}/stop`, {
    method: 'POST',
    headers: { ...from(address), ...identityHeaders(as, 'ai') },
  });

export type StreamedEvent = { event: string; data: Record<string, unknown> };

/** The events of a stream, as they come. */
export async function* eventsOf(response: Response): AsyncGenerator<StreamedEvent, void> {
  let text = '';
  for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
    text += part;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
      text = text.slice(end + 2);
      if (event && data) yield { event, data: JSON.parse(data) as Record<string, unknown> };
    }
  }
}

/** All events of a stream, once it has ended. */
export const allEvents = (response: Response): Promise<StreamedEvent[]> =>
  restOf(eventsOf(response));

/** The remaining events of a stream, once it has ended. */
export async function restOf(
  events: AsyncGenerator<StreamedEvent, void>,
): Promise<StreamedEvent[]> {
  const rest: StreamedEvent[] = [];
  for await (const event of events) rest.push(event);
  return rest;
}

export const newId = () => randomUUID();

/** The service as two processes on one database, at `url` and `otherUrl` from the first test on. */
export async function useTwoAi(options: Parameters<typeof useAi>[0] = {}) {
  const ai = Object.assign(await useAi(options), { url: '', otherUrl: '' });
  beforeAll(async () => {
    ai.url = await ai.listen();
    ai.otherUrl = (await ai.start()).url;
  });
  return ai;
}

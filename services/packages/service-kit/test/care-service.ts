import { care, defineCall, writtenText } from '@kbf/contracts';
import { createIdentitySigner, createLogger, createMetrics, generateKeys } from '@kbf/process-kit';
import { afterEach } from 'vitest';
import { z } from 'zod';
import { answer, buildService, implement } from '../src/index.ts';
import type { CareNotice, HelpRecord, Service, TellOfCare } from '../src/index.ts';

export const gatewayKeys = generateKeys();
export const identityFor = createIdentitySigner(gatewayKeys.privateKey);
/** A token is valid for seconds, so each call has its own. */
export const visitorToken = () => identityFor({ role: 'visitor', visitorId: 'visitor-1' }, 'ai');
export const certain = 'I am going to kill myself tonight.';
export const safe = 'Please pray for the meeting on Thursday.';

export const say = defineCall({
  id: 'say',
  method: 'POST',
  path: '/api/say',
  service: 'ai',
  audience: 'all',
  summary: 'For this test.',
  body: z.object({
    text: writtenText(100),
    requestId: z.uuid().optional(),
    saysSafe: z.boolean().optional(),
    turns: z.array(z.object({ role: z.string(), content: z.string() })).default([]),
  }),
  words: { place: 'comment', fields: ['text'], conversation: 'turns' },
  answers: { 200: z.object({ ok: z.boolean(), care: care.optional() }) },
});
export const sayAsMember = defineCall({
  ...say,
  id: 'sayAsMember',
  path: '/api/say-as-member',
  audience: 'member',
});

/** A call whose contract does not offer to say so. */
export const sayOnly = defineCall({
  ...say,
  id: 'sayOnly',
  path: '/api/say-only',
  body: say.body.omit({ saysSafe: true }),
});
export const draft = defineCall({
  ...sayOnly,
  id: 'draft',
  path: '/api/draft',
  words: { place: 'draft', fields: ['text'] },
});

/** Its words are read by an admin in any case. */
export const report = defineCall({
  ...sayOnly,
  id: 'report',
  path: '/api/report',
  words: { place: 'report', fields: ['text'] },
});

export const apps: Service[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

/** A record of help in memory. */
function createHelpRecord(): HelpRecord {
  const kept = new Map<string, boolean>();
  return {
    note: async (helped, isTold) => {
      const key = JSON.stringify(helped);
      kept.set(key, isTold || (kept.get(key) ?? false));
    },
    find: async (helped) => {
      const isTold = kept.get(JSON.stringify(helped));
      return isTold === undefined ? undefined : { isTold };
    },
  };
}

export function startService(tell?: TellOfCare, helpRecord = createHelpRecord()) {
  const told: CareNotice[] = [];
  const app = buildService({
    name: 'ai',
    logger: createLogger('test', 'silent'),
    metrics: createMetrics('test'),
    identityPublicKeys: [gatewayKeys.publicKey],
    servicePublicKeys: {},
    tellOfCare: tell ?? (async (notice) => void told.push(notice)),
    helpRecord,
  });
  apps.push(app);
  return { app, told };
}

export function serve(fail?: () => Error, tell?: TellOfCare, record?: HelpRecord) {
  const { app, told } = startService(tell, record);
  for (const call of [say, sayAsMember, sayOnly, draft, report])
    implement(app, call, async () => {
      if (fail) throw fail();
      return answer(200, { ok: true });
    });
  const post = async (
    body: unknown,
    path: string = say.path,
    type = 'application/json',
    more: Record<string, string> = {},
  ) => {
    const headers = { 'x-identity': visitorToken(), 'content-type': type, ...more };
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await app.inject({ method: 'POST', url: path, headers, payload });
    return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
  };
  return { post, told };
}

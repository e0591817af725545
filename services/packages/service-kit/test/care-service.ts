import { care, defineCall, writtenText } from '@kbf/contracts';
import { createIdentitySigner, createLogger, createMetrics, generateKeys } from '@kbf/process-kit';
import { afterEach } from 'vitest';
import { z } from 'zod';
import { answer, buildService, implement } from '../src/index.ts';
import type { CareNotice, Service, TellOfCare } from '../src/index.ts';

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

export const apps: Service[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

export function startService(tell?: TellOfCare) {
  const told: CareNotice[] = [];
  const app = buildService({
    name: 'ai',
    logger: createLogger('test', 'silent'),
    metrics: createMetrics('test'),
    identityPublicKeys: [gatewayKeys.publicKey],
    servicePublicKeys: {},
    tellOfCare: tell ?? (async (notice) => void told.push(notice)),
  });
  apps.push(app);
  return { app, told };
}

export function serve(fail?: () => Error, tell?: TellOfCare) {
  const { app, told } = startService(tell);
  for (const call of [say, sayAsMember])
    implement(app, call, async () => {
      if (fail) throw fail();
      return answer(200, { ok: true });
    });
  const post = async (body: unknown, path: string = say.path, type = 'application/json') => {
    const headers = { 'x-identity': visitorToken(), 'content-type': type };
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await app.inject({ method: 'POST', url: path, headers, payload });
    return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
  };
  return { post, told };
}

import { until } from '@kbf/test-kit';
import { expect, it } from 'vitest';
import { sendJson } from '../fake-service.ts';
import { answerIdentity, fakeLogin } from '../login-cookies.ts';
import { useGateway } from '../use-gateway.ts';

const member = fakeLogin();
const joiner = fakeLogin();
joiner.identity.isApproved = false;
const goOn = Promise.withResolvers<void>();
let underWay = 0;

const { gateway } = useGateway(
  async (request, response) => {
    if (answerIdentity([member, joiner], request, response)) return;
    underWay += 1;
    if (request.url.endsWith('/stream'))
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    else {
      await goOn.promise;
      sendJson(response, 200, {});
    }
  },
  (url) => ({
    AUTH_URLS: url,
    AI_URLS: url,
    COMMUNITY_URLS: url,
    GATEWAY_LIMITS: JSON.stringify({
      replies: { network: 10, all: 2, members: 1 },
      liveStreams: { network: 10, all: 2, members: 1 },
    }),
  }),
);

const askForReply = (cookie?: string) =>
  fetch(`${gateway().origin}/api/prayer-chat`, {
    method: 'POST',
    body: '{}',
    headers: cookie ? { cookie: `kbf_login=${cookie}` } : {},
  });

it('When visitors have taken their places, then an account without approval has none, and a member has', async () => {
  const visitor = askForReply();
  await until(() => underWay === 1);
  expect((await askForReply(joiner.cookie)).status).toBe(503);
  const answer = askForReply(member.cookie);
  await until(() => underWay === 2);
  goOn.resolve();
  expect([(await visitor).status, (await answer).status]).toEqual([200, 200]);
});

it('When visitors have their live streams, then an account without approval gets none, and a member does', async () => {
  const leaving = new AbortController();
  const open = (cookie?: string) =>
    fetch(`${gateway().origin}/api/prayers/stream`, {
      signal: leaving.signal,
      headers: cookie ? { cookie: `kbf_login=${cookie}` } : {},
    });
  const answers = [
    await open(),
    await open(),
    await open(joiner.cookie),
    await open(member.cookie),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 503, 503, 200]);
  leaving.abort();
});

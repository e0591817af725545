import { randomUUID } from 'node:crypto';
import { calls, fillPath } from '@kbf/contracts';
import type { CallShape, Care } from '@kbf/contracts';
import { until } from '@kbf/test-kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Stack, startStack } from '../local/stack.ts';
import { createClient } from './client.ts';
import { rows } from './rows.ts';

const danger = 'I am going to kill myself tonight.';
const ordinary = 'Please pray for the bakery that we open on Thursday.';

const reported = (reason: string) => ({ reason });

/** The body for a person's words, for each call that takes them. */
const bodies: Record<string, (words: string) => object> = {
  prayerChat: (message) => ({ message, requestId: randomUUID() }),
  aiCoach: (message) => ({ message }),
  contributeChat: (message) => ({ message }),
  businessGuide: (message) => ({ message }),
  rateReply: (text) => ({
    ratingId: randomUUID(),
    assistant: 'coach',
    thumb: 'down',
    text,
  }),
  suggestQuestions: (text) => ({ guide: 'business', text }),
  createPrayer: (userRequest) => ({ userRequest }),
  createComment: (comment) => ({ comment }),
  correctPrayer: (userRequest) => ({ userRequest }),
  correctComment: (comment) => ({ comment }),
  editPrayer: (thanks) => ({ thanks }),
  reportPrayer: reported,
  reportComment: reported,
  reportProfile: reported,
  reportNeed: reported,
  reportPartner: reported,
  createNeed: (text) => ({ text }),
  foundCircle: (line) => ({ name: 'Bakers who pray', line }),
  renameCircle: (line) => ({ name: 'Bakers who pray', line }),
  sendChatMessage: (text) => ({ text, requestId: randomUUID() }),
  reportChat: reported,
  putPartnerQuestion: (question) => ({ question }),
  putPartnerAnswer: (answer) => ({ answer }),
  putOwnProfile: (identity) => ({ identity, humanBeliefs: [], isPublic: false }),
  createContact: (words) => ({ ...person, message: `About yourself: ${words}` }),
  registerTraining: (other) => ({ ...person, financialGoals: { other } }),
  putTrainingProgress: (words) => ({
    editedAt: new Date().toISOString(),
    responses: { 'threePs.feeling': words },
  }),
};
const person = { fullName: 'Ada Okafor', email: 'ada@okafor.example' };
const places = calls.filter(({ words }) => words);
/** Text that a person is still typing is answered with help, but no admin is told, and no reply is written. */
const sent = places.filter(({ words }) => words?.place !== 'draft');

let stack: Stack;
beforeAll(async () => {
  // A call waits for a service that starts again. Here some are away for good.
  const gateway = { GATEWAY_LIMITS: JSON.stringify({ coldMs: 100 }) };
  stack = await startStack({ env: { ai: { GUIDE_PACE_MS: '0' }, gateway } });
});
afterAll(async () => {
  await stack?.stop();
});

async function say({ id, method, path }: CallShape, words: string) {
  const body = bodies[id]?.(words);
  if (!body) throw new Error(`${id} takes words, and is not said here`);
  const visitor = createClient(stack.origin);
  const params = { id: randomUUID(), commentId: randomUUID(), userId: randomUUID() };
  const answer = await visitor.call(method, fillPath(path, params), { body });
  return { status: answer.status, body: answer.json() as { care?: Care; source?: string } };
}

/** A thumb under a reply goes to ai as well, and gets no reply. */
const isAssistant = ({ service, words }: CallShape) =>
  service === 'ai' && words?.place !== 'rating';
const idsOf = (some: readonly CallShape[]) => some.map(({ id }) => id);

/** The answers of each place to the same words. */
async function answersTo(words: string, among = places) {
  const answers: ({ id: string } & Awaited<ReturnType<typeof say>>)[] = [];
  for (const call of among) answers.push({ id: call.id, ...(await say(call, words)) });
  return answers;
}

/** Places that do not answer danger with help. */
const withoutHelp = async () =>
  (await answersTo(danger)).filter(
    ({ body: { care } }) => care?.level !== 'certain' || care.kind !== 'suicide',
  );

/** Places that see danger where there is none. */
const falseAlarms = async () => (await answersTo(ordinary)).filter(({ body }) => 'care' in body);

/** Assistants whose reply is the help itself. */
const helping = async () =>
  (await answersTo(danger, sent.filter(isAssistant)))
    .filter(({ status, body }) => status === 200 && body.source === 'crisis')
    .map(({ id }) => id);

describe('A person who writes of danger, in each place', () => {
  test('When all is well, then help is answered, and admins find each at the desk', async () => {
    expect(await withoutHelp()).toEqual([]);
    // The same words in the same place, all from one network, are counted on one case.
    const atDesk = async () => {
      const sql = 'SELECT place, sum(1 + more)::int AS count FROM care_case GROUP BY place';
      const found = await rows<{ place: string; count: number }>(
        stack.databaseUrl('community'),
        sql,
      );
      return found.map(({ place, count }) => `${place} ${count}`).toSorted();
    };
    const expected = [...Map.groupBy(sent, ({ words }) => words?.place)]
      .map(([place, some]) => `${place} ${some.length}`)
      .toSorted();
    await until(async () => (await atDesk()).join() === expected.join());
    expect(await helping()).toEqual(idsOf(sent.filter(isAssistant)));
    expect(await falseAlarms()).toEqual([]);
  });

  test('When Redis is stopped, then so too', async () => {
    await stack.runtime!.stopServer('redis');
    expect(await withoutHelp()).toEqual([]);
    expect(await helping()).toEqual(idsOf(sent.filter(isAssistant)));
    await stack.runtime!.startServer('redis');
  });

  test('When Postgres is stopped, then the assistants help, and failures say where help is', async () => {
    await stack.runtime!.stopServer('postgres');
    expect(await withoutHelp()).toEqual([]);
    expect(await helping()).toEqual(idsOf(sent.filter(isAssistant)));
    expect(await falseAlarms()).toEqual([]);
    await stack.runtime!.startServer('postgres');
  });

  test('When every service is stopped, then the gateway says where help is', async () => {
    const services = ['ai', 'community', 'intake'] as const;
    await Promise.all(services.map((name) => stack.process(name).stop()));
    expect(await withoutHelp()).toEqual([]);
    expect(await falseAlarms()).toEqual([]);
    await Promise.all(services.map((name) => stack.process(name).start()));
  });
});

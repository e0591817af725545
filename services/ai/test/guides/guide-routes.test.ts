import { guideNames } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { identityHeaders } from '@kbf/test-kit';
import { beforeAll, expect, test } from 'vitest';
import { member, otherMember, useAi, visitor } from '../setup.ts';

const ai = await useAi({ hasProvider: false });
let url: string;

beforeAll(async () => {
  url = await ai.listen();
});

async function suggest(body: unknown, as: Identity = visitor) {
  const response = await fetch(`${url}/api/guide-questions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...identityHeaders(as, 'ai') },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test('When there is no model, then the written answers of each guide are counted', async () => {
  const response = await fetch(`${url}/api/assistants`, {
    headers: identityHeaders(visitor, 'ai'),
  });
  const { source, answers } = (await response.json()) as Record<string, object>;
  expect(source).toBe('guide');
  expect(Object.keys(answers!)).toEqual([...guideNames]);
});

test('When a person types, then near questions are suggested, at most three', async () => {
  const { status, body } = await suggest({ guide: 'coach', text: 'rank my needs' });
  expect(status).toBe(200);
  expect((body['questions'] as unknown[]).length).toBeLessThanOrEqual(3);
  expect(body['care']).toBeUndefined();
});

test('When a person types of danger, then the answer says so, no one is told, nothing is kept', async () => {
  const text = 'I want to kill myself tonight.';
  for (const body of [
    { guide: 'coach', text },
    { guide: 'no such guide', text },
  ])
    expect((await suggest(body, member)).body).toMatchObject({
      care: { level: 'certain', kind: 'suicide' },
    });
  for (const table of ['outbox_event', 'care_memory', 'reply', 'budget'])
    expect(await ai.rows(`SELECT 1 FROM ${table}`)).toEqual([]);
});

test('When the input is not as declared, then the answer is 400', async () => {
  for (const body of [{}, { guide: 'coach', text: ' ' }, { guide: 'pastor', text: 'Hello' }])
    expect((await suggest(body)).status).toBe(400);
});

test('When one person asks without end, then suggestions pause for that person alone', async () => {
  const asked = { guide: 'business', text: 'a late payment' };
  const answers = await Promise.all(Array.from({ length: 121 }, () => suggest(asked, otherMember)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  expect((await suggest(asked, member)).status).toBe(200);
});

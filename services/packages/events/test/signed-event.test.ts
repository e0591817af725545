import { randomUUID } from 'node:crypto';
import { testKeys, until } from '@kbf/test-kit';
import { describe, expect, test } from 'vitest';
import { createEventKeys, createRelay, recordEvent } from '../src/index.ts';
import type { ConsumerName } from '../src/index.ts';
import { announce, recorded, testEventKeys } from '../testing/index.ts';
import { effects, prayerAnswered, recordPrayer, startConsumer } from './fixtures.ts';
import { useStage } from './use-stage.ts';

const { openQueue, run, stage } = useStage();

const erasing = () => ({ personId: randomUUID(), requestedAt: '2026-01-01T08:00:00Z' });

describe('A job in the queue', () => {
  /** Adds a job, waits until it failed, and returns the reason. */
  async function refusalOf(name: string, data: unknown): Promise<string> {
    const { queue } = openQueue();
    run(startConsumer(stage));
    const job = await queue.add(name, data, { attempts: 5 });
    await until(async () => (await queue.getFailedCount()) === 1);
    const failed = await queue.getJob(job.id!);
    expect(failed?.attemptsMade).toBe(1);
    expect(await effects(stage)).toEqual([]);
    return failed?.failedReason ?? '';
  }

  const envelope = (name: string, payload: unknown) =>
    JSON.stringify({
      id: randomUUID(),
      name,
      version: 1,
      occurredAt: new Date().toISOString(),
      payload,
    });
  const signedBy = (service: ConsumerName, body: string) => ({
    from: service,
    body,
    signature: testEventKeys(service).sign(body),
  });

  test('When nobody signed it, then it is refused at once', async () => {
    const body = envelope('person.erasing', erasing());
    expect(await refusalOf('person.erasing', { from: 'auth', body })).toContain('not a signed');
  });

  test('When it was changed after it was signed, then it is refused', async () => {
    const signed = signedBy('auth', envelope('person.erasing', erasing()));
    const other = { ...signed, body: envelope('person.erasing', erasing()) };
    expect(await refusalOf('person.erasing', other)).toContain('not signed by the service');
  });

  test('When a service signs in the name of another, then it is refused', async () => {
    const signed = signedBy('ai', envelope('person.erasing', erasing()));
    expect(await refusalOf('person.erasing', { ...signed, from: 'auth' })).toContain('not signed');
  });

  test('When a service sends what only another may send, then it is refused', async () => {
    const signed = signedBy('ai', envelope('person.erasing', erasing()));
    expect(await refusalOf('person.erasing', signed)).toBe('ai may not send person.erasing');
  });

  test('When the keys of an unknown installation signed it, then it is refused', async () => {
    const { env } = testKeys();
    const body = envelope('prayer.answered', prayerAnswered(randomUUID()));
    const foreign = { from: 'somebody', body, signature: testEventKeys('ai').sign(body) };
    expect(Object.keys(JSON.parse(env('ai')['SERVICE_PUBLIC_KEYS']!))).not.toContain('somebody');
    expect(await refusalOf('prayer.answered', foreign)).toContain('not signed');
  });

  test('When its sender may send it, then the processor knows who that is', async () => {
    const senders: string[] = [];
    run(
      startConsumer(stage, {
        name: 'note-sender',
        event: 'prayer.answered',
        handle: async ({ event }) => void senders.push(event.from),
      }),
    );
    run(createRelay(stage));
    await recordPrayer(stage);
    await until(() => senders.length > 0);
    expect(senders).toEqual(['ai']);
  });
});

describe('What an event carries sealed', () => {
  const content = {
    to: '+12025550123',
    link: 'https://example.org/login#token=abc',
    code: '123456',
  };
  const loginRequested = () =>
    ({
      messageId: randomUUID(),
      channel: 'sms',
      kind: 'login',
      content,
      notAfter: '2026-01-01T08:00:00.000Z',
    }) as const;

  test('When it is recorded, then neither outbox nor another service can read it, and its reader can', async () => {
    const event = loginRequested();
    await recordEvent(stage.sql, 'message.requested', event, testEventKeys('auth'));
    const [row] = await stage.sql('SELECT id, payload::text AS text FROM outbox_event', []);
    const text = String(row?.['text']);
    for (const secret of [content.to, content.link, content.code])
      expect(text).not.toContain(secret);
    const { content: sealed } = JSON.parse(text) as { content: string };
    const place = `${String(row?.['id'])} message.requested.content`;
    expect(JSON.parse(testEventKeys('notifications').open(sealed, place))).toEqual(content);
    for (const other of ['auth', 'ai', 'community', 'intake'] as const)
      expect(() => testEventKeys(other).open(sealed, place)).toThrow('cannot be opened');
    expect(await recorded(stage.sql, 'message.requested')).toEqual([event]);
  });

  test('When it does not fit the catalogue, then nothing is recorded', async () => {
    const wrong = { ...loginRequested(), content: { ...content, to: '' } };
    await expect(
      recordEvent(stage.sql, 'message.requested', wrong, testEventKeys('auth')),
    ).rejects.toThrow('Too small');
    expect(await recorded(stage.sql, 'message.requested')).toEqual([]);
  });

  test('When the reader has a new key and still the old one, then both are of use', () => {
    const { services, readers } = testKeys();
    const base = {
      SERVICE_SIGNING_KEY: services.auth.privateKey,
      SERVICE_PUBLIC_KEYS: {},
      EVENT_READER_PUBLIC_KEYS: { auth: readers.auth.publicKey },
    };
    const sealed = testEventKeys('intake').sealFor('auth', 'words', 'place');
    const both = [readers.ai.privateKey, readers.auth.privateKey];
    const renewed = createEventKeys('auth', { ...base, EVENT_READING_KEYS: both });
    const other = createEventKeys('auth', { ...base, EVENT_READING_KEYS: both.slice(0, 1) });
    expect(renewed.open(sealed, 'place')).toBe('words');
    expect(() => other.open(sealed, 'place')).toThrow('cannot be opened');
  });

  test('When an event is announced for a test, then it goes the way of a real one', async () => {
    const requestId = randomUUID();
    run(startConsumer(stage));
    const { prefix } = stage;
    const one = await announce('community', 'prayer.answered', prayerAnswered(requestId), {
      prefix,
    });
    await one.done();
    const again = { ...prayerAnswered(requestId) };
    await (await announce('community', 'prayer.answered', again, { prefix, id: one.id })).done();
    expect(await effects(stage)).toEqual([requestId]);
  });
});

import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { catalogue, consumerNames, definitionOf, eventNames, eventsFor } from '../src/index.ts';
import { checkProcessors } from '../src/processor.ts';
import { sealedFieldsOf } from '../src/sealed.ts';

const checkout = join(import.meta.dirname, '../../../..');
const noticed = { noticeId: randomUUID(), source: 'comment', noticedAt: '2026-01-01T08:00:00Z' };

describe('The catalogue', () => {
  test('When an event is addressed, then to services that have a queue', () => {
    for (const name of eventNames()) {
      expect(catalogue[name].consumers.length).toBeGreaterThan(0);
      for (const consumer of catalogue[name].consumers) expect(consumerNames).toContain(consumer);
    }
  });

  test('When a service asks what it must process, then it hears of all its events', () => {
    expect(eventsFor('community')).toEqual(
      expect.arrayContaining(['prayer.answered', 'person.changed']),
    );
    expect(eventsFor('notifications')).toContain('message.requested');
    expect(eventsFor('notifications')).not.toContain('prayer.answered');
  });

  test('When a service with a database records that somebody used a privilege, then it may send it', () => {
    const services = globSync('services/*/prisma', { cwd: checkout }).map((path) =>
      basename(dirname(path)),
    );
    const { from, consumers } = catalogue['privilege.used'];
    expect(services.length).toBeGreaterThan(3);
    expect([...from, ...consumers].toSorted()).toEqual(services.toSorted());
  });

  test('When a payload holds more than its consumers need, then the rest is dropped', () => {
    const parsed = catalogue['crisis.noticed'].payload.parse({ ...noticed, text: 'a secret' });
    expect(parsed).toEqual({ ...noticed, sender: {} });
  });

  test('When a field is sealed, then its event has one consumer, and the mark is on the field itself', () => {
    const sealed = eventNames().flatMap((name) => {
      const { consumers, payload } = definitionOf(name);
      for (const field of Object.values<z.ZodType>(payload.shape)) {
        // An `optional()` around a sealed field would hide the mark, and the content would be stored open.
        const inner = 'unwrap' in field ? (field.unwrap as () => object)() : {};
        expect('isSealed' in inner).toBe(false);
      }
      return sealedFieldsOf(payload).map((field) => `${name}.${field} for ${consumers.join()}`);
    });
    expect(sealed.toSorted()).toEqual([
      'account.changed.told for notifications',
      'account.deleted.owner for notifications',
      'account.erased.owner for notifications',
      'care.noticed.notice for community',
      'contact.approved.person for auth',
      'contact.received.sender for notifications',
      'crisis.noticed.sender for notifications',
      'export.gathered.data for auth',
      'message.requested.content for notifications',
      'prayer.answered.networks for community',
      'role.changed.admins for notifications',
      'role.changed.person for notifications',
      'training.registered.person for auth',
    ]);
  });
});

describe('The processors of a service', () => {
  const all = eventsFor('community').map((event) => ({ name: `handle-${event}`, event }));
  const [first, ...others] = all;

  test('When every event has one, then the service starts', () => {
    expect(() => checkProcessors('community', all)).not.toThrow();
  });

  test('When an event has none, then the service does not start', () => {
    expect(() => checkProcessors('community', others)).toThrow(`no processor for ${first!.event}`);
  });

  test('When one waits for an event of another service, then the service does not start', () => {
    const foreign = { name: 'handle-login', event: 'message.requested' } as const;
    expect(() => checkProcessors('community', [...all, foreign])).toThrow('not addressed to it');
  });

  test('When two share a name, then the service does not start', () => {
    expect(() => checkProcessors('community', [...all, first!])).toThrow('two processors');
  });
});

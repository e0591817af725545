import { randomUUID } from 'node:crypto';
import { submissionStats } from '@kbf/contracts';
import { beforeEach, describe, expect, test } from 'vitest';
import { countSubmissions } from '../../src/submissions/count-submissions.ts';
import { aContact, admin, send, useIntake } from '../setup.ts';

const intake = useIntake();
const prisma = () => intake.deps.database.prisma;

const at = (...times: string[]) =>
  prisma().contactSubmission.createMany({
    data: times.map((time) => ({
      id: randomUUID(),
      fullName: 'Lydia',
      email: 'lydia@marsh.example',
      message: 'Hello',
      type: 'General Contact',
      createdAt: new Date(time),
    })),
  });
const figuresAt = async (time: string) => countSubmissions(intake.deps, new Date(time));

beforeEach(async () => {
  await prisma().contactSubmission.deleteMany();
});

describe('Today', () => {
  test.each([
    ['in winter', '2026-01-15T05:00:00.000Z', '2026-01-15'],
    ['in summer', '2026-07-15T04:00:00.000Z', '2026-07-15'],
    ['on the day that the clocks go forward', '2026-03-08T05:00:00.000Z', '2026-03-08'],
    ['on the day after', '2026-03-09T04:00:00.000Z', '2026-03-09'],
    ['on the day that the clocks go back', '2026-11-01T04:00:00.000Z', '2026-11-01'],
    ['on the day after that', '2026-11-02T05:00:00.000Z', '2026-11-02'],
  ])(
    'When it begins %s, then at midnight of New York, not before',
    async (_when, midnight, day) => {
      const before = new Date(Date.parse(midnight) - 1).toISOString();
      await at(before, midnight);
      const figures = await figuresAt(midnight);
      expect(figures.today).toBe(1);
      expect(figures.byDay.at(-1)).toEqual({ day, count: 1 });
      expect(figures.byDay.at(-2)?.count).toBe(1);
      expect((await figuresAt(before)).today).toBe(1);
    },
  );

  test('When it has 25 hours, then all of them count', async () => {
    await at('2026-11-01T04:00:00Z', '2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z');
    await at('2026-11-02T04:59:59.999Z', '2026-11-02T05:00:00Z');
    expect((await figuresAt('2026-11-02T04:59:59.999Z')).today).toBe(4);
  });
});

describe('The last 30 days', () => {
  test('When days are counted, then 30 of them, today included, each once, also those without any', async () => {
    await at('2026-10-23T03:59:59.999Z', '2026-10-23T04:00:00Z', '2026-11-20T17:00:00Z');
    const { byDay, last30Days, allTime } = await figuresAt('2026-11-21T12:00:00Z');
    expect(byDay).toHaveLength(30);
    expect(byDay[0]).toEqual({ day: '2026-10-23', count: 1 });
    expect(byDay.at(-2)).toEqual({ day: '2026-11-20', count: 1 });
    expect(byDay.at(-1)).toEqual({ day: '2026-11-21', count: 0 });
    expect(new Set(byDay.map(({ day }) => day)).size).toBe(30);
    expect(last30Days).toBe(2);
    expect(allTime).toBe(3);
  });
});

describe('The figures over HTTP', () => {
  test('When nobody has written, then they are zero, with every type and day', async () => {
    const figures = submissionStats.parse(
      (await intake.call('GET', '/api/contact-submissions/stats', { as: admin })).json(),
    );
    expect(figures).toMatchObject({ today: 0, last30Days: 0, allTime: 0 });
    expect(figures.byType.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0]);
    expect(figures.byDay).toHaveLength(30);
  });

  test('When somebody writes, then today, the days and the type know of it', async () => {
    await send(intake, aContact({ kind: 'donation', company: 'Acme', amount: '5', message: 'x' }));
    await send(intake, aContact());
    await send(intake, aContact(undefined, { message: 'When do you meet?' }));
    const figures = submissionStats.parse(
      (await intake.call('GET', '/api/contact-submissions/stats', { as: admin })).json(),
    );
    expect(figures).toMatchObject({ today: 3, last30Days: 3, allTime: 3 });
    expect(figures.byType).toEqual([
      { type: 'Guest Speaker', count: 0 },
      { type: 'Event Sponsorship', count: 0 },
      { type: 'Financial Donation', count: 1 },
      { type: 'Member', count: 1 },
      { type: 'General Contact', count: 1 },
    ]);
  });
});

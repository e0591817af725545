import { randomUUID } from 'node:crypto';
import { gathering } from '@kbf/contracts';
import { identityHeaders, newJoiner, newMember } from '@kbf/test-kit';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { useLibrary } from '../use-library.ts';

// Characters that a calendar must escape.
const meetingUrl = 'https://meet.example/j/7?pwd=a,b;c';
const library = useLibrary({ MEETING_URL: meetingUrl });
const withoutLink = useLibrary();

const member = { headers: identityHeaders(newMember(), 'library') };
const joiner = { headers: identityHeaders(newJoiner(), 'library') };
const visitor = {
  headers: identityHeaders({ role: 'visitor', visitorId: randomUUID() }, 'library'),
};
const read = async (answer: Response) => gathering.strict().parse(await answer.json());

describe('the gathering', () => {
  it('When a visitor asks, then both readings come without the link, and nobody keeps the answer', async () => {
    const answer = await library.ask('/api/gathering', visitor);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const told = await read(answer);
    expect(told).toMatchObject({ timeZone: 'America/New_York', meetingUrl: null });
    expect(told.weekly).toMatchObject({ weekday: 'Wednesday', startsAt: '18:30' });
    expect(told.archived).toMatchObject({ weekday: 'Sunday', startsAt: '18:00', endsAt: '19:30' });
    for (const { next } of [told.weekly, told.archived])
      expect(Date.parse(next.endsAt)).toBeGreaterThan(Date.now());
  });

  it('When no admin has approved who asks, then there is no link, nor in the calendar', async () => {
    expect((await read(await library.ask('/api/gathering', joiner))).meetingUrl).toBeNull();
    expect((await calendarFor(joiner)).text).not.toContain('meet.example');
  });

  it('When a member asks, then the link comes along, where one is set', async () => {
    expect((await read(await library.ask('/api/gathering', member))).meetingUrl).toBe(meetingUrl);
    expect((await read(await withoutLink.ask('/api/gathering', member))).meetingUrl).toBeNull();
  });
});

async function calendarFor(as: RequestInit, query = '') {
  const answer = await library.ask(`/api/gathering.ics${query}`, as);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const text = await answer.text();
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone')!);
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
  event.startDate.zone = zone;
  return { text, event };
}

/** The first times of an event from a day on, as moments. */
function timesFrom(event: ICAL.Event, day: string, count: number): string[] {
  const all = event.iterator();
  const times: string[] = [];
  while (times.length < count) {
    const time = all.next();
    if (time.toString() >= day) times.push(time.toJSDate().toISOString());
  }
  return times;
}

describe('the calendar of the gathering', () => {
  it('When summer time begins and ends, then every gathering is at the same hour there', async () => {
    const { event } = await calendarFor(visitor);
    expect(event.startDate.toString()).toBe('2025-07-02T18:30:00');
    expect(event.duration.toSeconds()).toBe(90 * 60);
    expect(timesFrom(event, '2026-03-01', 2)).toEqual([
      '2026-03-04T23:30:00.000Z',
      '2026-03-11T22:30:00.000Z',
    ]);
    expect(timesFrom(event, '2026-10-28', 2)).toEqual([
      '2026-10-28T22:30:00.000Z',
      '2026-11-04T23:30:00.000Z',
    ]);
  });

  it('When the other reading is asked for, then it is on Sundays', async () => {
    const { event } = await calendarFor(visitor, '?reading=archived');
    expect(event.startDate.dayOfWeek()).toBe(1);
    expect([event.startDate.hour, event.endDate.hour, event.endDate.minute]).toEqual([18, 19, 30]);
  });

  it('When a member asks, then the link is in it as it is, and for visitors there is none', async () => {
    const { event } = await calendarFor(member);
    expect(event.location).toBe(meetingUrl);
    expect(event.description).toContain(meetingUrl);
    const open = await calendarFor(visitor);
    expect(open.text).not.toContain('meet.example');
    expect(open.event.location).toBe('Online');
  });

  it('When it is read again, then it is the same event', async () => {
    const [first, second] = [await calendarFor(visitor), await calendarFor(member)];
    expect(first.event.uid).toBe('weekly-gathering@fellowship.example');
    expect(second.event.uid).toBe(first.event.uid);
  });

  it('When it is written, then lines end and fold as the format wants, and it names no other site', async () => {
    const { text } = await calendarFor(visitor);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).not.toContain('tzurl');
  });

  it('When the reading is none, then it is 400 and says which there are', async () => {
    const answer = await library.ask('/api/gathering.ics?reading=monthly');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      details: [{ path: 'query.reading', message: 'Please choose one of these: weekly, archived' }],
    });
  });
});

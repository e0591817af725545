import { createNameHash, daySeconds, hourSeconds, isOverQuota } from '@kbf/data-kit';
import type { Quota } from '@kbf/data-kit';
import type { EventPayload, SqlRunner } from '@kbf/events';
import type { AlertWay } from './alert-ways.ts';

/** Minutes between two alerts on one channel of one admin. Notices in between are counted in the next alert. */
export const minutesBetweenAlerts = 15;

/** Limits of alert costs, even when a person floods the site with words of danger. */
export const alertCaps = {
  /** Texts of the site in an hour; more wait for the next hour and go out as one. */
  textsAnHour: 24,
  messagesADay: 200,
  /** To one number, or to one address, in a day. */
  toOneADay: { sms: 24, email: 60 },
} as const;

/** The part of each cap that one sender may use: strangers cannot use up the alerts for everyone else. */
export const shareOfSender = 1 / 4;

function capsOf({ channel, recipientHash }: AlertWay): Quota[] {
  const texts = { key: 'alerts: texts', max: alertCaps.textsAnHour, seconds: hourSeconds };
  return [
    ...(channel === 'sms' ? [texts] : []),
    { key: 'alerts: site', max: alertCaps.messagesADay, seconds: daySeconds },
    {
      key: `alerts: to ${recipientHash}`,
      max: alertCaps.toOneADay[channel],
      seconds: daySeconds,
    },
  ];
}

/**
 * How many alerts one sender can still cause for an admin and channel: a part of each cap, counted for the person, or
 * for each of their networks. It is stored as keyed hashes.
 */
export function sharesOf(
  key: Uint8Array,
  { userId, networks = [] }: EventPayload<'crisis.noticed'>['sender'],
  way: AlertWay,
): Quota[] {
  const hash = createNameHash(key, 'alerts: senders');
  return [...(userId ? [userId] : []), ...networks].flatMap((name) =>
    capsOf(way).map((cap) => ({
      ...cap,
      key: `${cap.key} by ${hash(name)}`,
      max: Math.floor(cap.max * shareOfSender),
    })),
  );
}

/**
 * Takes one alert from all caps.
 * @param sql of a transaction that holds the alerts lock
 * @returns false when one of them is reached; then nothing is taken
 */
export async function takeFromCaps(sql: SqlRunner, way: AlertWay): Promise<boolean> {
  const caps = capsOf(way);
  if ((await isOverQuota(sql, caps, 0)).isOver) return false;
  await isOverQuota(sql, caps);
  return true;
}

/** Returns true if the owner of this channel has not been told today that a cap is reached. */
export async function isCapNews(sql: SqlRunner, { recipientHash }: AlertWay): Promise<boolean> {
  const told = { key: `alerts: cap told to ${recipientHash}`, max: 1, seconds: daySeconds };
  return !(await isOverQuota(sql, [told])).isOver;
}

import { daySeconds, hourSeconds, isOverQuota } from '@kbf/data-kit';
import type { Quota } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import type { AlertWay } from './alert-ways.ts';

/** Minutes from one alert to the next on one channel of one admin; what comes meanwhile is counted in that next one. */
export const minutesBetweenAlerts = 15;

/** What alerts may cost at most, whoever floods us with words of danger. */
export const alertCaps = {
  /** Texts of the site in an hour; what comes beyond waits for the next hour and goes out as one. */
  textsAnHour: 6,
  messagesADay: 200,
  /** To one number, or to one address, in a day. */
  toOneADay: { sms: 24, email: 60 },
} as const;

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
 * Takes one alert from all caps.
 * @param sql of a transaction in which nobody else does the same
 * @returns false when one of them is reached; then nothing is taken
 */
export async function takeFromCaps(sql: SqlRunner, way: AlertWay): Promise<boolean> {
  const caps = capsOf(way);
  if ((await isOverQuota(sql, caps, 0)).isOver) return false;
  await isOverQuota(sql, caps);
  return true;
}

/** Whether the owner of this way is still to be told that a cap is reached: once a day. */
export async function isCapNews(sql: SqlRunner, { recipientHash }: AlertWay): Promise<boolean> {
  const told = { key: `alerts: cap told to ${recipientHash}`, max: 1, seconds: daySeconds };
  return !(await isOverQuota(sql, [told])).isOver;
}

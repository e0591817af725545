import { forgetQuotas, isOverQuota } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import { tooMany } from '@kbf/service-kit';
import type { AppError } from '@kbf/service-kit';
import { tooManyLogins } from '../refusals.ts';
import { quotasToTry } from './count-request.ts';
import { keyOf, requesterQuotas, widestOf } from './message-quotas.ts';
import { loginMailQuotas, textQuotas } from './site-quotas.ts';
import type { Asker, Channel, Settings } from './message-quotas.ts';

export type Work = { sql: SqlRunner; config: Settings };
type Requester = Pick<Asker, 'networks' | 'knownPerson'> & {
  /** False for a known browser whose person has no other contact. Of others we may not say whether they have one. */
  hasOther?: boolean;
};

/**
 * The refusal of a login. It names another channel only when that one is open to this requester now. It knows
 * nothing of the other contact of the person, so that it does not tell whether there is such a person: it looks at the
 * limits of the requester and the site, and at what was refused to the requester before.
 */
export async function refuseLogin(
  work: Work,
  asker: Requester,
  way: keyof typeof tooManyLogins,
  retryAfterSeconds: number,
): Promise<AppError> {
  const key = refusedKey(work, asker, way);
  await forgetQuotas(work.sql, [key]);
  await isOverQuota(work.sql, [{ key, max: 1, seconds: Math.ceil(retryAfterSeconds) }]);
  const isOther =
    asker.hasOther !== false && (await isOpen(work, asker, way === 'sms' ? 'email' : 'sms'));
  const { otherWay, noWay } = tooManyLogins[way];
  return tooMany(isOther ? otherWay : noWay, retryAfterSeconds);
}

/** Whether a requester can ask for links on that channel, as far as their own limits and those of the site go. */
export async function isOpen(work: Work, asker: Requester, channel: Channel): Promise<boolean> {
  const { sql, config } = work;
  // A second is enough for a check: only a refusal starts a window that lasts.
  const refused = { key: refusedKey(work, asker, channel), max: 1, seconds: 1 };
  const alternatives = quotasToTry(asker, (one) => ({
    request: [refused, ...requesterQuotas(config, one, channel)],
    message: channel === 'sms' ? textQuotas(config, one, undefined) : loginMailQuotas(config, one),
  }));
  for (const { request, message } of alternatives)
    if (!(await isOverQuota(sql, [...request, ...message], 0)).isOver) return true;
  return false;
}

const refusedKey = ({ config }: Work, asker: Requester, way: keyof typeof tooManyLogins) =>
  keyOf(config, `refused ${way}`, asker.knownPerson ?? widestOf(asker));

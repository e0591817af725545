/** Plain SQL because the gateway asks this for every cookie twice a second: one prepared statement by unique index. */
import type { IdentityAnswer } from '@kbf/contracts/internal';
import { limits } from '@kbf/contracts';
import type pg from 'pg';
import { z } from 'zod';
import { hashFor } from '../secrets/login-secrets.ts';

const row = z.object({
  userId: z.uuid(),
  role: z.enum(['member', 'admin']),
  loginId: z.uuid(),
  authTime: z.int(),
  isApproved: z.boolean(),
  stale: z.boolean(),
});

const find = {
  name: 'identify-login',
  text: `
    SELECT p.id AS "userId", p.role, s.id AS "loginId",
      coalesce(extract(epoch FROM s.proven_at), 0)::int AS "authTime",
      p.approved_at IS NOT NULL OR p.role = 'admin' AS "isApproved",
      s.last_seen_at < clock_timestamp() - interval '1 minute' AS stale
    FROM login_session s JOIN person p ON p.id = s.person_id
    WHERE s.token_hash = $1 AND s.ended_at IS NULL AND s.expires_at > clock_timestamp()
      AND s.created_at > clock_timestamp() - make_interval(days => $2) AND p.suspended_at IS NULL
      AND p.frozen_at IS NULL AND p.erasing_at IS NULL`,
};
// Updated at most once a minute.
const touch = `
  UPDATE login_session SET last_seen_at = clock_timestamp(),
    expires_at = least(clock_timestamp() + make_interval(days => $2), created_at + make_interval(days => $3))
  WHERE id = $1 AND ended_at IS NULL AND last_seen_at < clock_timestamp() - interval '1 minute'`;

/** Finds the person of a login cookie. Each use extends the login by 30 days, up to 180 days in all. */
export async function identifyLogin(
  pool: pg.Pool,
  key: Uint8Array,
  cookie: string,
): Promise<IdentityAnswer['identity']> {
  const { sessionDays, sessionMostDays } = limits.login;
  const values = [hashFor(key, 'login', cookie), sessionMostDays];
  const { rows } = await pool.query({ ...find, values });
  if (rows.length === 0) return null;
  const { stale, ...identity } = row.parse(rows[0]);
  if (stale) await pool.query(touch, [identity.loginId, sessionDays, sessionMostDays]);
  return identity;
}

import { randomUUID } from 'node:crypto';
import { limits } from '@kbf/contracts';
import { prismaSql, recordEvent, seal } from '@kbf/events';
import { oneAtATime } from '../database.ts';
import type { AuthDeps } from '../deps.ts';
import { hashCode, hashFor, newCode, newLinkToken } from './login-secrets.ts';

export type LoginAsk = {
  channel: 'sms' | 'email';
  /** E.164 or mail address in lower case. */
  recipient: string;
  /** The member; undefined when nobody is known by that recipient. */
  personId: string | undefined;
  /** Whether a message goes out. */
  send: boolean;
  /** Secret of the cookie of the browser that asks. */
  askedSecret: string;
};

/**
 * Writes down that someone asked to log in, voids what was asked for that recipient before, and has the message sent.
 * For an unknown recipient everything is done alike, secrets and sealing included, but for the event.
 */
export async function recordLoginRequest(deps: AuthDeps, ask: LoginAsk): Promise<void> {
  const { config, database } = deps;
  const { channel, recipient, send } = ask;
  const key = config.HASHING_KEY;
  const id = randomUUID();
  const token = newLinkToken();
  const code = channel === 'sms' ? newCode() : undefined;
  const recipientHash = hashFor(key, 'recipient', recipient);
  const content = { to: recipient, link: `${config.PUBLIC_ORIGIN}/login#token=${token}`, code };
  const sealed = seal(config.SEALING_KEY, JSON.stringify(content), id);

  await database.$transaction(async (tx) => {
    await oneAtATime(tx, `ask:${recipientHash}`);
    await tx.$executeRaw`
      UPDATE login_request SET voided_at = clock_timestamp()
      WHERE recipient_hash = ${recipientHash} AND redeemed_at IS NULL AND voided_at IS NULL`;
    const [made] = await tx.$queryRaw<{ expiresAt: Date }[]>`
      INSERT INTO login_request
        (id, person_id, channel, recipient_hash, token_hash, code_hash, asked_hash, sent, expires_at)
      VALUES (${id}::uuid, ${ask.personId ?? null}::uuid, ${channel}, ${recipientHash},
        ${hashFor(key, 'link', token)}, ${code === undefined ? null : hashCode(key, id, code)},
        ${hashFor(key, 'asked', ask.askedSecret)}, ${send},
        clock_timestamp() + make_interval(mins => ${limits.login.linkMinutes}::int))
      RETURNING expires_at AS "expiresAt"`;
    if (!send || !made) return;
    await recordEvent(prismaSql(tx), 'login.requested', {
      messageId: id,
      channel,
      kind: channel === 'sms' ? 'login' : 'email-login',
      sealed,
      notAfter: made.expiresAt.toISOString(),
    });
  });
  if (send) deps.nudgeRelay();
}

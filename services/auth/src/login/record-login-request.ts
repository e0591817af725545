import { randomUUID } from 'node:crypto';
import { limits } from '@kbf/contracts';
import { prismaSql, recordEvent } from '@kbf/events';
import { oneAtATime } from '../database.ts';
import type { AuthDeps } from '../deps.ts';
import { hashCode, hashFor, newCode, newLinkToken } from './login-secrets.ts';

export type LoginAsk = {
  channel: 'sms' | 'email';
  /** Logging in, or confirming the new number of a person who is logged in. */
  purpose: 'login' | 'confirm-phone';
  /** E.164 or mail address in lower case. */
  recipient: string;
  /** The member; undefined when nobody is known by that recipient. */
  personId: string | undefined;
  /** Whether a message goes out. */
  send: boolean;
  /** Secret of the cookie of the browser that asks. */
  askedSecret: string;
};

const kindOf = ({ purpose, channel }: LoginAsk) => {
  if (purpose === 'confirm-phone') return 'confirm-phone';
  return channel === 'sms' ? 'login' : 'email-login';
};

/**
 * The address in the message. Everything stands in the fragment, which no server sees. A mail's link says that it is
 * one: the login page then waits for a click in every browser, because mail scanners run scripts and have our cookies.
 */
const linkOf = (origin: string, token: string, channel: LoginAsk['channel']) =>
  `${origin}/login#token=${token}${channel === 'email' ? '&by=email' : ''}`;

/**
 * Writes down that someone asked to log in or to confirm a number, voids what was asked for that recipient before, and
 * has the message sent. For an unknown recipient everything is done alike, secrets included, but for the event.
 */
export async function recordLoginRequest(deps: AuthDeps, ask: LoginAsk): Promise<void> {
  const { config, database } = deps;
  const { channel, purpose, recipient, send } = ask;
  const key = config.HASHING_KEY;
  const id = randomUUID();
  const token = newLinkToken();
  const code = channel === 'sms' ? newCode() : undefined;
  const recipientHash = hashFor(key, 'recipient', recipient);
  const link = linkOf(config.PUBLIC_ORIGIN, token, channel);
  const personId = ask.personId ?? null;

  await database.$transaction(async (tx) => {
    await oneAtATime(tx, `ask:${recipientHash}`);
    await tx.$executeRaw`
      UPDATE login_request SET voided_at = clock_timestamp()
      WHERE redeemed_at IS NULL AND voided_at IS NULL AND (recipient_hash = ${recipientHash}
        OR (${purpose} = 'confirm-phone' AND purpose = 'confirm-phone' AND person_id = ${personId}::uuid))`;
    const [made] = await tx.$queryRaw<{ expiresAt: Date }[]>`
      INSERT INTO login_request
        (id, person_id, channel, purpose, new_phone, recipient_hash, token_hash, code_hash, asked_hash, sent, expires_at)
      VALUES (${id}::uuid, ${personId}::uuid, ${channel}, ${purpose},
        ${purpose === 'confirm-phone' ? recipient : null}, ${recipientHash},
        ${hashFor(key, 'link', token)}, ${code === undefined ? null : hashCode(key, id, code)},
        ${hashFor(key, 'asked', ask.askedSecret)}, ${send},
        clock_timestamp() + make_interval(mins => ${limits.login.linkMinutes}::int))
      RETURNING expires_at AS "expiresAt"`;
    if (!send || !made) return;
    const requested = {
      messageId: id,
      channel,
      kind: kindOf(ask),
      content: { to: recipient, link, ...(code === undefined ? {} : { code }) },
      notAfter: made.expiresAt.toISOString(),
    } as const;
    await recordEvent(prismaSql(tx), 'login.requested', requested, deps.eventKeys);
  });
  if (send) deps.nudgeRelay();
}

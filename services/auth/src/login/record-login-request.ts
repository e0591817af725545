import { randomUUID } from 'node:crypto';
import { limits } from '@kbf/contracts';
import { databaseNow, lockInTransaction } from '@kbf/data-kit';
import { recordEvent } from '@kbf/events';
import type { Deps } from '../deps.ts';
import { hashCode, hashFor, newCode, newLinkToken } from '../secrets/login-secrets.ts';
import { later } from '../time/later.ts';

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
  /** Secret of the cookie that marks the browser that asks. */
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
 * Writes down that someone asked to log in or to confirm a number, voids what the same browser asked for that recipient
 * before, and has the message sent. What others asked stays: nobody takes somebody's link away. For an unknown
 * recipient everything is done alike, secrets included, but for the event.
 */
export async function recordLoginRequest(deps: Deps, ask: LoginAsk): Promise<void> {
  const { config, database, eventKeys, relay } = deps;
  const { channel, purpose, recipient, send } = ask;
  const key = config.HASHING_KEY;
  const id = randomUUID();
  const token = newLinkToken();
  const code = channel === 'sms' ? newCode() : undefined;
  const recipientHash = hashFor(key, 'recipient', recipient);
  const askedHash = hashFor(key, 'asked', ask.askedSecret);
  const personId = ask.personId ?? null;
  const isConfirming = purpose === 'confirm-phone';

  await database.transaction(async (tx, sql) => {
    await lockInTransaction(tx, `ask:${isConfirming ? personId : askedHash}`);
    const now = await databaseNow(tx);
    await tx.loginRequest.updateMany({
      where: {
        redeemedAt: null,
        voidedAt: null,
        OR: [{ recipientHash, askedHash }, ...(isConfirming ? [{ personId, purpose }] : [])],
      },
      data: { voidedAt: now },
    });
    const { expiresAt } = await tx.loginRequest.create({
      data: {
        id,
        personId,
        channel,
        purpose,
        newPhone: isConfirming ? recipient : null,
        recipientHash,
        tokenHash: hashFor(key, 'link', token),
        codeHash: code === undefined ? null : hashCode(key, id, code),
        askedHash,
        sent: send,
        expiresAt: later(now, { minutes: limits.login.linkMinutes }),
      },
    });
    if (!send) return;
    const link = linkOf(config.PUBLIC_ORIGIN, token, channel);
    const requested = {
      messageId: id,
      channel,
      kind: kindOf(ask),
      content: { to: recipient, link, ...(code === undefined ? {} : { code }) },
      notAfter: expiresAt.toISOString(),
    } as const;
    await recordEvent(sql, 'login.requested', requested, eventKeys);
  });
  if (send) relay.nudge();
}

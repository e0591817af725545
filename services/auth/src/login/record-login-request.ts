import { randomUUID } from 'node:crypto';
import { limits } from '@kbf/contracts';
import { databaseNow, lockInTransaction } from '@kbf/data-kit';
import { recordEvent } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { hashCode, hashFor, newCode, newLinkToken } from '../secrets/login-secrets.ts';
import { later } from '../time/later.ts';

export type LoginAsk = {
  channel: 'sms' | 'email';
  /** A login, or the confirmation of a new number of a logged-in person. */
  purpose: 'login' | 'confirm-phone';
  /** E.164 or mail address in lower case. */
  recipient: string;
  /** The member; undefined when the recipient is unknown. */
  personId: string | undefined;
  /** Whether a message is sent. */
  send: boolean;
  /** Secret of the cookie that marks the asking browser. */
  askedSecret: string;
  /** Checks in the same transaction that the one who asks may still do so, and throws if not. */
  permit?: (tx: Tx) => Promise<unknown>;
};

const kindOf = ({ purpose, channel }: LoginAsk) => {
  if (purpose === 'confirm-phone') return 'confirm-phone';
  return channel === 'sms' ? 'login' : 'email-login';
};

/**
 * The link in the message. All data is in the fragment, which servers do not see. A mail link says that it came by
 * mail: the login page then waits for a click in every browser, because mail scanners run scripts and have our cookies.
 */
const linkOf = (origin: string, token: string, channel: LoginAsk['channel']) =>
  `${origin}/login#token=${token}${channel === 'email' ? '&by=email' : ''}`;

/**
 * Records a request to log in or to confirm a number, voids earlier requests of the same browser for that recipient,
 * and has the message sent. Requests from other browsers stay valid, so that a stranger cannot void a person's link.
 * For an unknown recipient all steps are the same, secrets included, except that no event is recorded.
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
    await ask.permit?.(tx);
    await lockInTransaction(tx, `ask:${askedHash}`);
    if (isConfirming) await lockInTransaction(tx, `ask:${personId}`);
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
    await recordEvent(sql, 'message.requested', requested, eventKeys);
  });
  if (send) relay.nudge();
}

import { randomUUID } from 'node:crypto';
import { prismaSql, recordEvent, seal } from '@kbf/events';
import type { AuthConfig } from '../config.ts';
import type { Transaction } from '../database.ts';

/** Hours after which a welcome is no longer sent. */
const wantedHours = 72;

/** Texts a new member the way to the login. The link leads to the page alone: the number is proven by logging in. */
export async function welcome(tx: Transaction, config: AuthConfig, phone: string): Promise<void> {
  const messageId = randomUUID();
  const content = { to: phone, link: `${config.PUBLIC_ORIGIN}/login` };
  await recordEvent(prismaSql(tx), 'login.requested', {
    messageId,
    channel: 'sms',
    kind: 'welcome',
    sealed: seal(config.SEALING_KEY, JSON.stringify(content), messageId),
    notAfter: new Date(Date.now() + wantedHours * 3_600_000).toISOString(),
  });
}

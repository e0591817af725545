import { randomUUID } from 'node:crypto';
import { databaseNow } from '@kbf/data-kit';
import { prismaSql, recordEvent } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { countNotices } from '../limits/count-request.ts';
import { later } from '../time/later.ts';

/** Hours after which a welcome is no longer sent. */
const wantedHours = 72;

/** Texts a new member a link to the login page. The link proves nothing: the login proves the number. */
export async function welcome(
  tx: Tx,
  { config, eventKeys }: Pick<Deps, 'config' | 'eventKeys'>,
  phone: string,
): Promise<void> {
  const content = { to: phone, link: `${config.PUBLIC_ORIGIN}/login` };
  const requested = {
    messageId: randomUUID(),
    channel: 'sms',
    kind: 'welcome',
    content,
    notAfter: later(await databaseNow(tx), { hours: wantedHours }).toISOString(),
  } as const;
  const sql = prismaSql(tx);
  await countNotices(sql, config, ['sms']);
  await recordEvent(sql, 'message.requested', requested, eventKeys);
}

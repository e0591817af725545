import { getMessageFigures } from '@kbf/contracts';
import { countOverTime } from '@kbf/data-kit';
import { answer, implement } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';

/** States of messages that were sent or may have been sent: they cost money. */
const left = "state IN ('sent', 'delivered', 'unknown')";

/** The numbers of sent texts and mails, for admins. */
export function registerFigureRoutes(
  app: Service,
  { config, database: { sql } }: Pick<Deps, 'config' | 'database'>,
): void {
  implement(app, getMessageFigures, async () =>
    answer(200, {
      texts: await countOverTime(sql, 'message', `channel = 'sms' AND ${left}`),
      mails: await countOverTime(sql, 'message', `channel = 'email' AND ${left}`),
      failed: (await countOverTime(sql, 'message', "state = 'failed'")).last30Days,
      textPrice: config.TEXT_PRICE,
    }),
  );
}

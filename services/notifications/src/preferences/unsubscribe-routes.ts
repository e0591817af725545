import { hrefOf, unsubscribe, unsubscribePage } from '@kbf/contracts';
import { lockPerson } from '@kbf/data-kit';
import { forbidden, implement, sent } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { FastifyReply } from 'fastify';
import type { Deps } from '../deps.ts';
import { readPreferences, writePreferences } from './preferences.ts';
import { askPage, donePage } from './unsubscribe-pages.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';
import type { Unsubscribing } from './unsubscribe-token.ts';
import { turnOff } from './wishes.ts';

function sendPage(reply: FastifyReply, html: string): typeof sent {
  void reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(html);
  return sent;
}

/**
 * The link in a mail. Opening it changes nothing, because scanners open links. The button or the mail program sends a
 * POST.
 */
export function registerUnsubscribeRoutes(
  app: Service,
  { config, database }: Pick<Deps, 'config' | 'database'>,
): void {
  const askedBy = (token: string): Unsubscribing => {
    const asked = readUnsubscribeToken(config.SEALING_KEY, token);
    if (!asked) throw forbidden('This link is not one of ours.');
    return asked;
  };

  implement(app, unsubscribePage, async ({ query: { token }, reply }) => {
    const { topic } = askedBy(token);
    const action = `${hrefOf(unsubscribe)}?token=${encodeURIComponent(token)}`;
    return sendPage(reply, askPage(action, topic));
  });

  implement(app, unsubscribe, async ({ query, reply }) => {
    const { personId, topic } = askedBy(query.token);
    await database.transaction(async (tx) => {
      const { isErased } = await lockPerson(tx, personId);
      if (!isErased)
        await writePreferences(tx, personId, turnOff(await readPreferences(tx, personId), topic));
    });
    return sendPage(reply, donePage);
  });
}

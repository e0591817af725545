import {
  getPreferences,
  hrefOf,
  putPreferences,
  unsubscribe,
  unsubscribePage,
} from '@kbf/contracts';
import { answer, forbidden, implement, loginRequired, sent } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { FastifyReply } from 'fastify';
import type { Database } from '../database.ts';
import { isErased } from '../people/tombstone.ts';
import { readPreferences, writePreferences } from './preferences.ts';
import { askPage, donePage } from './unsubscribe-pages.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/** What a member wants to hear of. */
export function preferenceRoutes(app: Service, { database }: { database: Database }): void {
  implement(app, getPreferences, async ({ identity }) => {
    if (!identity.userId) throw loginRequired();
    return answer(200, await readPreferences(database, identity.userId));
  });

  implement(app, putPreferences, async ({ identity, body }) => {
    const { userId } = identity;
    if (!userId) throw loginRequired();
    await database.$transaction(async (tx) => {
      // The last request of somebody who is being erased leaves nothing behind.
      if (await isErased(tx, userId)) throw loginRequired();
      await writePreferences(tx, userId, body);
    });
    return answer(200, body);
  });
}

/** The link in a mail. Opening it changes nothing, because scanners open links; the button, or the mail program, posts. */
export function unsubscribeRoutes(
  app: Service,
  { database, key }: { database: Database; key: Uint8Array },
): void {
  // Mail programs post a form of either kind (RFC 8058); what it says is known already.
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: 16_384 },
    (_request, _body, done) => done(null, {}),
  );

  const personOf = (token: string): string => {
    const personId = readUnsubscribeToken(key, token);
    if (!personId) throw forbidden('This link is not one of ours.');
    return personId;
  };
  const send = (reply: FastifyReply, html: string): typeof sent => {
    void reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(html);
    return sent;
  };

  implement(app, unsubscribePage, async ({ query, reply }) => {
    personOf(query.token);
    return send(reply, askPage(`${hrefOf(unsubscribe)}?token=${encodeURIComponent(query.token)}`));
  });

  implement(app, unsubscribe, async ({ query, reply }) => {
    const personId = personOf(query.token);
    await database.preference.updateMany({
      where: { personId },
      data: { commentOnOwnPrayer: false, updatedAt: new Date() },
    });
    return send(reply, donePage);
  });
}

import { timingSafeEqual } from 'node:crypto';
import { devMessages } from '@kbf/contracts';
import { answer, implement, notFound, sent } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Database } from '../database.ts';
import { outboxPage } from './outbox-page.ts';

const mailPolicy = "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'";

/** How many messages the page shows. */
const shown = 200;

function isToken(given: string | undefined, token: string): boolean {
  const a = Buffer.from(given ?? '');
  const b = Buffer.from(token);
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * `GET /dev/messages`, registered with `DELIVERY=outbox` only. Whoever reads it can log in as anybody, so it is either
 * for loopback or asks for the token.
 */
export function outboxRoutes(
  app: Service,
  deps: { database: Database; token: string | undefined },
): void {
  implement(app, devMessages, async ({ query, request, reply }) => {
    if (deps.token !== undefined && !isToken(query.token, deps.token)) throw notFound();
    if (query.html !== undefined) {
      const message = await deps.database.localMessage.findUnique({ where: { id: query.html } });
      if (!message?.html) throw notFound();
      // A mail may show itself and nothing else: no scripts, no forms, nothing loaded, no part of our origin.
      void reply
        .header('cache-control', 'no-store')
        .header('content-security-policy', mailPolicy)
        .type('text/html; charset=utf-8')
        .send(message.html);
      return sent;
    }
    const messages = await deps.database.localMessage.findMany({
      orderBy: { createdAt: 'desc' },
      take: shown,
    });
    void reply.header('cache-control', 'no-store');
    if (request.headers.accept?.includes('text/html')) {
      void reply.type('text/html; charset=utf-8').send(outboxPage(messages, query.token));
      return sent;
    }
    return answer(
      200,
      messages.map(({ channel, to, text, createdAt }) => ({
        channel: channel as 'sms' | 'email',
        to,
        text,
        createdAt: createdAt.toISOString(),
      })),
    );
  });
}

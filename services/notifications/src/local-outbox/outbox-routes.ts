import { timingSafeEqual } from 'node:crypto';
import { devMessages } from '@kbf/contracts';
import { answer, implement, notFound, sent } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { FastifyReply } from 'fastify';
import type { Deps } from '../deps.ts';
import { channel } from '../messages/content.ts';
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
 * `GET /dev/messages`, with `DELIVERY=outbox` only. A reader of the page can log in as any person, so it is limited to
 * loopback or requires the token.
 */
export function registerOutboxRoutes(
  app: Service,
  { config, database: { prisma } }: Pick<Deps, 'config' | 'database'>,
): void {
  const { DELIVERY, OUTBOX_TOKEN: token } = config;
  if (DELIVERY !== 'outbox') return;

  async function showMail(reply: FastifyReply, id: string): Promise<typeof sent> {
    const message = await prisma.localMessage.findUnique({ where: { id } });
    if (!message?.html) throw notFound();
    // A mail is shown without scripts, forms, further requests or access to our origin.
    void reply
      .header('content-security-policy', mailPolicy)
      .type('text/html; charset=utf-8')
      .send(message.html);
    return sent;
  }

  implement(app, devMessages, async ({ query, request, reply }) => {
    if (token !== undefined && !isToken(query.token, token)) throw notFound();
    void reply.header('cache-control', 'no-store');
    if (query.html !== undefined) return showMail(reply, query.html);
    const messages = await prisma.localMessage.findMany({
      orderBy: { createdAt: 'desc' },
      take: shown,
    });
    if (request.headers.accept?.includes('text/html')) {
      void reply.type('text/html; charset=utf-8').send(outboxPage(messages, query.token));
      return sent;
    }
    const listed = messages.map(({ to, subject, text, createdAt, ...message }) => ({
      channel: channel.parse(message.channel),
      to,
      subject,
      text,
      createdAt: createdAt.toISOString(),
    }));
    return answer(200, listed);
  });
}

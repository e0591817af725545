import { getRandomQuote, listWisdomQuotes } from '@kbf/contracts';
import type { WisdomQuote } from '@kbf/contracts';
import { createDeck } from '@kbf/process-kit';
import { asyncStep, definePolicy, isRead } from './http.ts';
import type { PageCaches } from './page-cache.ts';
import type { ContextOf } from './request-context.ts';

/**
 * Deals random quotes from the held list of quotes: the library is asked for the version of the list, which readers
 * share, and not for each quote. If that fails, the request goes to the library.
 */
export const randomQuote = (deps: { contextOf: ContextOf; pageCaches: PageCaches }) => {
  let etag: string | undefined;
  let deal: () => string;
  return definePolicy('random-quote', () =>
    asyncStep(async (request, response) => {
      const { call } = deps.contextOf(request);
      if (call?.id !== getRandomQuote.id || !isRead(request.method)) return 'next';
      const list = await deps.pageCaches.library.pageFor(listWisdomQuotes.path);
      if (!list) return 'next';
      if (list.etag !== etag) {
        const quotes = JSON.parse(list.body.toString()) as WisdomQuote[];
        deal = createDeck(quotes.map((quote) => JSON.stringify(quote)));
        ({ etag } = list);
      }
      const quote = deal();
      // As the library answers: no cache may keep it, because the next one is different.
      response
        .writeHead(200, {
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'no-store',
          'content-length': Buffer.byteLength(quote),
        })
        .end(quote);
      return 'answered';
    }),
  );
};

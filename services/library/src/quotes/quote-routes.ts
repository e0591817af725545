import { wisdomQuotes } from '@kbf/site-texts/quotes';
import { getRandomQuote, listWisdomQuotes, quoteCategories } from '@kbf/contracts';
import type { QuoteCategory } from '@kbf/contracts';
import { createDeck } from '@kbf/process-kit';
import { answer, implement, keptAnswer, sendKept } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';

/** Seconds. The quotes change with a release only. */
const maxAge = 300;

const list = (category?: QuoteCategory) =>
  keptAnswer(
    JSON.stringify(wisdomQuotes.filter((quote) => !category || quote.category === category)),
    'application/json',
  );

export function registerQuotes(app: Service): void {
  const all = list();
  const byCategory = new Map(quoteCategories.map((category) => [category, list(category)]));
  const deal = createDeck(wisdomQuotes);

  implement(app, listWisdomQuotes, ({ query, request, reply }) => {
    const found = query.category ? byCategory.get(query.category) : all;
    return sendKept(request, reply, found ?? all, maxAge);
  });

  implement(app, getRandomQuote, async ({ reply }) => {
    void reply.header('cache-control', 'no-store');
    return answer(200, deal());
  });
}

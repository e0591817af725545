import { wisdomQuotes } from '@kbf/site-texts/quotes';
import { getWisdomWidget } from '@kbf/contracts';
import { implement, keptAnswer, sendKept } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import { ofTheDay } from './quote-of-the-day.ts';
import { widgetPage } from './widget-page.ts';

/** Seconds: after midnight, yesterday's quote may stay this much longer. */
const maxAge = 600;

/** The widget. The gateway allows other sites to frame and read it (policy `security-headers`). */
export function registerWidget(app: Service, options: { publicOrigin: string }): void {
  implement(app, getWisdomWidget, ({ query, request, reply }) => {
    const quote = ofTheDay(wisdomQuotes, new Date());
    const answer =
      query.format === 'json'
        ? keptAnswer(JSON.stringify(quote), 'application/json')
        : keptAnswer(widgetPage(quote, query.theme, options.publicOrigin), 'text/html');
    void reply.header('x-robots-tag', 'noindex');
    return sendKept(request, reply, answer, maxAge);
  });
}

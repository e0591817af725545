import { browserError, messageFor, reportBrowserError } from '@kbf/contracts';
import type { Logger } from '@kbf/process-kit';
import type { ReadBody } from './read-body.ts';
import type { GatewayMetrics } from './gateway-metrics.ts';
import { asyncStep, definePolicy, parseJson } from './http.ts';
import type { GatewayRequest, GatewayResponse } from './http.ts';
import type { WindowCounter } from './limits/window-counter.ts';
import { notFound, tooMany, unreadable, wrongType } from './refuse.ts';
import type { Basics, Refusal } from './refuse.ts';

type BrowserErrorDeps = Basics & {
  logger: Logger;
  metrics: GatewayMetrics;
  readBody: ReadBody;
  pageErrors: WindowCounter;
};

/** Logs an error of a page: its kind, the place in our files, the pattern of the page's path. */
export const browserErrors = (deps: BrowserErrorDeps) =>
  definePolicy('browser-errors', () =>
    asyncStep(async (request, response) => {
      const refusal = await takeReport(request, response, deps);
      if (refusal) deps.refuse(request, response, refusal);
      return 'answered';
    }),
  );

async function takeReport(
  request: GatewayRequest,
  response: GatewayResponse,
  { contextOf, logger, metrics, readBody, pageErrors }: BrowserErrorDeps,
): Promise<Refusal | undefined> {
  const { id, call, networks } = contextOf(request);
  if (call?.id !== reportBrowserError.id) return notFound;
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) return wrongType;
  const body = await readBody(request, response, reportBrowserError.maxBodyBytes);
  if (!body) return undefined;
  body.release();
  const { data: report } = browserError.safeParse(parseJson(body.bytes), { error: messageFor });
  if (!report) return unreadable;
  const wait = pageErrors.take(networks);
  if (wait !== undefined) return tooMany('page-errors', wait);
  metrics.browserErrors.inc({ kind: report.kind });
  logger.warn({ requestId: id, browserError: report }, 'something failed in a page');
  response.writeHead(204).end();
  return undefined;
}

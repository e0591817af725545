import { browserError, errorCodes, messageFor, refusals, reportBrowserError } from '@kbf/contracts';
import type { Logger } from '@kbf/process-kit';
import { BodyRefused } from './body/read-body.ts';
import type { ReadBody } from './body/read-body.ts';
import type { GatewayMetrics } from './gateway-metrics.ts';
import { asyncStep, definePolicy } from './http.ts';
import type { WindowCounter } from './limits/window-counter.ts';
import { notFound, tooMany, unreadable } from './refuse.ts';
import type { Basics, Refusal } from './refuse.ts';

const wrongType: Refusal = {
  status: 415,
  code: errorCodes.wrongType,
  message: refusals.wrongType,
};

/** Logs an error of a page: its kind, the place in our files, the pattern of the page's path. */
export const browserErrors = ({
  contextOf,
  refuse,
  logger,
  metrics,
  readBody,
  pageErrors,
}: Basics & {
  logger: Logger;
  metrics: GatewayMetrics;
  readBody: ReadBody;
  pageErrors: WindowCounter;
}) =>
  definePolicy('browser-errors', () => {
    const { id: callId, maxBodyBytes } = reportBrowserError;
    return asyncStep(async (request, response) => {
      const context = contextOf(request);
      const refuseWith = (refusal: Refusal) => {
        refuse(request, response, refusal);
        return 'answered' as const;
      };
      if (context.call?.id !== callId) return refuseWith(notFound);
      if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
        return refuseWith(wrongType);
      try {
        const { bytes, release } = await readBody(request, context, maxBodyBytes);
        release();
        const { data: report } = browserError.safeParse(parse(bytes), { error: messageFor });
        if (!report) return refuseWith(unreadable);
        const wait = pageErrors.take(context.networks);
        if (wait !== undefined) return refuseWith(tooMany(wait));
        metrics.browserErrors.inc({ kind: report.kind });
        logger.warn({ requestId: context.id, browserError: report }, 'something failed in a page');
      } catch (error) {
        if (!(error instanceof BodyRefused)) throw error;
        if (error.refusal) return refuseWith(error.refusal);
        response.destroy();
        return 'answered';
      }
      response.writeHead(204).end();
      return 'answered';
    });
  });

function parse(body: Buffer = Buffer.alloc(0)): unknown {
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch {
    return undefined;
  }
}

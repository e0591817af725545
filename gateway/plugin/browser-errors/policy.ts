import { errorCodes, refusals, reportBrowserError } from '@kbf/contracts';
import { networkOf } from '@kbf/process-kit';
import { gatewayDeps } from '../deps.ts';
import { refuseBody } from '../body/refuse-body.ts';
import { asyncStep, plainPolicy } from '../http.ts';
import { tooMany } from '../rate-limit/policy.ts';
import type { Refusal } from '../refuse.ts';
import { notFound, refuse, unreadable } from '../refuse.ts';
import { contextOf } from '../request-context.ts';
import { readReport } from './read-report.ts';

const wrongType: Refusal = {
  status: 415,
  code: errorCodes.wrongType,
  message: refusals.wrongType,
};

/**
 * Takes down what went wrong in a page, in our log: the kind of error, the place in our files, the pattern of the page.
 */
export const browserErrors = plainPolicy('browser-errors', () => {
  const { logger, metrics, browserErrorLimit } = gatewayDeps();
  const { id: callId, maxBodyBytes } = reportBrowserError;
  return asyncStep(async (request, response) => {
    const { id, call, address } = contextOf(request);
    const no = (refusal: Refusal) => {
      refuse(request, response, refusal);
      return 'answered' as const;
    };
    if (call?.id !== callId) return no(notFound);
    if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) return no(wrongType);
    try {
      const report = await readReport(request, maxBodyBytes);
      if (!report) return no(unreadable);
      const wait = browserErrorLimit.take(networkOf(address));
      if (wait !== undefined) return no(tooMany(wait));
      metrics.browserErrors.inc({ kind: report.kind });
      logger.warn({ requestId: id, browserError: report }, 'something failed in a page');
    } catch (error) {
      refuseBody(request, response, error);
      return 'answered';
    }
    response.writeHead(204).end();
    return 'answered';
  });
});

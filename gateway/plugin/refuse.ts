import type { OutgoingHttpHeaders } from 'node:http';
import { finished } from 'node:stream';
import {
  errorCodes,
  refusals,
  requestIdHeader,
  retryAfterAway,
  tooLargeMessage,
  tooManyMessage,
} from '@kbf/contracts';
import type { Care } from '@kbf/contracts';
import type { Logger } from '@kbf/process-kit';
import { careOfRefused } from './care-of-refused.ts';
import type { GatewayMetrics } from './gateway-metrics.ts';
import type { GatewayRequest, GatewayResponse } from './http.ts';
import type { GatewayLimits } from './gateway-limits.ts';
import type { ContextOf } from './request-context.ts';
import { securityHeaders } from './security-headers/security-headers.ts';

/** The limits of the gateway, by their names in `gateway_refused_total`. The README says what each is. */
export type LimitName =
  | 'requests'
  | 'visitors'
  | 'page-errors'
  | 'calls'
  | 'changes'
  | 'replies'
  | 'streams'
  | 'body-time'
  | 'body-size'
  | 'body-bytes';

/** An error answer of the gateway itself. */
export type Refusal = {
  status: number;
  code: string;
  message: string;
  /** Seconds. */
  retryAfter?: number;
  /** Do not wait for the rest of the body. */
  endsAtOnce?: boolean;
  /** Which limit was over, for the metrics. */
  limit?: LimitName;
  /** A client over its limit gets the answer a moment later: asking again at once must not cost us much. */
  isDelayed?: boolean;
};

/**
 * Answers with an error in the form that every service uses, whichever policies the request has passed. When the text
 * of the request shows danger, the answer says where to find help.
 */
type Refuse = (request: GatewayRequest, response: GatewayResponse, refusal: Refusal) => void;

/** What most policies need. */
export type Basics = { contextOf: ContextOf; refuse: Refuse };

/** A refusal without anything special. */
export const refusal = (status: number, code: string, message: string): Refusal => ({
  status,
  code,
  message,
});

export const notFound = refusal(404, errorCodes.notFound, refusals.notFound);
export const unreadable = refusal(400, errorCodes.invalid, refusals.unreadable);
export const wrongType = refusal(415, errorCodes.wrongType, refusals.wrongType);
export const internal = refusal(500, errorCodes.internal, refusals.internal);
export const unavailable: Refusal = {
  ...refusal(503, errorCodes.unavailable, refusals.unavailable),
  retryAfter: retryAfterAway,
};

/** 429. @param retryAfter seconds */
export const tooMany = (limit: LimitName, retryAfter: number): Refusal => ({
  ...refusal(
    429,
    errorCodes.tooMany,
    tooManyMessage('You are going a little too fast.', retryAfter),
  ),
  retryAfter,
  limit,
  isDelayed: true,
});

/** 413. @param mostBytes how large the body may be */
export const tooLarge = (mostBytes: number): Refusal => ({
  ...refusal(413, errorCodes.tooLarge, tooLargeMessage(mostBytes)),
  limit: 'body-size',
});

/** Whether an address that does not exist is answered with JSON instead of a page. */
export const isForPrograms = (path: string): boolean =>
  /^\/(?:api|dev|internal)(?:\/|$)/i.test(path);

/** How much of a refused body is read and dropped at most (bytes). */
const mostDroppedBytes = 16 * 1024 * 1024;

export function createRefuse(options: {
  contextOf: ContextOf;
  logger: Logger;
  metrics: GatewayMetrics;
  limits: GatewayLimits;
  secure: boolean;
}): Refuse {
  const { contextOf, logger, metrics, limits, secure } = options;

  async function write(
    request: GatewayRequest,
    response: GatewayResponse,
    { status, code, message, retryAfter, endsAtOnce }: Refusal,
  ): Promise<void> {
    const { id, call } = contextOf(request);
    let care: Care | undefined;
    try {
      care = call?.words && (await careOfRefused(request, call.words, limits.refusedWordsMs));
    } catch (error) {
      logger.warn({ reason: (error as Error).name }, 'could not search a refused text for danger');
    }
    const body = JSON.stringify({ message, code, care });
    const headers = {
      // A request that is refused early has not passed the policies that set these.
      ...(response.hasHeader('content-security-policy') ? {} : securityHeaders(secure)),
      [requestIdHeader]: id,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      ...(retryAfter && { 'retry-after': String(Math.max(1, Math.ceil(retryAfter))) }),
    };
    const longestMs = endsAtOnce ? 0 : limits.refusedBodyMs;
    endAfterBody(request, response, { status, headers, body, longestMs });
  }

  return (request, response, refused) => {
    const { answerWithoutService } = contextOf(request);
    if (answerWithoutService) return answerWithoutService();
    metrics.refused.inc({ code: refused.code, limit: refused.limit ?? '' });
    const answer = () => {
      write(request, response, refused).catch((error: Error) => response.destroy(error));
    };
    if (!refused.isDelayed) return answer();
    const timer = setTimeout(answer, limits.refusedAfterMs);
    response.once('close', () => clearTimeout(timer));
  };
}

/**
 * Sends an answer of the gateway itself. While the body of the request is still coming, the connection ends after the
 * body: a connection that ends with unread bytes is reset, and the browser would show its own error instead.
 * @param answer.longestMs longest wait for the rest of the request's body
 */
export function endAfterBody(
  request: GatewayRequest,
  response: GatewayResponse,
  answer: { status: number; headers: OutgoingHttpHeaders; body?: string; longestMs: number },
): void {
  const { status, headers, body, longestMs } = answer;
  const connection = request.complete ? {} : { connection: 'close' };
  response.writeHead(status, { ...headers, ...connection, 'cache-control': 'no-store' });
  if (request.complete) {
    response.end(body);
    return;
  }
  if (body !== undefined) response.write(body);
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, longestMs).unref();
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > mostDroppedBytes) end();
  });
  finished(request, end);
  request.resume();
}

import type { OutgoingHttpHeaders } from 'node:http';
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
export type Refuse = (request: GatewayRequest, response: GatewayResponse, refusal: Refusal) => void;

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
  limits: Pick<GatewayLimits, 'refusedBodyMs' | 'refusedWordsMs' | 'refusedAfterMs'>;
}): Refuse {
  const { contextOf, logger, metrics, limits } = options;

  function write(
    request: GatewayRequest,
    response: GatewayResponse,
    { status, code, message, retryAfter, endsAtOnce }: Refusal,
    care?: Care,
  ): void {
    const context = contextOf(request);
    const body = JSON.stringify({ message, code, ...(care ? { care } : {}) });
    const headers: OutgoingHttpHeaders = {
      ...context.securityHeaders,
      [requestIdHeader]: context.id,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      ...(retryAfter ? { 'retry-after': String(Math.max(1, Math.ceil(retryAfter))) } : {}),
      ...(request.complete ? {} : { connection: 'close' }),
    };
    response.writeHead(status, headers);
    const sent = request.method === 'HEAD' ? undefined : body;
    if (request.complete || endsAtOnce) response.end(sent);
    else endAfterBody(request, response, sent, limits.refusedBodyMs);
  }

  async function writeWithCare(
    request: GatewayRequest,
    response: GatewayResponse,
    refused: Refusal,
  ): Promise<void> {
    const { words } = contextOf(request).call ?? {};
    let care: Care | undefined;
    try {
      care = words && (await careOfRefused(request, words, limits.refusedWordsMs));
    } catch (error) {
      logger.warn({ reason: (error as Error).name }, 'could not search a refused text for danger');
    }
    write(request, response, refused, care);
  }

  return (request, response, refused) => {
    const { answerWithoutService } = contextOf(request);
    if (answerWithoutService) {
      answerWithoutService();
      return;
    }
    metrics.refused.inc({ code: refused.code, limit: refused.limit ?? '' });
    const answer = () => {
      writeWithCare(request, response, refused).catch((error: Error) => response.destroy(error));
    };
    if (!refused.isDelayed) {
      answer();
      return;
    }
    const timer = setTimeout(answer, limits.refusedAfterMs);
    response.once('close', () => clearTimeout(timer));
  };
}

/**
 * Answers while the body of the request is still coming, and ends the connection after the body. A connection that
 * ends with unread bytes is reset, and the browser would show its own error instead of our answer.
 * @param body must have the length of the answer's `content-length`
 * @param longestMs longest wait for the rest of the request's body
 */
export function endAfterBody(
  request: GatewayRequest,
  response: GatewayResponse,
  body: string | undefined,
  longestMs: number,
): void {
  let bytes = 0;
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, longestMs);
  timer.unref();
  if (body !== undefined) response.write(body);
  request.once('end', end).once('close', end).once('error', end);
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > mostDroppedBytes) end();
  });
  request.resume();
}

import type { Care, ErrorAnswer } from '@kbf/contracts';
import {
  AppError,
  answer,
  careOf,
  clientNetworksOf,
  hearCare,
  noticeCare,
  openEventStream,
  sent,
  wantsEventStream,
} from '@kbf/service-kit';
import type { EventStream } from '@kbf/service-kit';
import type { Identity } from '@kbf/process-kit';
import type { FastifyReply, FastifyRequest, FastifyBaseLogger } from 'fastify';
import { budgetActor } from '../budget/budget-actor.ts';
import type { Deps } from '../deps.ts';
import type { Listener } from './listener.ts';

/**
 * The error event that ends a stream whose status was already sent. Server errors are logged here, once.
 * @param trouble the error that the person sees for any other failure
 */
function streamError(
  error: unknown,
  { log, care }: { log: FastifyBaseLogger; care: Care | undefined },
  trouble: (cause: unknown) => AppError,
): ErrorAnswer {
  const shown = error instanceof AppError ? error : trouble(error);
  if (shown.status >= 500) log.error({ err: shown.cause ?? shown }, shown.code);
  const { message, code } = shown;
  return { message, code, ...(care ? { care } : {}) };
}

type Call = {
  identity: Identity;
  care: Care | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
};

/**
 * Answers a call to an assistant, as JSON or as a stream.
 * @param reply.write writes the reply for the listener
 * @param reply.trouble the error that the person sees for any failure
 */
export async function serveReply<Reply extends { care?: Care | undefined }>(
  { config }: Pick<Deps, 'config'>,
  { identity, care, request, reply }: Call,
  {
    write,
    trouble,
  }: { write: (listener: Listener) => Promise<Reply>; trouble: (cause: unknown) => AppError },
): Promise<{ status: 200; body: Reply } | typeof sent> {
  const wantsStream = wantsEventStream(request);
  const shown = (error: unknown) =>
    streamError(error, { log: request.log, care: careOf(request) }, trouble);
  const gone = new AbortController();
  reply.raw.on('close', () => gone.abort());
  let stream: EventStream | undefined;
  let hearing: Promise<void> | undefined;
  /** Known danger that was not sent yet: it goes with the next piece. */
  let untold: Care | undefined;
  try {
    const given = await write({
      memberId: identity.userId,
      actor: budgetActor(identity, clientNetworksOf(request), config.HASHING_KEY),
      gone: gone.signal,
      log: request.log,
      care,
      hear: (heard) => {
        hearing = hearCare(request, heard);
        untold = careOf(request);
      },
      begin: (known) => {
        untold = known;
        if (wantsStream) stream ??= openEventStream(request, reply);
      },
      say: (text) => {
        stream?.send('delta', { text, ...(untold ? { care: untold } : {}) });
        untold = undefined;
      },
    });
    await hearing;
    if (given.care) await noticeCare(request, given.care);
    if (!wantsStream) return answer(200, given);
    stream ??= openEventStream(request, reply);
    stream.send('done', given);
  } catch (error) {
    if (gone.signal.aborted) {
      if (!isLeaving(error, gone.signal)) shown(error);
      if (!stream) reply.hijack();
    } else if (stream) stream.send('error', shown(error));
    // Before the stream has begun, an error is answered as with any other call.
    else throw error;
  }
  stream?.end();
  return sent;
}

/** The reader has disconnected: not an error, and nothing to log. */
const isLeaving = (error: unknown, { reason }: AbortSignal): boolean =>
  error === reason || (error instanceof AppError && error.cause === reason);

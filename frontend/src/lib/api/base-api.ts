import { errorCodes, type CareWords } from '@kbf/contracts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { withHeardCare } from '../care/hear-words.ts';
import { wordsIn } from '../care/words-in.ts';
import { askForProof } from './fresh-proof.ts';
import { toApiError, type ApiError } from './request-error.ts';
import { readAnswer, send, type RequestOptions } from './request.ts';
import type { ToastContent } from '../browser/toast.ts';

/** The error catalog's toast for a failed call. */
export type FailureToast = ToastContent | ((error: ApiError) => ToastContent | undefined);

/** Arguments of an endpoint's `query`: a path alone is a GET. */
export type Call =
  | string
  | (Omit<RequestOptions, 'signal'> & {
      path: string;
      /** Overrides the endpoint's own toast. */
      failure?: FailureToast | undefined;
      /** The parts of the body that a person wrote. */
      words?: CareWords | undefined;
    });

export type EndpointOptions = {
  /** Without a toast, the form or page handles the failure. */
  failure?: FailureToast;
};

export type AnswerMeta = EndpointOptions & {
  /** For headers such as `X-Total-Count`, in `transformResponse`. */
  response?: Response;
};

const baseQuery: BaseQueryFn<Call, unknown, ApiError, EndpointOptions, AnswerMeta> = async (
  call,
  { signal },
  extraOptions,
) => {
  const {
    path,
    failure: own,
    words,
    ...options
  }: Exclude<Call, string> = typeof call === 'string' ? { path: call } : call;
  // RTK passes undefined for endpoints without extra options.
  const failure = own ?? (extraOptions as EndpointOptions | undefined)?.failure;
  try {
    const response = await sendWithProof(path, { ...options, signal });
    const answer = await readAnswer(response);
    // The store keeps only plain values, so a raw answer is stored as text.
    const text = answer instanceof Response ? await answer.text() : undefined;
    const data = text === undefined ? answer : response.status === 204 ? null : text;
    return { data, meta: { response } };
  } catch (error) {
    const heard = await withHeardCare(toApiError(error), wordsIn(options.body, words));
    return { error: heard, meta: { failure } };
  }
};

/** Sends a call. If it needs a recent login, the person is asked for one, and then it is sent again. */
async function sendWithProof(path: string, options: RequestOptions): Promise<Response> {
  try {
    return await send(path, options);
  } catch (error) {
    const needsProof = toApiError(error).code === errorCodes.proofRequired;
    if (!needsProof || !(await askForProof())) throw error;
    return sendWithProof(path, options);
  }
}

const tagTypes = [
  'Prayer',
  'Need',
  'User',
  'LoginSession',
  'ContactSubmission',
  'Member',
  'DeskItem',
  'Partner',
  'Circle',
  'Room',
  'Delivery',
  'Company',
  'Training',
  'Conversation',
  'ReplyRating',
] as const;
export type Tag = { type: (typeof tagTypes)[number]; id: string };

/**
 * The base of every call (specification section 7): no retry, no expiry, no refetch on focus or reconnect, no polling.
 * Features add endpoints with `injectEndpoints`, and invalidate what they change by tag `{type, id}` or `LIST`.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
  endpoints: () => ({}),
});

/** Dispatch type for the endpoints' own thunks. */
export type ApiDispatch = ThunkDispatch<
  { [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer> },
  unknown,
  UnknownAction
>;

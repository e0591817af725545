import type { CareWords } from '@kbf/contracts';
import { baseApi, type FailureToast, type Tag } from './base-api.ts';
import type { RequestOptions } from './request.ts';

export type Submission = {
  request: Pick<RequestOptions, 'method' | 'body'> & {
    path: string;
    words: CareWords | undefined;
  };
  failure: FailureToast | undefined;
  /** Tags to reload after it was sent. */
  changes: readonly Tag[];
};

const formApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The call of any form. The path comes from the form's contract. */
    sendForm: build.mutation<unknown, Submission>({
      query: ({ request, failure }) => ({ ...request, failure }),
      invalidatesTags: (_answer, error, { changes }) => (error ? [] : changes),
    }),
  }),
});

export const { useSendFormMutation } = formApi;

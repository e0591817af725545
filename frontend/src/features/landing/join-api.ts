import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from '../../lib/base-api.ts';
import { endpoint } from '../../lib/endpoint.ts';

const joinApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    submitContact: build.mutation({
      ...endpoint(callPaths.createContact),
      invalidatesTags: [{ type: 'ContactSubmission', id: 'LIST' }],
      extraOptions: {
        failure: {
          title: 'Error joining',
          description: 'Please try again later',
          variant: 'destructive',
        },
      },
    }),
  }),
});

export const { useSubmitContactMutation } = joinApi;

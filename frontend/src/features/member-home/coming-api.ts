import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from '../../lib/api/base-api.ts';
import { endpoint } from '../../lib/api/endpoint.ts';

const coming = { type: 'User', id: 'COMING' } as const;

/** Who comes to the next gathering. */
const comingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getComing: build.query({ ...endpoint(callPaths.getComing), providesTags: [coming] }),
    listComing: build.query({ ...endpoint(callPaths.listComing), providesTags: [coming] }),
    setComing: build.mutation({
      ...endpoint(callPaths.setComing),
      // Also after a failure: the gathering may be over.
      invalidatesTags: [coming],
    }),
  }),
});

export const { useGetComingQuery, useListComingQuery, useSetComingMutation } = comingApi;

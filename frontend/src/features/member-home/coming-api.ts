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
      // At once, so that the page never shows the old answer again. The names, and after a failure all, are read anew.
      onQueryStarted: async (_said, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(comingApi.util.updateQueryData('getComing', undefined, () => data));
      },
      invalidatesTags: [coming],
    }),
  }),
});

export const { useGetComingQuery, useListComingQuery, useSetComingMutation } = comingApi;

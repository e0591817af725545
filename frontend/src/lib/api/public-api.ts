import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from './base-api.ts';
import { endpoint } from './endpoint.ts';

/** What more than one feature reads. */
const publicApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getFounder: build.query({
      ...endpoint(callPaths.getFounder),
      providesTags: [{ type: 'Company', id: 'FOUNDER' }],
    }),
    getGathering: build.query(endpoint(callPaths.getGathering)),
    /** The newest prayers, for a short look. The feed reads its own pages. */
    newestPrayers: build.query({
      ...endpoint(callPaths.listPrayers),
      keepUnusedDataFor: 0,
      providesTags: [{ type: 'Prayer', id: 'LIST' }],
    }),
  }),
});

export const {
  useGetFounderQuery,
  useGetGatheringQuery,
  useNewestPrayersQuery,
  useLazyNewestPrayersQuery,
} = publicApi;

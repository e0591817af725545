import { limits } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from '../../../lib/api/base-api.ts';
import { endpoint, listEndpoint } from '../../../lib/api/endpoint.ts';

const prayingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listToPrayFor: build.infiniteQuery({
      ...listEndpoint(callPaths.listPrayersToPrayFor, limits.list.default),
      // The next visit begins with what is least prayed for then. During a visit, the list stays as it is.
      keepUnusedDataFor: 0,
    }),
    listCircleToPrayFor: build.infiniteQuery({
      ...listEndpoint(callPaths.listCirclePrayersToPrayFor, limits.list.default),
      keepUnusedDataFor: 0,
    }),
    prayFor: build.mutation(endpoint(callPaths.prayFor)),
  }),
});

export const {
  useListToPrayForInfiniteQuery,
  useListCircleToPrayForInfiniteQuery,
  usePrayForMutation,
} = prayingApi;

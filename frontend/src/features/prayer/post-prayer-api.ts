import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from '../../lib/base-api.ts';
import { endpoint } from '../../lib/endpoint.ts';

const postPrayerApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    postPrayer: build.mutation({
      ...endpoint(callPaths.createPrayer),
      invalidatesTags: [{ type: 'Prayer', id: 'LIST' }],
    }),
  }),
});

export const { usePostPrayerMutation } = postPrayerApi;

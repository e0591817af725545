import { createPrayer, type AnswerOf, type BodyOf } from '@kbf/contracts';
import { baseApi } from '../../lib/base-api.ts';

const postPrayerApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    postPrayer: build.mutation<AnswerOf<typeof createPrayer>, BodyOf<typeof createPrayer>>({
      query: (body) => ({ path: createPrayer.path, method: createPrayer.method, body }),
      invalidatesTags: [{ type: 'Prayer', id: 'LIST' }],
    }),
  }),
});

export const { usePostPrayerMutation } = postPrayerApi;

import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from './base-api.ts';
import { endpoint } from './endpoint.ts';

/** Apart from the other calls of the desk, because the menu of every admin page shows it. */
export const { useCountDeskQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    countDesk: build.query({
      ...endpoint(callPaths.countDesk),
      providesTags: [{ type: 'DeskItem', id: 'LIST' }],
    }),
  }),
});

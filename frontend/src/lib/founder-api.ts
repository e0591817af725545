import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from './base-api.ts';
import { endpoint } from './endpoint.ts';

const founderApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getFounder: build.query({
      ...endpoint(callPaths.getFounder),
      providesTags: [{ type: 'Company', id: 'FOUNDER' }],
    }),
  }),
});

export const { useGetFounderQuery } = founderApi;

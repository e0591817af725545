import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from '../../lib/api/base-api.ts';
import { endpoint } from '../../lib/api/endpoint.ts';

const businessApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCompany: build.query({
      ...endpoint(callPaths.getCompany),
      // An admin's edit shows at once.
      providesTags: [{ type: 'Company', id: 'LIST' }],
    }),
  }),
});

export const { useGetCompanyQuery } = businessApi;

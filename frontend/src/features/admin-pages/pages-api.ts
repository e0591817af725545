import { limits } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from '../../lib/api/base-api.ts';
import { endpoint, listEndpoint } from '../../lib/api/endpoint.ts';

/** Tags to reload after a page was edited. */
export const tags = {
  companies: { type: 'Company', id: 'LIST' },
  founder: { type: 'Company', id: 'FOUNDER' },
} as const;

const pagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCompanies: build.infiniteQuery({
      ...listEndpoint(callPaths.listCompanies, limits.list.max),
      providesTags: [tags.companies],
    }),
    getCompanyToEdit: build.query({
      ...endpoint(callPaths.getCompany),
      providesTags: [tags.companies],
    }),
    deleteCompany: build.mutation({
      ...endpoint(callPaths.deleteCompany),
      invalidatesTags: (_answer, error) => (error ? [] : [tags.companies]),
    }),
  }),
});

export const { useListCompaniesInfiniteQuery, useGetCompanyToEditQuery, useDeleteCompanyMutation } =
  pagesApi;

import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from '../../lib/api/base-api.ts';
import { endpoint } from '../../lib/api/endpoint.ts';

const dashboardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getUserDetails: build.query({
      ...endpoint(callPaths.getUser),
      providesTags: [{ type: 'User', id: 'ME' }],
    }),
    getPendingContacts: build.query({
      ...endpoint(callPaths.listPendingChanges),
      providesTags: [{ type: 'User', id: 'ME' }],
    }),
  }),
});

export const { useGetUserDetailsQuery, useGetPendingContactsQuery } = dashboardApi;

import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from '../../lib/api/base-api.ts';
import { endpoint } from '../../lib/api/endpoint.ts';

/** What the start page alone asks. */
const homeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getMemberNews: build.query(endpoint(callPaths.getMemberNews)),
    getProfileForHome: build.query(endpoint(callPaths.getOwnProfile)),
  }),
});

export const { useGetMemberNewsQuery, useGetProfileForHomeQuery } = homeApi;

import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from '../../lib/base-api.ts';
import { endpoint, listEndpoint } from '../../lib/endpoint.ts';

/** People on one page of the directory. */
const pageSize = 24;

const membersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listProfiles: build.infiniteQuery(listEndpoint(callPaths.listProfiles, pageSize)),
    getProfile: build.query(endpoint(callPaths.getProfile)),
  }),
});

export const { useListProfilesInfiniteQuery, useGetProfileQuery } = membersApi;

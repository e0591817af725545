import { limits } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from '../../lib/api/base-api.ts';
import { endpoint, listEndpoint } from '../../lib/api/endpoint.ts';

const membersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listProfiles: build.infiniteQuery(listEndpoint(callPaths.listProfiles, limits.list.directory)),
    getProfile: build.query(endpoint(callPaths.getProfile)),
  }),
});

export const { useListProfilesInfiniteQuery, useGetProfileQuery } = membersApi;

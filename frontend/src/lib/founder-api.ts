import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from './base-api.ts';
import { endpoint } from './endpoint.ts';

const founderApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getFounder: build.query(endpoint(callPaths.getFounder)),
  }),
});

export const { useGetFounderQuery } = founderApi;

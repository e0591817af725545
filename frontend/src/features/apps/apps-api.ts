import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from '../../lib/api/base-api.ts';
import { endpoint } from '../../lib/api/endpoint.ts';

const appsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listMemberApps: build.query(endpoint(callPaths.listMemberApps)),
    /** Polled while the preview is on screen: an answer means that the widget can be shown. */
    getRandomQuote: build.query(endpoint(callPaths.getRandomQuote)),
  }),
});

export const { useListMemberAppsQuery, useGetRandomQuoteQuery } = appsApi;

import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from '../../lib/api/base-api.ts';
import { endpoint } from '../../lib/api/endpoint.ts';

const quotesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listWisdomQuotes: build.query(endpoint(callPaths.listWisdomQuotes)),
  }),
});

export const { useListWisdomQuotesQuery } = quotesApi;

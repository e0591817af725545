import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from './base-api.ts';
import { endpoint } from './endpoint.ts';

export const trainingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // Read anew each time: entries may have been saved since, here or on another device.
    getTrainingProgress: build.query({
      ...endpoint(callPaths.getTrainingProgress),
      keepUnusedDataFor: 0,
    }),
    putTrainingProgress: build.mutation(endpoint(callPaths.putTrainingProgress)),
  }),
});

export const { useGetTrainingProgressQuery } = trainingApi;

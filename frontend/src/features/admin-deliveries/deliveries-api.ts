import { limits } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import { baseApi, type EndpointOptions } from '../../lib/api/base-api.ts';
import { endpoint, listEndpoint } from '../../lib/api/endpoint.ts';

const deliveries = { type: 'Delivery', id: 'LIST' } as const;
const queues = { type: 'Delivery', id: 'QUEUES' } as const;

const notDone: EndpointOptions = {
  failure: ({ serverMessage }) => ({
    variant: 'destructive',
    title: 'That did not work',
    description: serverMessage ?? 'Please try again in a moment.',
  }),
};

const deliveriesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listDeliveries: build.infiniteQuery({
      ...listEndpoint(callPaths.listDeliveries, limits.list.default),
      providesTags: [deliveries],
    }),
    resendDelivery: build.mutation({
      ...endpoint(callPaths.resendDelivery),
      invalidatesTags: (_answer, error) => (error ? [] : [deliveries]),
      extraOptions: notDone,
    }),
    listQueues: build.query({ ...endpoint(callPaths.listQueues), providesTags: [queues] }),
    replayQueue: build.mutation({
      ...endpoint(callPaths.replayQueue),
      invalidatesTags: (_answer, error) => (error ? [] : [queues]),
      extraOptions: notDone,
    }),
  }),
});

export const {
  useListDeliveriesInfiniteQuery,
  useResendDeliveryMutation,
  useListQueuesQuery,
  useReplayQueueMutation,
} = deliveriesApi;

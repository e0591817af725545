import { callPaths } from '@kbf/contracts/paths';
import { baseApi, type EndpointOptions } from './base-api.ts';
import { endpoint } from './endpoint.ts';

const tag = { type: 'Prayer', id: 'CHECK-INS' } as const;
const unlessFailed = (_answer: unknown, error: unknown) => (error ? [] : [tag]);

const nothingNoted: EndpointOptions = {
  failure: ({ serverMessage }) => ({
    variant: 'destructive',
    title: 'Your answer was not saved',
    description: serverMessage ?? 'Please try again in a moment.',
  }),
};

const checkInApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCheckIns: build.query({ ...endpoint(callPaths.listCheckIns), providesTags: [tag] }),
    setCheckIn: build.mutation({
      ...endpoint(callPaths.setCheckIn),
      invalidatesTags: unlessFailed,
      extraOptions: nothingNoted,
    }),
    cancelCheckIn: build.mutation({
      ...endpoint(callPaths.cancelCheckIn),
      invalidatesTags: unlessFailed,
      extraOptions: nothingNoted,
    }),
    // The answered one stays on the page until its reader leaves: it can be shared with others.
    answerCheckIn: build.mutation({
      ...endpoint(callPaths.answerCheckIn),
      extraOptions: nothingNoted,
    }),
  }),
});

export const {
  useListCheckInsQuery,
  useSetCheckInMutation,
  useCancelCheckInMutation,
  useAnswerCheckInMutation,
} = checkInApi;

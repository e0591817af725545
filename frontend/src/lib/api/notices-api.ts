import { callPaths } from '@kbf/contracts/paths';
import { baseApi, type EndpointOptions } from './base-api.ts';
import { endpoint } from './endpoint.ts';

const preferences = { type: 'User', id: 'PREFERENCES' } as const;
const push = { type: 'User', id: 'PUSH' } as const;

const nothingChanged: EndpointOptions = {
  failure: ({ serverMessage }) => ({
    variant: 'destructive',
    title: 'Nothing has changed',
    description: serverMessage ?? 'Please try again in a moment.',
  }),
};

/** What a member wants to hear about, and the browsers that show it. */
const noticesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPreferences: build.query({
      ...endpoint(callPaths.getPreferences),
      providesTags: [preferences],
    }),
    putPreferences: build.mutation({
      ...endpoint(callPaths.putPreferences),
      invalidatesTags: (_answer, error) => (error ? [] : [preferences]),
      extraOptions: nothingChanged,
    }),
    getPush: build.query({ ...endpoint(callPaths.getPush), providesTags: [push] }),
    addPushBrowser: build.mutation({
      ...endpoint(callPaths.addPushBrowser),
      invalidatesTags: (_answer, error) => (error ? [] : [push]),
      extraOptions: nothingChanged,
    }),
    removePushBrowsers: build.mutation({
      ...endpoint(callPaths.removePushBrowsers),
      invalidatesTags: (_answer, error) => (error ? [] : [push]),
      extraOptions: nothingChanged,
    }),
  }),
});

export const {
  useGetPreferencesQuery,
  usePutPreferencesMutation,
  useGetPushQuery,
  useAddPushBrowserMutation,
  useRemovePushBrowsersMutation,
} = noticesApi;

import { callPaths } from '@kbf/contracts/paths';
import { baseApi, type EndpointOptions } from '../../lib/api/base-api.ts';
import { endpoint, listEndpoint } from '../../lib/api/endpoint.ts';

/** Tags to reload when the member's own data changes. */
export const tags = {
  self: { type: 'User', id: 'SELF' },
  pending: { type: 'User', id: 'PENDING' },
  profile: { type: 'User', id: 'PROFILE' },
  passkeys: { type: 'User', id: 'PASSKEYS' },
  logins: { type: 'LoginSession', id: 'LIST' },
  prayers: { type: 'Prayer', id: 'OWN' },
} as const;
type Tag = (typeof tags)[keyof typeof tags];

const changes =
  (...changed: Tag[]) =>
  (_answer: unknown, error: unknown) =>
    error ? [] : changed;

/** Few per page, because each own prayer is shown as a letter. */
const prayersOnAPage = 10;

const nothingChanged: EndpointOptions = {
  failure: ({ serverMessage }) => ({
    variant: 'destructive',
    title: 'Nothing has changed',
    description: serverMessage ?? 'Please try again in a moment.',
  }),
};

const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSelf: build.query({ ...endpoint(callPaths.getUser), providesTags: [tags.self] }),
    listPendingChanges: build.query({
      ...endpoint(callPaths.listPendingChanges),
      providesTags: [tags.pending],
    }),
    cancelPendingChange: build.mutation({
      ...endpoint(callPaths.cancelPendingChange),
      invalidatesTags: changes(tags.pending),
      extraOptions: nothingChanged,
    }),
    confirmByCode: build.mutation({
      ...endpoint(callPaths.redeemCode),
      invalidatesTags: changes(tags.self, tags.pending, tags.logins),
    }),
    getOwnProfile: build.query({
      ...endpoint(callPaths.getOwnProfile),
      providesTags: [tags.profile],
    }),
    listPasskeys: build.query({
      ...endpoint(callPaths.listPasskeys),
      providesTags: [tags.passkeys],
    }),
    removePasskey: build.mutation({
      ...endpoint(callPaths.removePasskey),
      invalidatesTags: changes(tags.passkeys),
      extraOptions: nothingChanged,
    }),
    listLogins: build.query({
      ...endpoint(callPaths.listLoginSessions),
      providesTags: [tags.logins],
    }),
    endLogin: build.mutation({
      ...endpoint(callPaths.endLoginSession),
      invalidatesTags: changes(tags.logins),
      extraOptions: nothingChanged,
    }),
    endOtherLogins: build.mutation({
      ...endpoint(callPaths.endOtherLoginSessions),
      invalidatesTags: changes(tags.logins),
      extraOptions: nothingChanged,
    }),
    listOwnPrayers: build.infiniteQuery({
      ...listEndpoint(callPaths.listOwnPrayers, prayersOnAPage),
      providesTags: [tags.prayers],
    }),
    deleteOwnPrayer: build.mutation({
      ...endpoint(callPaths.deletePrayer),
      invalidatesTags: changes(tags.prayers),
    }),
    mutePrayed: build.mutation({
      ...endpoint(callPaths.mutePrayed),
      invalidatesTags: changes(tags.prayers),
      extraOptions: nothingChanged,
    }),
    startExport: build.mutation(endpoint(callPaths.startExport)),
    getExport: build.query(endpoint(callPaths.getExport)),
    deleteAccount: build.mutation({
      ...endpoint(callPaths.deleteAccount),
      extraOptions: nothingChanged,
    }),
  }),
});

export const {
  useGetSelfQuery,
  useListPendingChangesQuery,
  useCancelPendingChangeMutation,
  useConfirmByCodeMutation,
  useGetOwnProfileQuery,
  useListPasskeysQuery,
  useRemovePasskeyMutation,
  useListLoginsQuery,
  useEndLoginMutation,
  useEndOtherLoginsMutation,
  useListOwnPrayersInfiniteQuery,
  useDeleteOwnPrayerMutation,
  useMutePrayedMutation,
  useStartExportMutation,
  useGetExportQuery,
  useDeleteAccountMutation,
} = accountApi;
export const { invalidateTags } = accountApi.util;

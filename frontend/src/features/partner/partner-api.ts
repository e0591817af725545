import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from '../../lib/api/base-api.ts';
import { endpoint } from '../../lib/api/endpoint.ts';

const state = { type: 'Partner', id: 'LIST' } as const;

const partnerApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPartnership: build.query({
      ...endpoint(callPaths.getPartnership),
      providesTags: [state],
    }),
    invitePartner: build.mutation({
      ...endpoint(callPaths.invitePartner),
      invalidatesTags: (_answer, error) => (error ? [] : [state]),
    }),
    lookAtInvitation: build.query(endpoint(callPaths.lookAtInvitation)),
    acceptInvitation: build.mutation({
      ...endpoint(callPaths.acceptInvitation),
      invalidatesTags: (_answer, error) => (error ? [] : [state]),
    }),
    endPartnership: build.mutation({
      ...endpoint(callPaths.endPartnership),
      invalidatesTags: (_answer, error) => (error ? [] : [state]),
    }),
  }),
});

export const {
  useGetPartnershipQuery,
  useInvitePartnerMutation,
  useLookAtInvitationQuery,
  useAcceptInvitationMutation,
  useEndPartnershipMutation,
} = partnerApi;

import { callPaths } from '@kbf/contracts/paths';
import { baseApi, type EndpointOptions } from '../../lib/base-api.ts';
import { endpoint } from '../../lib/endpoint.ts';

const linkFailure: EndpointOptions = {
  failure: ({ serverMessage }) => ({
    variant: 'destructive',
    title: 'Failed to Send Link',
    description: serverMessage ?? 'Please check your phone number and try again.',
  }),
};

const loginApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendMagicLink: build.mutation({
      ...endpoint(callPaths.sendMagicLink),
      extraOptions: linkFailure,
    }),
    sendEmailLink: build.mutation({
      ...endpoint(callPaths.sendEmailLink),
      extraOptions: linkFailure,
    }),
    inspectLink: build.mutation(endpoint(callPaths.inspectLink)),
    redeemLink: build.mutation(endpoint(callPaths.redeemLink)),
    undoContactChange: build.mutation(endpoint(callPaths.undoContactChange)),
    redeemCode: build.mutation(endpoint(callPaths.redeemCode)),
    verifyEmail: build.mutation(endpoint(callPaths.verifyEmail)),
  }),
});

export const {
  useSendMagicLinkMutation,
  useSendEmailLinkMutation,
  useInspectLinkMutation,
  useRedeemLinkMutation,
  useUndoContactChangeMutation,
  useRedeemCodeMutation,
  useVerifyEmailMutation,
} = loginApi;

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
    redeemLink: build.mutation(endpoint(callPaths.redeemLink)),
    redeemCode: build.mutation(endpoint(callPaths.redeemCode)),
  }),
});

export const {
  useSendMagicLinkMutation,
  useSendEmailLinkMutation,
  useRedeemLinkMutation,
  useRedeemCodeMutation,
} = loginApi;

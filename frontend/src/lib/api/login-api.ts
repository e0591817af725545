import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from './base-api.ts';
import { endpoint } from './endpoint.ts';

const loginApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendMagicLink: build.mutation(endpoint(callPaths.sendMagicLink)),
    sendEmailLink: build.mutation(endpoint(callPaths.sendEmailLink)),
    inspectLink: build.mutation(endpoint(callPaths.inspectLink)),
    redeemLink: build.mutation(endpoint(callPaths.redeemLink)),
    undoContactChange: build.mutation(endpoint(callPaths.undoContactChange)),
    keepAccount: build.mutation(endpoint(callPaths.keepAccount)),
    undoRoleChange: build.mutation(endpoint(callPaths.undoRoleChange)),
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
  useKeepAccountMutation,
  useUndoRoleChangeMutation,
  useRedeemCodeMutation,
  useVerifyEmailMutation,
} = loginApi;

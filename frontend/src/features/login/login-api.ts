import {
  redeemCode,
  redeemLink,
  sendEmailLink,
  sendMagicLink,
  type AnswerOf,
  type BodyOf,
} from '@kbf/contracts';
import { baseApi, type EndpointOptions } from '../../lib/base-api.ts';

const linkFailure: EndpointOptions = {
  failure: ({ serverMessage }) => ({
    variant: 'destructive',
    title: 'Failed to Send Link',
    description: serverMessage ?? 'Please check your phone number and try again.',
  }),
};

const loginApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendMagicLink: build.mutation<AnswerOf<typeof sendMagicLink>, BodyOf<typeof sendMagicLink>>({
      query: (body) => ({ path: sendMagicLink.path, method: sendMagicLink.method, body }),
      extraOptions: linkFailure,
    }),
    sendEmailLink: build.mutation<AnswerOf<typeof sendEmailLink>, BodyOf<typeof sendEmailLink>>({
      query: (body) => ({ path: sendEmailLink.path, method: sendEmailLink.method, body }),
      extraOptions: linkFailure,
    }),
    redeemLink: build.mutation<AnswerOf<typeof redeemLink>, BodyOf<typeof redeemLink>>({
      query: (body) => ({ path: redeemLink.path, method: redeemLink.method, body }),
    }),
    redeemCode: build.mutation<AnswerOf<typeof redeemCode>, BodyOf<typeof redeemCode>>({
      query: (body) => ({ path: redeemCode.path, method: redeemCode.method, body }),
    }),
  }),
});

export const {
  useSendMagicLinkMutation,
  useSendEmailLinkMutation,
  useRedeemLinkMutation,
  useRedeemCodeMutation,
} = loginApi;

import { baseApi } from '../../lib/base-api.ts';

export type ContactSubmission = {
  fullName: string;
  email: string;
  phone: string;
  message: string;
  /** Made once per filled form, so that pressing the button again never submits it twice. */
  requestId: string;
};

const joinApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    submitContact: build.mutation<unknown, ContactSubmission>({
      query: (body) => ({ path: '/api/contact', method: 'POST', body }),
      invalidatesTags: [{ type: 'ContactSubmission', id: 'LIST' }],
      extraOptions: {
        failure: {
          title: 'Error joining',
          description: 'Please try again later',
          variant: 'destructive',
        },
      },
    }),
  }),
});

export const { useSubmitContactMutation } = joinApi;

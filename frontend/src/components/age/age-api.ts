import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from '../../lib/api/base-api.ts';
import { endpoint } from '../../lib/api/endpoint.ts';

const age = { type: 'User', id: 'AGE' } as const;

const ageApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAge: build.query({ ...endpoint(callPaths.getAge), providesTags: [age] }),
    putAge: build.mutation({
      ...endpoint(callPaths.putAge),
      // Someone under 18 leaves circles, and their chats end.
      invalidatesTags: (_answer, error, { isAdult }) =>
        error
          ? []
          : isAdult
            ? [age]
            : [
                age,
                { type: 'Circle', id: 'LIST' } as const,
                { type: 'Circle', id: 'CHATS' } as const,
              ],
    }),
  }),
});

export const { useGetAgeQuery, usePutAgeMutation } = ageApi;

import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from '../api/base-api.ts';
import { endpoint } from '../api/endpoint.ts';

const chatApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAssistants: build.query(endpoint(callPaths.getAssistants)),
    // What a person types is not kept.
    suggestQuestions: build.query({
      ...endpoint(callPaths.suggestQuestions),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetAssistantsQuery, useLazySuggestQuestionsQuery } = chatApi;

import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from '../../../lib/api/base-api.ts';
import { endpoint } from '../../../lib/api/endpoint.ts';

const figuresApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getMemberFigures: build.query(endpoint(callPaths.getMemberFigures)),
    getPrayerFigures: build.query(endpoint(callPaths.getPrayerFigures)),
    getAiFigures: build.query(endpoint(callPaths.getAiFigures)),
    getMessageFigures: build.query(endpoint(callPaths.getMessageFigures)),
  }),
});

export const {
  useGetMemberFiguresQuery,
  useGetPrayerFiguresQuery,
  useGetAiFiguresQuery,
  useGetMessageFiguresQuery,
} = figuresApi;

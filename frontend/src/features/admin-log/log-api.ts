import { limits } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from '../../lib/base-api.ts';
import { listEndpoint } from '../../lib/endpoint.ts';

const logApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAudit: build.infiniteQuery(listEndpoint(callPaths.listAudit, limits.list.max)),
  }),
});

export const { useListAuditInfiniteQuery } = logApi;

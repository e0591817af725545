import { limits } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from '../../lib/api/base-api.ts';
import { listEndpoint } from '../../lib/api/endpoint.ts';

const logApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAudit: build.infiniteQuery(listEndpoint(callPaths.listAudit, limits.list.max)),
  }),
});

export const { useListAuditInfiniteQuery } = logApi;

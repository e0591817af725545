import { emergencyKinds, type CareKind, type CareLevel, type DeskCounts } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from './base-api.ts';
import { endpoint } from './endpoint.ts';

/** Apart from the other calls of the desk, because the menu of every admin page shows it. */
export const { useCountDeskQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    countDesk: build.query({
      ...endpoint(callPaths.countDesk),
      providesTags: [{ type: 'DeskItem', id: 'LIST' }],
    }),
  }),
});

/** Minutes count: the body is in danger now. */
export const isUrgent = ({ level, kind }: { level: CareLevel; kind: CareKind }): boolean =>
  level === 'certain' && emergencyKinds.includes(kind);

/** Among the certain dangers. */
export const urgentIn = ({ dangers }: DeskCounts): number =>
  dangers.filter(isUrgent).reduce((sum, { count }) => sum + count, 0);

/** "3 medical emergencies". An overdose is one too. */
export const urgentWords = (count: number): string =>
  count === 1 ? '1 medical emergency' : `${count.toLocaleString('en-US')} medical emergencies`;

export const dangersIn = ({ certain, likely, possible, unread }: DeskCounts): number =>
  certain + likely + possible + unread;

export const waitingIn = (counts: DeskCounts): number =>
  dangersIn(counts) + counts.held + counts.reported;

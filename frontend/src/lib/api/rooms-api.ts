import type { RoomSummary } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from './base-api.ts';
import { endpoint } from './endpoint.ts';

/** The open rooms, and what is added to the next gathering. */
export const roomsTag = { type: 'Room', id: 'LIST' } as const;
const changed = (_answer: unknown, error: unknown) => (error ? [] : [roomsTag]);

const roomsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listRooms: build.query({ ...endpoint(callPaths.listRooms), providesTags: [roomsTag] }),
    /** The reader's own prayers, newest first. */
    listNewestOwn: build.query({
      ...endpoint(callPaths.listOwnPrayers),
      providesTags: [{ type: 'Prayer', id: 'OWN' }],
    }),
    addGatheringPrayer: build.mutation({
      ...endpoint(callPaths.addGatheringPrayer),
      invalidatesTags: changed,
    }),
    removeGatheringPrayer: build.mutation({
      ...endpoint(callPaths.removeGatheringPrayer),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useListRoomsQuery,
  useListNewestOwnQuery,
  useAddGatheringPrayerMutation,
  useRemoveGatheringPrayerMutation,
} = roomsApi;

/** The open room of a circle, or with null that of the gathering. Others open and end it, so it is asked each time. */
export function useOpenRoom({ circleId }: { circleId: string | null }): RoomSummary | undefined {
  const { data } = useListRoomsQuery(undefined, { refetchOnMountOrArgChange: true });
  return data?.rooms.find((room) => room.circleId === circleId);
}

import { callPaths } from '@kbf/contracts/paths';
import { endpoint } from '../../../lib/api/endpoint.ts';
import { roomsTag } from '../../../lib/api/rooms-api.ts';
import { prayerFeedApi } from '../prayer-feed-api.ts';

const changed = (_answer: unknown, error: unknown) => (error ? [] : [roomsTag]);

/** What the room shows comes by its stream, so a change invalidates nothing here. */
const roomApi = prayerFeedApi.injectEndpoints({
  endpoints: (build) => ({
    getRoom: build.query({ ...endpoint(callPaths.getRoom), keepUnusedDataFor: 0 }),
    listRoomChoices: build.query({ ...endpoint(callPaths.listRoomChoices), keepUnusedDataFor: 0 }),
    listRoomPeople: build.query({ ...endpoint(callPaths.listRoomPeople), keepUnusedDataFor: 0 }),
    openRoom: build.mutation({ ...endpoint(callPaths.openRoom), invalidatesTags: changed }),
    turnRoom: build.mutation(endpoint(callPaths.turnRoom)),
    setRoomTurning: build.mutation(endpoint(callPaths.setRoomTurning)),
    leadRoom: build.mutation(endpoint(callPaths.leadRoom)),
    putRoomPrayers: build.mutation(endpoint(callPaths.putRoomPrayers)),
    endRoom: build.mutation({ ...endpoint(callPaths.endRoom), invalidatesTags: changed }),
  }),
});

export const {
  useGetRoomQuery,
  useListRoomChoicesQuery,
  useListRoomPeopleQuery,
  useOpenRoomMutation,
  useTurnRoomMutation,
  useSetRoomTurningMutation,
  useLeadRoomMutation,
  usePutRoomPrayersMutation,
  useEndRoomMutation,
} = roomApi;

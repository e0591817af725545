import type { CallExample } from './examples.ts';

/** Example requests about prayer rooms. */
export const roomExamples = ({
  id,
  otherId,
}: {
  id: string;
  otherId: string;
}): Record<string, CallExample> => ({
  listRooms: {},
  listRoomChoices: { query: { circleId: id } },
  openRoom: { body: { circleId: id } },
  getRoom: { params: { id } },
  turnRoom: { params: { id }, body: { prayerId: otherId } },
  setRoomTurning: { params: { id }, body: { byItself: true } },
  leadRoom: { params: { id }, body: { userId: otherId } },
  listRoomPeople: { params: { id } },
  putRoomPrayers: { params: { id }, body: { prayerIds: [id, otherId] } },
  endRoom: { params: { id } },
  roomStream: { params: { id } },
  addGatheringPrayer: { params: { id } },
  removeGatheringPrayer: { params: { id } },
});

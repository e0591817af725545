import { z } from 'zod';
import { defineCall } from '../call.ts';
import { uuid } from '../fields.ts';
import { limits } from '../limits.ts';
import { ownRooms, room, roomChoice, roomPerson } from './rooms.ts';

/**
 * Prayer rooms: everyone in a room sees the same letter, and the leader turns. A room is for a weekly gathering or for
 * a circle. For people outside of a circle its room does not exist: every call answers 404.
 */

const params = z.object({ id: uuid });
const shared = { service: 'community', audience: 'approved' } as const;
const prayerIds = z.array(uuid).max(limits.room.prayersMax);

export const listRooms = defineCall({
  ...shared,
  id: 'listRooms',
  method: 'GET',
  path: '/api/rooms',
  summary: 'The open rooms that you may enter, and what was added for the next gathering.',
  answers: { 200: ownRooms },
});

export const listRoomChoices = defineCall({
  ...shared,
  id: 'listRoomChoices',
  method: 'GET',
  path: '/api/rooms/choices',
  summary: 'The letters for the list of a new room: of a circle, or for the next gathering.',
  query: z.object({ circleId: uuid.optional().describe('Without it: the next gathering') }),
  answers: { 200: z.array(roomChoice) },
  errors: [404],
});

export const openRoom = defineCall({
  ...shared,
  id: 'openRoom',
  method: 'POST',
  path: '/api/rooms',
  summary:
    'Opens the room of a circle, or for an admin that of the next gathering. An open one is answered as it is.',
  body: z.object({
    circleId: uuid.optional().describe('Without it: the next gathering'),
    prayerIds: prayerIds.optional().describe('Without it: a list is made'),
  }),
  answers: { 201: room },
  errors: [403, 404],
});

export const getRoom = defineCall({
  ...shared,
  id: 'getRoom',
  method: 'GET',
  path: '/api/rooms/:id',
  summary: 'A room with its list.',
  params,
  answers: { 200: room },
  errors: [404],
});

export const turnRoom = defineCall({
  ...shared,
  id: 'turnRoom',
  method: 'PUT',
  path: '/api/rooms/:id/letter',
  summary: 'The leader turns to a letter, or with null to the end of the list.',
  params,
  body: z.object({ prayerId: uuid.nullable() }),
  answers: { 204: null },
  errors: [403, 404, 409],
});

export const setRoomTurning = defineCall({
  ...shared,
  id: 'setRoomTurning',
  method: 'PUT',
  path: '/api/rooms/:id/turning',
  summary: 'The leader lets the room turn by itself every two minutes, or stops that.',
  params,
  body: z.object({ byItself: z.boolean() }),
  answers: { 204: null },
  errors: [403, 404, 409],
});

export const leadRoom = defineCall({
  ...shared,
  id: 'leadRoom',
  method: 'PUT',
  path: '/api/rooms/:id/leader',
  summary:
    'The leader passes leading to someone in the room. With your own id you lead when the leader has been away.',
  params,
  body: z.object({ userId: uuid }),
  answers: { 204: null },
  errors: [403, 404, 409],
});

export const listRoomPeople = defineCall({
  ...shared,
  id: 'listRoomPeople',
  method: 'GET',
  path: '/api/rooms/:id/people',
  summary: 'For the leader: the others in the room, by name.',
  params,
  answers: { 200: z.array(roomPerson) },
  errors: [403, 404],
});

export const putRoomPrayers = defineCall({
  ...shared,
  id: 'putRoomPrayers',
  method: 'PUT',
  path: '/api/rooms/:id/prayers',
  summary: 'The leader changes the list. The letter that is shown stays.',
  params,
  body: z.object({ prayerIds }),
  answers: { 204: null },
  errors: [403, 404, 409],
});

export const endRoom = defineCall({
  ...shared,
  id: 'endRoom',
  method: 'DELETE',
  path: '/api/rooms/:id',
  summary: 'The leader ends the room; that of a gathering can also be ended by an admin.',
  params,
  answers: { 204: null },
  errors: [403, 404],
});

export const roomStream = defineCall({
  ...shared,
  id: 'roomStream',
  method: 'GET',
  path: '/api/rooms/:id/stream',
  summary:
    'Server-sent events: `room` with its state, right away and on every change. Who is connected is in the room.',
  params,
  answers: { 200: null },
  errors: [404],
  streams: true,
  contentType: 'text/event-stream',
});

export const addGatheringPrayer = defineCall({
  ...shared,
  id: 'addGatheringPrayer',
  method: 'PUT',
  path: '/api/gathering-prayers/:id',
  summary: 'Adds a prayer of yours, for everyone or for members, to the next gathering.',
  params,
  answers: { 204: null },
  errors: [404, 409],
});

export const removeGatheringPrayer = defineCall({
  ...shared,
  id: 'removeGatheringPrayer',
  method: 'DELETE',
  path: '/api/gathering-prayers/:id',
  summary: 'Takes a prayer of yours from the next gathering.',
  params,
  answers: { 204: null },
  errors: [404],
});

export const roomCalls = [
  listRooms,
  listRoomChoices,
  openRoom,
  getRoom,
  turnRoom,
  setRoomTurning,
  leadRoom,
  listRoomPeople,
  putRoomPrayers,
  endRoom,
  roomStream,
  addGatheringPrayer,
  removeGatheringPrayer,
] as const;

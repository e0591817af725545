import { z } from 'zod';
import { timestamp, uuid } from '../fields.ts';

/** What everyone in a prayer room sees alike. The stream sends it as `room` whenever it changes. */
export const roomState = z.object({
  prayerId: uuid.nullable().describe('The letter that everyone sees. Null after the last one'),
  prayerIds: z.array(uuid).describe('The list, in its order'),
  hereCount: z.int().describe('People who are in the room'),
  leaderName: z.string().nullable().describe('Null when no one leads'),
  isLeader: z.boolean().describe('The reader leads'),
  mayLead: z.boolean().describe('The leader has been away, so anyone may lead'),
  turnsItself: z.boolean().describe('The next letter comes by itself'),
  turnsInMs: z.int().nullable().describe('Until then, when it was sent'),
  ended: z.boolean(),
  lettersCount: z.int().describe('Letters that were shown until now'),
});
export type RoomState = z.infer<typeof roomState>;

/** A letter in a list, with the beginning of its request. */
export const roomItem = z.object({
  prayerId: uuid,
  userName: z.string(),
  beginning: z.string(),
});
export type RoomItem = z.infer<typeof roomItem>;

/** A letter that can be put on the list before the room opens. */
export const roomChoice = roomItem.extend({
  from: z.enum(['members', 'circle', 'feed']).describe('`members`: collected for the gathering'),
  picked: z.boolean().describe('It is on the list when no one chooses'),
});
export type RoomChoice = z.infer<typeof roomChoice>;

export const roomSummary = z.object({
  id: uuid,
  circleId: uuid.nullable().describe('Null for a gathering'),
  circleName: z.string().nullable(),
  gatheringAt: timestamp.nullable().describe('Null for a circle'),
});
export type RoomSummary = z.infer<typeof roomSummary>;

export const room = roomSummary.extend({ state: roomState, list: z.array(roomItem) });
export type Room = z.infer<typeof room>;

export const ownRooms = z.object({
  rooms: z.array(roomSummary).describe('The open rooms that the reader may enter'),
  gathering: z
    .object({
      startsAt: timestamp,
      addedCount: z.int().describe('Prayers that members have added'),
      added: z.array(uuid).describe('Those that the reader added'),
    })
    .describe('The next weekly gathering'),
});
export type OwnRooms = z.infer<typeof ownRooms>;

export const roomPerson = z.object({ userId: uuid, name: z.string() });

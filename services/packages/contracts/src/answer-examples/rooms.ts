import { exampleIds } from '../examples.ts';
import { at, later } from './moments.ts';
import type { AnswerExamples } from './moments.ts';

const { id, otherId } = exampleIds;

const item = {
  prayerId: id,
  userName: 'Daniel Okafor',
  beginning: 'Please pray for the first week of our new shop.',
};
const summary = { id, circleId: otherId, circleName: 'Bakers who pray', gatheringAt: null };
const room = {
  ...summary,
  state: {
    prayerId: id,
    prayerIds: [id],
    hereCount: 12,
    leaderName: 'Ruth Castellanos',
    isLeader: false,
    mayLead: false,
    turnsItself: true,
    turnsInMs: 84_000,
    ended: false,
    lettersCount: 1,
  },
  list: [item],
};

export const roomAnswers: AnswerExamples = {
  listRooms: {
    200: {
      rooms: [summary, { ...summary, circleId: null, circleName: null, gatheringAt: at }],
      gathering: { startsAt: later, addedCount: 4, added: [id] },
    },
  },
  listRoomChoices: { 200: [{ ...item, from: 'circle', picked: true }] },
  openRoom: { 201: room },
  getRoom: { 200: room },
  listRoomPeople: { 200: [{ userId: otherId, name: 'Daniel Okafor' }] },
};

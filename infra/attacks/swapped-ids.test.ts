import { randomUUID } from 'node:crypto';
import { calls } from '@kbf/contracts';
import { makePasskeyDevice } from '@kbf/test-kit';
import { beforeAll, expect, test } from 'vitest';
import type { Client } from '../faults/client.ts';
import { type Site, sharedSite } from './people.ts';

let site: Site;
/** Ids of the member's things, by call and parameter. */
let things: Record<string, Record<string, string>>;

beforeAll(async () => {
  site = await sharedSite();
  things = await thingsOf(site.people.member, site.people.admin, site.stack.origin);
});

type Creation = { challenge: string; user: { id: string } };

/** @param friend another member, who asks the member for contact */
async function thingsOf(member: Client, friend: Client, origin: string): Promise<typeof things> {
  const made = async (method: string, path: string, body?: unknown) =>
    (await member.call(method, path, { body })).json() as { id: string };
  const prayer = await made('POST', '/api/prayers', { userRequest: 'Please pray for my team.' });
  const comment = await made('POST', `/api/prayers/${prayer.id}/comments`, {
    comment: 'Thank you for praying.',
  });
  const requestId = randomUUID();
  await made('POST', '/api/prayer-chat', {
    message: 'Please pray for my sister.',
    requestId,
    share: false,
  });
  const gathered = await made('POST', '/api/auth/export');
  const options = (await member.call('POST', '/api/auth/passkeys/options')).json() as Creation;
  const signed = makePasskeyDevice(origin).register(options);
  const passkey = await made('POST', '/api/auth/passkeys', signed);
  const sessions = (await member.call('GET', '/api/auth/sessions')).json() as { id: string }[];
  const endsOn = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const words = 'We look for somebody who looks through our books once a month.';
  const need = await made('POST', '/api/needs', {
    kind: 'need',
    text: words,
    tag: 'bookkeeping',
    endsOn,
  });
  const asked = await friend.call('POST', `/api/needs/${need.id}/contacts`, {
    body: { shares: ['email'] },
  });
  const chat = await chatOf(member, friend);
  const circle = await made('POST', '/api/circles', { name: 'Bakers', line: 'For our shops.' });
  const link = await made('POST', `/api/circles/${circle.id}/links`);
  const room = await made('POST', '/api/rooms', { circleId: circle.id });
  const ofCircle = { id: circle.id, userId: randomUUID(), invitationId: link.id };
  const own = { id: prayer.id, commentId: comment.id };
  return {
    deletePrayer: own,
    editPrayer: own,
    changeAudience: own,
    deleteComment: own,
    correctPrayer: own,
    correctComment: own,
    seeComments: own,
    mutePrayed: own,
    ...Object.fromEntries(ofCircles.map((id) => [id, ofCircle])),
    ...Object.fromEntries(ofRooms.map((id) => [id, { id: room.id }])),
    removeGatheringPrayer: { id: prayer.id },
    addGatheringPrayer: { id: prayer.id },
    ...Object.fromEntries(ofChats.map((id) => [id, { id: chat }])),
    acceptCircleInvitation: { id: link.id },
    declineCircleInvitation: { id: link.id },
    getPrayerChat: { requestId },
    stopPrayerChat: { requestId },
    getExport: { id: gathered.id },
    endLoginSession: { id: sessions[0]!.id },
    removePasskey: { id: passkey.id },
    setCheckIn: own,
    cancelCheckIn: own,
    answerCheckIn: own,
    deleteNeed: { id: need.id },
    answerNeedContact: { contactId: (asked.json() as { id: string }).id },
  };
}

/** Calls with the id of a room. */
const ofRooms = [
  'getRoom',
  'turnRoom',
  'setRoomTurning',
  'leadRoom',
  'listRoomPeople',
  'putRoomPrayers',
  'endRoom',
  'roomStream',
];

/** Calls with the id of a circle. */
const ofCircles = [
  'getCircle',
  'renameCircle',
  'endCircle',
  'inviteToCircle',
  'createCircleLink',
  'withdrawInvitation',
  'removeFromCircle',
  'handOverCircle',
  'listCirclePrayers',
  'listCirclePrayersToPrayFor',
];

/** Calls with the id of a private chat. */
const ofChats = [
  'getChat',
  'listChatMessages',
  'sendChatMessage',
  'seeChat',
  'setReadMarks',
  'endChat',
  'reportChat',
];

/** Two members become partners, and one starts a private chat. @returns its id */
async function chatOf(member: Client, friend: Client): Promise<string> {
  const invited = await member.call('POST', '/api/partnership/invitations');
  const { token } = invited.json() as { token: string };
  await friend.call('POST', '/api/partnership/invitations/accept', { body: { token } });
  const state = (await member.call('GET', '/api/partnership')).json() as {
    partnership: { partnerId: string };
  };
  const body = { userId: state.partnership.partnerId };
  const { id } = (await member.call('POST', '/api/chats', { body })).json() as { id: string };
  return id;
}

const bodies: Record<string, unknown> = {
  sendChatMessage: { text: 'I am here.', requestId: randomUUID() },
  seeChat: { place: 1 },
  setReadMarks: { isOn: true },
  reportChat: { reason: 'It is an ad.' },
  editPrayer: { answered: true },
  changeAudience: { audience: 'private' },
  correctPrayer: { userRequest: 'Please pray for my whole team.' },
  correctComment: { comment: 'Thank you all for praying.' },
  setCheckIn: { days: 7 },
  answerCheckIn: { answer: 'better' },
  mutePrayed: { muted: true },
  answerNeedContact: { answer: 'decline' },
  renameCircle: { name: 'Other', line: 'Other.' },
  inviteToCircle: { userId: randomUUID() },
  handOverCircle: { userId: randomUUID() },
  turnRoom: { prayerId: null },
  setRoomTurning: { byItself: true },
  leadRoom: { userId: randomUUID() },
  putRoomPrayers: { prayerIds: [] },
};

/** Calls whose ids belong to public things, to admins or to programs. */
const nobodysOwn = new Set(
  (
    'getPrayer listComments likePrayer prayFor createComment reportPrayer reportComment reportProfile ' +
    'cancelPendingChange getPrayerPhoto getProfilePhoto sharePage sharePicture getProfile getCompany ' +
    'smsStatus reportNeed askNeedContact blockMember unblockMember ' +
    // Kept only while a language model answers: services/ai/test/conversations tries them with ids of others.
    'getConversation renameConversation deleteConversation'
  ).split(' '),
);

test('When a call takes an id, then it is known whose thing the id names', () => {
  const unknown = calls.filter(
    ({ id, path, audience }) =>
      path.includes(':') && audience !== 'admin' && !nobodysOwn.has(id) && !(id in things),
  );
  expect(unknown.map(({ id }) => id)).toEqual([]);
});

test.each([
  'deletePrayer',
  'editPrayer',
  'changeAudience',
  'deleteComment',
  'correctPrayer',
  'correctComment',
  'seeComments',
  'mutePrayed',
  'getPrayerChat',
  'stopPrayerChat',
  'getExport',
  'endLoginSession',
  'removePasskey',
  'setCheckIn',
  'cancelCheckIn',
  'answerCheckIn',
  'deleteNeed',
  'answerNeedContact',
  'acceptCircleInvitation',
  'declineCircleInvitation',
  ...ofChats,
  ...ofCircles,
  ...ofRooms,
  'addGatheringPrayer',
  'removeGatheringPrayer',
])('When %s is called with the id of somebody else’s thing, then it is refused', async (id) => {
  const call = calls.find((one) => one.id === id)!;
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => things[id]?.[name] ?? '');
  const answer = await site.people.other.call(call.method, path, { body: bodies[id] });
  expect([403, 404]).toContain(answer.status);
});

test('When a comment is named under another prayer, then there is no such comment', async () => {
  const { id, commentId } = things['deleteComment']!;
  const elsewhere = (await site.people.visitor.call('GET', '/api/prayers?limit=5')).json() as {
    id: string;
  }[];
  const other = elsewhere.find((prayer) => prayer.id !== id)!;
  const path = `/api/prayers/${other.id}/comments/${commentId}`;
  expect((await site.people.member.call('DELETE', path)).status).toBe(404);
});

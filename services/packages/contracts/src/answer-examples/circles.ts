import { exampleIds } from '../examples.ts';
import { at, later } from './moments.ts';
import type { AnswerExamples } from './moments.ts';

const { id, otherId } = exampleIds;

const invitation = { id: otherId, expiresAt: later };
const circle = {
  id,
  name: 'Bakers who pray',
  line: 'For our shops and our families.',
  memberCount: 2,
  isFounder: true,
};
const wholeCircle = {
  ...circle,
  members: [
    { userId: id, name: 'Ruth Castellanos', isFounder: true, mine: true, joinedAt: at },
    { userId: otherId, name: 'Daniel Okafor', isFounder: false, mine: false, joinedAt: later },
  ],
  invitations: [{ ...invitation, inviteeName: null }],
};
const invitedTo = {
  ...invitation,
  circleName: circle.name,
  line: circle.line,
  inviterName: 'Ruth Castellanos',
};

export const circleAnswers: AnswerExamples = {
  listCircles: { 200: { circles: [circle], invitations: [invitedTo] } },
  foundCircle: { 201: wholeCircle },
  getCircle: { 200: wholeCircle },
  renameCircle: { 200: wholeCircle },
  inviteToCircle: { 201: { ...invitation, inviteeName: 'Daniel Okafor' } },
  createCircleLink: {
    201: { ...invitation, inviteeName: null, token: 'kR2v8QeYw1n5TzB7cX4mLg' },
  },
  lookAtCircleLink: { 200: invitedTo },
  joinByLink: { 200: wholeCircle },
  acceptCircleInvitation: { 200: wholeCircle },
  handOverCircle: { 200: wholeCircle },
};

import { z } from 'zod';
import { defineCall } from '../call.ts';
import { care } from '../care/care.ts';
import { listQuery, requestId, uuid, writtenText } from '../fields.ts';
import { limits } from '../limits.ts';
import { circle, circleInvitation, openInvitation, ownCircles } from './circles.ts';
import { prayer } from './prayers.ts';

/**
 * Prayer circles: up to twelve members who share prayers with one another. For everyone else, admins included, a circle
 * does not exist: every call answers 404.
 */

const { circle: most } = limits;

const name = writtenText(most.nameMax, most.nameMin);
const line = writtenText(most.lineMax);

const answeredCircle = circle.extend({ care: care.optional() });
const params = z.object({ id: uuid });
const ofMember = z.object({ id: uuid, userId: uuid });
const ofInvitation = z.object({ id: uuid, invitationId: uuid });
const token = z.string().min(20).max(100);

const shared = { service: 'community', audience: 'approved' } as const;

export const listCircles = defineCall({
  ...shared,
  id: 'listCircles',
  method: 'GET',
  path: '/api/circles',
  summary: 'Your circles, and the invitations that you have not answered.',
  answers: { 200: ownCircles },
});

export const foundCircle = defineCall({
  ...shared,
  id: 'foundCircle',
  method: 'POST',
  path: '/api/circles',
  summary: 'Founds a circle.',
  body: z.object({ name, line, requestId: requestId.optional() }),
  words: { place: 'circle', fields: ['name', 'line'] },
  answers: { 201: answeredCircle },
  errors: [409],
});

export const getCircle = defineCall({
  ...shared,
  id: 'getCircle',
  method: 'GET',
  path: '/api/circles/:id',
  summary: 'One of your circles, with its members.',
  params,
  answers: { 200: circle },
  errors: [404],
});

export const renameCircle = defineCall({
  ...shared,
  id: 'renameCircle',
  method: 'PUT',
  path: '/api/circles/:id',
  summary: 'Its founder changes its name and line.',
  params,
  body: z.object({ name, line }),
  words: { place: 'circle', fields: ['name', 'line'] },
  answers: { 200: answeredCircle },
  errors: [403, 404],
});

export const endCircle = defineCall({
  ...shared,
  id: 'endCircle',
  method: 'DELETE',
  path: '/api/circles/:id',
  summary: 'Its founder ends it. Its prayers become private to their authors.',
  params,
  answers: { 204: null },
  errors: [403, 404],
});

export const inviteToCircle = defineCall({
  ...shared,
  id: 'inviteToCircle',
  method: 'POST',
  path: '/api/circles/:id/invitations',
  summary: 'Its founder invites a member from the directory.',
  params,
  body: z.object({ userId: uuid }),
  answers: { 201: openInvitation },
  errors: [403, 404, 409],
});

export const createCircleLink = defineCall({
  ...shared,
  id: 'createCircleLink',
  method: 'POST',
  path: '/api/circles/:id/links',
  summary:
    'An invitation link to share. It works once for each person. A new one replaces the last.',
  params,
  answers: { 201: openInvitation.extend({ token: z.string() }) },
  errors: [403, 404, 409],
});

export const withdrawInvitation = defineCall({
  ...shared,
  id: 'withdrawInvitation',
  method: 'DELETE',
  path: '/api/circles/:id/invitations/:invitationId',
  summary: 'Its founder withdraws an invitation or a link.',
  params: ofInvitation,
  answers: { 204: null },
  errors: [403, 404],
});

export const lookAtCircleLink = defineCall({
  ...shared,
  id: 'lookAtCircleLink',
  method: 'POST',
  path: '/api/circle-links/look',
  summary: 'The circle of a link. The token stays out of the address, so it is not logged.',
  body: z.object({ token }),
  answers: { 200: circleInvitation },
  errors: [404, 409],
});

export const joinByLink = defineCall({
  ...shared,
  id: 'joinByLink',
  method: 'POST',
  path: '/api/circle-links/join',
  summary: 'Joins the circle of a link.',
  body: z.object({ token }),
  answers: { 200: circle },
  errors: [404, 409],
});

export const acceptCircleInvitation = defineCall({
  ...shared,
  id: 'acceptCircleInvitation',
  method: 'POST',
  path: '/api/circle-invitations/:id/accept',
  summary: 'Accepts an invitation to a circle.',
  params,
  answers: { 200: circle },
  errors: [404, 409],
});

export const declineCircleInvitation = defineCall({
  ...shared,
  id: 'declineCircleInvitation',
  method: 'DELETE',
  path: '/api/circle-invitations/:id',
  summary: 'Declines an invitation to a circle.',
  params,
  answers: { 204: null },
  errors: [404],
});

export const removeFromCircle = defineCall({
  ...shared,
  id: 'removeFromCircle',
  method: 'DELETE',
  path: '/api/circles/:id/members/:userId',
  summary:
    'Leaves a circle, with your own id; its founder removes others. Their prayers there become private to them.',
  params: ofMember,
  answers: { 204: null },
  errors: [403, 404],
});

export const handOverCircle = defineCall({
  ...shared,
  id: 'handOverCircle',
  method: 'PUT',
  path: '/api/circles/:id/founder',
  summary: 'Its founder hands a circle over to another of its members.',
  params,
  body: z.object({ userId: uuid }),
  answers: { 200: circle },
  errors: [403, 404],
});

export const listCirclePrayers = defineCall({
  ...shared,
  id: 'listCirclePrayers',
  method: 'GET',
  path: '/api/circles/:id/prayers',
  summary: 'The prayers of one of your circles, newest first.',
  params,
  query: listQuery,
  answers: { 200: z.array(prayer) },
  errors: [404],
});

export const listCirclePrayersToPrayFor = defineCall({
  ...shared,
  id: 'listCirclePrayersToPrayFor',
  method: 'GET',
  path: '/api/circles/:id/prayers/to-pray-for',
  summary:
    'Those of a circle, least prayed for first, without yours and those you prayed for in the last 24 hours.',
  params,
  query: listQuery,
  answers: { 200: z.array(prayer) },
  errors: [404],
});

export const circleCalls = [
  listCircles,
  foundCircle,
  getCircle,
  renameCircle,
  endCircle,
  inviteToCircle,
  createCircleLink,
  withdrawInvitation,
  lookAtCircleLink,
  joinByLink,
  acceptCircleInvitation,
  declineCircleInvitation,
  removeFromCircle,
  handOverCircle,
  listCirclePrayers,
  listCirclePrayersToPrayFor,
] as const;

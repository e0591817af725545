import { z } from 'zod';
import { timestamp, uuid } from '../fields.ts';

export const circleSummary = z.object({
  id: uuid,
  name: z.string(),
  line: z.string(),
  memberCount: z.int(),
  isFounder: z.boolean().describe('The reader leads it'),
});
export type CircleSummary = z.infer<typeof circleSummary>;

export const circleMember = z.object({
  userId: uuid,
  name: z.string(),
  isFounder: z.boolean(),
  mine: z.boolean().describe('The reader'),
  joinedAt: timestamp,
});

export const openInvitation = z.object({
  id: uuid,
  inviteeName: z.string().nullable().describe('Null for a link'),
  expiresAt: timestamp,
});

export const circle = circleSummary.extend({
  members: z.array(circleMember).describe('The longest first'),
  invitations: z.array(openInvitation).describe('Only for its founder'),
});
export type Circle = z.infer<typeof circle>;

export const circleInvitation = z.object({
  id: uuid,
  circleName: z.string(),
  line: z.string(),
  inviterName: z.string(),
  expiresAt: timestamp,
});
export type CircleInvitation = z.infer<typeof circleInvitation>;

export const ownCircles = z.object({
  circles: z.array(circleSummary),
  invitations: z.array(circleInvitation).describe('To the reader, not yet answered'),
});
export type OwnCircles = z.infer<typeof ownCircles>;

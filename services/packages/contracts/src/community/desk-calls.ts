import { z } from 'zod';
import { defineCall } from '../call.ts';
import { careKinds, careLanguages, careLevels, dangerKinds } from '../care/care-kinds.ts';
import { carePlaces } from '../care/care-words.ts';
import { listQuery, timestamp, uuid, writtenText } from '../fields.ts';
import { limits } from '../limits.ts';

/** What reaches the care desk: a person who may be in danger, or a text that needs a decision. */
export const deskKinds = [
  'danger',
  'prayer',
  'thanks',
  'photo',
  'comment',
  'profile',
  'need',
  'name',
] as const;
export type DeskKind = (typeof deskKinds)[number];

/** In the order of the desk. */
export const deskGroups = ['danger', 'held', 'reported'] as const;
export type DeskGroup = (typeof deskGroups)[number];

const place = {
  kind: z.enum(deskKinds),
  id: uuid.describe('Of the case, the prayer, the comment, the need, or the person'),
};
const deskPlace = z.object(place);
export type DeskPlace = z.infer<typeof deskPlace>;

/** A person with more than one open case. */
const together = z.object({
  key: z
    .string()
    .describe(
      'The same for all cases of one person until the day ends; it says nothing of who it is',
    ),
  waiting: z.int().min(2),
  unseen: z.int().min(0).describe('Of those that wait: which no admin has looked at'),
  since: timestamp.describe('When the first of those that wait was noticed'),
});
export type Together = z.infer<typeof together>;

/** What a list may show of a case. It leaves out the words, because each view of them is logged. */
const danger = z.object({
  level: z.enum(careLevels),
  kind: z.enum(careKinds).describe('What it may be about: the help was chosen by it'),
  namedKind: z
    .enum(dangerKinds)
    .nullable()
    .describe('What it is about, as an admin says who read it; null while nobody said so'),
  place: z.enum(carePlaces).describe('Where it was written'),
  saysSafe: z.boolean().describe('The person says that nobody is in danger now'),
  seenAt: timestamp.nullable().describe('When an admin first looked'),
  handledAt: timestamp.nullable(),
  more: z
    .int()
    .min(0)
    .describe('Notices that followed from the same network within the hour, only counted'),
  together: together.nullable().describe('Null when nothing else of the same person waits'),
});

/** A text or photo that waits for an admin: held or reported. */
export const waitingText = z.object({
  kind: z
    .enum(['prayer', 'thanks', 'photo', 'comment', 'profile', 'need', 'name'])
    .describe('Thanks and photo: of a prayer that is public already'),
  id: uuid.describe('Of the prayer, the comment, or the person'),
  prayerId: uuid.nullable().describe('Of a comment: where it stands'),
  authorName: z.string(),
  text: z.string(),
  response: z.string().nullable(),
  photoUrl: z.string().nullable().describe('Admins can open it while it is held, too'),
  state: z.enum(['held', 'hidden', 'public']),
  reasons: z.array(z.string()),
  reports: z.array(z.object({ reason: z.string(), at: timestamp })),
  createdAt: timestamp,
});

export const deskItem = z.object({
  ...place,
  group: z.enum(deskGroups),
  since: timestamp,
  danger: danger.nullable(),
  text: waitingText.nullable().describe('What waits, unless it is about a danger'),
});
export type DeskItem = z.infer<typeof deskItem>;

/** The author of the words. */
const deskPerson = z.object({
  id: uuid.nullable().describe('The member; null for a visitor, who has proven nothing of it'),
  fullName: z.string(),
  phone: z
    .string()
    .nullable()
    .describe('E.164, as a member has proven it; as a visitor wrote it in a contact form'),
  email: z.string().nullable(),
});

const careCase = danger.extend({
  language: z.enum(careLanguages),
  shown: z
    .enum(['help', 'card', 'line'])
    .describe('Help in place of an answer; above the usual one; or one line beside it'),
  words: z.string().nullable().describe('Null once they are removed, after 30 days'),
  author: z.enum(['member', 'visitor']),
  person: deskPerson
    .nullable()
    .describe('Null for visitors who gave no contact, and while auth does not answer'),
  seenBy: z.string().nullable().describe('Name of the admin'),
  handledBy: z.string().nullable(),
  note: z.string().nullable(),
  others: z
    .array(
      z.object({
        id: uuid,
        at: timestamp,
        level: z.enum(careLevels),
        kind: z.enum(careKinds),
        namedKind: z.enum(dangerKinds).nullable(),
        seenAt: timestamp.nullable(),
        handledAt: timestamp.nullable(),
      }),
    )
    .describe('Other cases of the same person: those that wait first, the newest before'),
});
export type CareCase = z.infer<typeof careCase>;

export const deskDecisions = ['release', 'hide', 'handled'] as const;
export type DeskDecision = (typeof deskDecisions)[number];
const decision = z.enum(deskDecisions).describe('`handled` for a danger, the others for a text');

const next = deskPlace.nullable().describe('What waits next');

export const deskDetail = deskItem.extend({
  case: careCase.nullable(),
  next,
});
export type DeskDetail = z.infer<typeof deskDetail>;

const path = '/api/care-desk/:kind/:id';

export const listDesk = defineCall({
  id: 'listDesk',
  method: 'GET',
  path: '/api/care-desk',
  service: 'community',
  audience: 'admin',
  summary:
    'Everything that waits for an admin: dangers (certain before possible, newest first), held texts, reported ones.',
  query: listQuery.extend({
    show: z.enum(['waiting', 'handled']).default('waiting').describe('Handled: dangers only'),
  }),
  answers: { 200: z.array(deskItem) },
});

export const getDeskItem = defineCall({
  id: 'getDeskItem',
  method: 'GET',
  path,
  service: 'community',
  audience: 'admin',
  summary: 'One thing with its context. A look at the words of a danger stands in the audit log.',
  params: deskPlace,
  answers: { 200: deskDetail },
  errors: [404],
});

export const decideDeskItem = defineCall({
  id: 'decideDeskItem',
  method: 'POST',
  path: '/api/care-desk/:kind/:id/decision',
  service: 'community',
  audience: 'admin',
  summary: 'Decides at once. The author is told some seconds later, unless it was reopened.',
  params: deskPlace,
  body: z.object({
    decision,
    note: writtenText(limits.desk.noteMax).optional().describe('For the other admins; sealed'),
    together: z
      .boolean()
      .optional()
      .describe('Also what else waits of the same person, as far as an admin has looked at it'),
    seenAt: timestamp
      .optional()
      .describe('`text.createdAt` as it was looked at: nothing newer is decided about unseen'),
  }),
  answers: { 201: z.object({ count: z.int().min(1).describe('Decided together'), next }) },
  errors: [404, 409],
});

export const reopenDeskItem = defineCall({
  id: 'reopenDeskItem',
  method: 'DELETE',
  path: '/api/care-desk/:kind/:id/decision',
  service: 'community',
  audience: 'admin',
  summary: 'Undoes a decision and what was decided together. A text: until its author is told.',
  params: deskPlace,
  answers: { 204: null },
  errors: [404, 409],
});

export const updateCareCase = defineCall({
  id: 'updateCareCase',
  method: 'PATCH',
  path,
  service: 'community',
  audience: 'admin',
  summary: 'Keeps a note about a danger, or says what it is about.',
  params: z.object({ kind: z.literal('danger'), id: uuid }),
  body: z.object({
    note: writtenText(limits.desk.noteMax).nullish(),
    namedKind: z
      .enum(dangerKinds)
      .optional()
      .describe('What it is about; the help that was shown stays what it was'),
  }),
  answers: { 204: null },
  errors: [404],
});

export const sayIAmSafe = defineCall({
  id: 'sayIAmSafe',
  method: 'POST',
  path: '/api/care/safe',
  service: 'community',
  audience: 'all',
  summary:
    'After help was shown: the person says that nobody is in danger now. Admins see it at the desk.',
  answers: { 204: null },
});

export const deskCalls = [
  sayIAmSafe,
  listDesk,
  getDeskItem,
  decideDeskItem,
  reopenDeskItem,
  updateCareCase,
] as const;

import { z } from 'zod';
import { careKinds, careLanguages, careLevels, dangerKinds } from '../care/care-kinds.ts';
import type { CareKind } from '../care/care-kinds.ts';
import { carePlaces } from '../care/care-words.ts';
import { timestamp, uuid } from '../fields.ts';
import { prayerAudience } from '../prayer-audience.ts';

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
  id: uuid.describe('Of the case, prayer, comment, need or person'),
};
export const deskPlace = z.object(place);
export type DeskPlace = z.infer<typeof deskPlace>;

/** A person with more than one open case. */
const together = z.object({
  key: z
    .string()
    .describe(
      'The same for all of one person’s cases until the day ends. It does not reveal who it is',
    ),
  waiting: z.int().min(2),
  unseen: z.int().min(0).describe('Waiting ones that no admin has looked at'),
  since: timestamp.describe('When the first of the waiting ones was noticed'),
});
export type Together = z.infer<typeof together>;

/** The body is in danger now: minutes count, and somebody has to call. */
export const emergencyKinds: readonly CareKind[] = ['emergency', 'overdose'];

/** A part of the list. */
export const deskFilter = z.object({
  level: z.enum(careLevels).optional().describe('Only dangers of this level'),
  kind: z.enum(careKinds).optional().describe('Only dangers of this kind'),
});
export type DeskFilter = z.infer<typeof deskFilter>;

/** Many cases of one network, level and kind at once. A list shows them below one line. */
const flood = z.object({
  key: z
    .string()
    .describe('The same for all of them until the day ends. It does not reveal the network'),
  size: z.int().min(1).describe('How many of them are waiting'),
});

/** The author of the words. */
const deskPerson = z.object({
  id: uuid.nullable().describe('The member. Null for a visitor, who has proven nothing'),
  fullName: z.string(),
  phone: z
    .string()
    .nullable()
    .describe('E.164. Confirmed for a member. For a visitor, as entered in a contact form'),
  email: z.string().nullable(),
});

/** What a list shows of a case. It has only the first words, because each view of all of them is logged. */
const danger = z.object({
  level: z.enum(careLevels),
  kind: z.enum(careKinds).describe('What it may be about. The help was chosen by this'),
  namedKind: z
    .enum(dangerKinds)
    .nullable()
    .describe('What it is about, as set by an admin who read it. Null until then'),
  place: z.enum(carePlaces).describe('Where it was written'),
  author: z.enum(['member', 'visitor']),
  person: deskPerson
    .pick({ fullName: true, phone: true })
    .nullable()
    .describe('Whom to call. Null for visitors who gave no contact'),
  firstWords: z
    .string()
    .nullable()
    .describe('Eight; of certain dangers twenty. Null once the words are removed'),
  shown: z
    .enum(['help', 'card', 'line'])
    .describe('Help instead of an answer, above the usual answer, or as one line beside it'),
  saysSafe: z.boolean().describe('The person says that no one is in danger now'),
  seenAt: timestamp.nullable().describe('When an admin first looked'),
  handledAt: timestamp.nullable(),
  noDanger: z.boolean().describe('The admin who handled it found that no one was in danger'),
  more: z
    .int()
    .min(0)
    .describe('How often the same words came from the same network again within the hour'),
  flood: flood.nullable(),
  together: together.nullable().describe('Null when nothing else from the same person is waiting'),
});

/** What else becomes or stays public by a decision, so that nothing does without having been read. */
const alsoPublic = z.object({
  tags: z.array(z.string()),
  audience: prayerAudience.optional().describe('Of a prayer: who sees it once it is published'),
  context: z
    .string()
    .optional()
    .describe('Of a comment in a circle: the prayer, which admins cannot open'),
  thanks: z.string().nullable().describe('Of a prayer that was answered'),
  waiting: z
    .string()
    .nullable()
    .describe('The texts of a reported profile as its owner has changed them since'),
  removesPhoto: z.boolean().describe('The owner of a reported profile has removed the photo since'),
  shownPhotoUrl: z.string().nullable().describe('The reported photo, when another one is waiting'),
});

/** A message of a reported private chat. */
export const reportedMessage = z.object({
  place: z.int().min(1),
  byReported: z.boolean().describe('The reported member wrote it, not the member who reported it'),
  text: z.string(),
  at: timestamp,
});

/** A text or photo that waits for an admin: held or reported. */
export const waitingText = z.object({
  kind: z
    .enum(['prayer', 'thanks', 'photo', 'comment', 'profile', 'need', 'name'])
    .describe('Thanks and photo: of a prayer that is already public'),
  id: uuid.describe('Of the prayer, the comment, or the person'),
  prayerId: uuid.nullable().describe('For a comment: where it is'),
  authorName: z.string(),
  text: z.string(),
  response: z.string().nullable(),
  photoUrl: z.string().nullable().describe('Admins can open it even while it is held'),
  also: alsoPublic,
  state: z.enum(['held', 'hidden', 'public']),
  reasons: z.array(z.string()),
  reports: z.array(z.object({ reason: z.string(), at: timestamp })),
  chats: z
    .array(z.object({ id: uuid, messages: z.array(reportedMessage) }))
    .optional()
    .describe('The last messages of the private chats that were reported with this profile last'),
  chatsLeftOut: z.int().min(0).optional().describe('Older reports of chats that are not shown'),
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

export const careCase = danger.extend({
  language: z.enum(careLanguages),
  words: z.string().nullable().describe('Null once they are deleted, after 30 days'),
  person: deskPerson
    .nullable()
    .describe('Null for visitors who gave no contact, and while auth is not responding'),
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
    .describe('Other cases of the same person: waiting ones first, then newest first'),
});
export type CareCase = z.infer<typeof careCase>;

const waitingCount = z.int().min(0);
export const deskCounts = z.object({
  ...(Object.fromEntries(careLevels.map((level) => [level, waitingCount])) as Record<
    (typeof careLevels)[number],
    typeof waitingCount
  >),
  dangers: z
    .array(z.object({ level: z.enum(careLevels), kind: z.enum(careKinds), count: waitingCount }))
    .describe('The same dangers by level and kind; an admin’s word about the kind counts'),
  held: waitingCount,
  reported: waitingCount,
});
export type DeskCounts = z.infer<typeof deskCounts>;

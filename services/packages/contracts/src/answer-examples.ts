import { company, contact, exampleIds, founder } from './examples.ts';
import { site } from './site.ts';

/**
 * One example of each JSON answer, for the documentation: call, then status. They belong to the same made-up people as
 * the examples of what calls take. A test holds each against its schema.
 */

const { id, otherId, requestId, photoId } = exampleIds;
const at = '2026-03-02T18:30:00.000Z';
const later = '2026-03-02T18:34:12.000Z';

const person = {
  id,
  firstName: 'Daniel',
  lastName: 'Okafor',
  fullName: 'Daniel Okafor',
  email: 'daniel@okafor.example',
  role: 'member',
  profileImageUrl: null,
};
const personDetails = {
  ...person,
  phone: '+12025550102',
  phoneVerified: true,
  emailVerified: true,
};
const memberRecord = {
  id,
  fullName: 'Daniel Okafor',
  phone: '+12025550102',
  phoneVerified: true,
  email: 'daniel@okafor.example',
  emailVerified: true,
  role: 'member',
  suspended: false,
  createdAt: at,
  lastSeenAt: later,
};
const comment = {
  id: otherId,
  userName: 'Ruth Castellanos',
  comment: 'Praying with you.',
  createdAt: later,
  mine: false,
};
const prayer = {
  id,
  userName: 'Daniel Okafor',
  userRequest: 'Please pray for the first week of our new shop.',
  aiPrayerResponse: 'Lord, bless the door and everyone who comes through it. Amen.',
  aiGenerated: true,
  photoUrl: `/api/prayer-photos/${photoId}`,
  tags: ['business'],
  likeCount: 3,
  commentCount: 1,
  userLiked: false,
  mine: true,
  createdAt: at,
  answeredAt: null,
  thanks: null,
  comments: [comment],
};
const answered = { ...prayer, answeredAt: later, thanks: 'The shop is open. Thank you.' };
const profile = {
  id,
  userId: id,
  firstName: 'Ruth',
  lastName: 'Castellanos',
  identity: 'A baker who prays before dawn.',
  profileImage: `/api/profile-photos/${photoId}`,
  humanBeliefs: ['Bread is for sharing'],
  isPublic: true,
  phone: '(202) 555-0103',
  email: null,
};
const ownProfile = {
  ...profile,
  phoneVisibility: 'members',
  emailVisibility: 'nobody',
  held: false,
};
const submission = {
  id,
  ...contact,
  type: 'Member',
  status: 'new',
  note: null,
  replyDueAt: null,
  personId: null,
  createdAt: at,
};
const progress = {
  currentModule: 2,
  completedModules: [1],
  responses: { 'worksheet.home.value': '$1,200', 'needs.ranking': ['Growth', 'Contribution'] },
  updatedAt: at,
};
const chatReply = {
  message: 'Begin with what you would do if nobody paid you. Commit your deeds to Yahweh.',
  source: 'guide',
  passages: [{ reference: 'Proverbs 16:3', translation: 'WEB', start: 50, end: 77 }],
};
const prayerReply = {
  message: 'Lord, bless the door and everyone who comes through it. Amen.',
  requestId,
  replyToken: 'A1b2C3d4E5f6G7h8I9j0',
  posted: 'public',
  prayerId: id,
  source: 'guide',
  passages: [],
};
const quote = {
  id: 'plans-committed',
  category: 'Planning',
  title: 'Plans committed',
  scripture: 'Commit your deeds to Yahweh, and your plans shall succeed.',
  scriptureReference: 'Proverbs 16:3',
  kingdomPrinciple: 'A plan is an offering before it is a schedule.',
  tags: ['planning'],
};
const weekly = {
  weekday: 'Wednesday',
  startsAt: '18:30',
  endsAt: '20:00',
  minutes: 90,
  place: 'Online',
  since: '2025-07-01',
  next: { startsAt: '2026-03-04T23:30:00Z', endsAt: '2026-03-05T01:00:00Z' },
};
const delivery = {
  id,
  channel: 'sms',
  kind: 'login',
  recipient: '+1••••••0102',
  state: 'failed',
  providerId: null,
  error: null,
  resendable: true,
  createdAt: at,
  updatedAt: later,
};
const preferences = { commentOnOwnPrayer: true, channel: 'email' };
const companyPage = { ...company, slug: 'cornerstone-joinery' };
const archive = {
  id,
  state: 'ready',
  createdAt: at,
  archive: { auth: { fullName: 'Daniel Okafor' } },
};

const waitingComment = {
  kind: 'comment',
  id: otherId,
  prayerId: id,
  authorName: 'Community Member',
  text: 'Buy my course.',
  response: null,
  photoUrl: null,
  state: 'held',
  reasons: ['advertising'],
  reports: [{ reason: 'It is an advertisement.', at: later }],
  createdAt: at,
};
const danger = {
  level: 'certain',
  kind: 'suicide',
  place: 'prayer-chat',
  seenAt: null,
  handledAt: null,
};
const atTheDesk = { kind: 'danger', id, group: 'danger', since: at, danger, text: null };
const careCase = {
  ...danger,
  language: 'en',
  shown: 'help',
  words: 'I do not want to live any more.',
  author: 'member',
  person: {
    id: otherId,
    fullName: 'Daniel Okafor',
    phone: '+12025550102',
    email: 'daniel@okafor.example',
  },
  seenBy: null,
  handledBy: null,
  note: null,
  others: [],
};
const taken = { decision: 'handled', by: 'Grace Whitfield', dueAt: later };

export const answerExamples: Readonly<Record<string, Readonly<Record<number, unknown>>>> = {
  sendMagicLink: { 200: { message: 'If this number belongs to a member, a link is on its way' } },
  sendEmailLink: { 200: { message: 'If this address belongs to a member, a link is on its way' } },
  redeemLink: { 200: person },
  redeemCode: { 200: person },
  getAuthUser: { 200: person },
  getUser: { 200: personDetails },
  listLoginSessions: {
    200: [{ id, device: 'Firefox on Linux', createdAt: at, lastSeenAt: later, current: true }],
  },
  verifyEmail: { 200: person },
  resendVerification: {
    200: { message: 'If this address waits to be confirmed, a mail is on its way' },
  },
  updateMe: { 200: { ...personDetails, confirming: ['email'] } },
  undoContactChange: { 200: person },
  listPendingChanges: {
    200: [{ what: 'email', value: 'daniel@new.example', state: 'unconfirmed', endsAt: later }],
  },
  startExport: { 201: { id, state: 'gathering', createdAt: at } },
  getExport: { 200: archive },
  listMembers: { 200: [memberRecord] },
  updateMember: { 200: { ...memberRecord, suspended: true } },
  listAudit: {
    200: [
      {
        id,
        at,
        actorId: otherId,
        actorName: 'Grace Whitfield',
        action: 'member.suspended',
        subjectId: id,
        details: {},
      },
    ],
  },

  listPrayers: { 200: [prayer] },
  listOwnPrayers: {
    200: [{ ...prayer, state: 'public', photoHeld: false, heldThanks: null }],
  },
  getPrayer: { 200: prayer },
  createPrayer: { 201: { id, posted: 'public', prayer }, 202: { id, posted: 'held' } },
  likePrayer: { 200: { liked: true, likeCount: 4 } },
  listComments: { 200: [comment] },
  createComment: {
    201: { id: otherId, posted: 'public', comment },
    202: { id: otherId, posted: 'held' },
  },
  editPrayer: { 200: answered, 202: prayer },
  reportPrayer: { 201: { reported: true } },
  reportComment: { 201: { reported: true } },
  reportProfile: { 201: { reported: true } },
  listModeration: { 200: [waitingComment] },
  listDesk: {
    200: [
      atTheDesk,
      {
        kind: 'comment',
        id: otherId,
        group: 'held',
        since: at,
        danger: null,
        text: waitingComment,
      },
    ],
  },
  getDeskItem: {
    200: { ...atTheDesk, case: careCase, decision: null, next: { kind: 'comment', id: otherId } },
  },
  decideDeskItem: { 201: { ...taken, next: { kind: 'comment', id: otherId } } },
  listProfiles: { 200: [profile] },
  getProfile: { 200: profile },
  getOwnProfile: { 200: ownProfile },
  putOwnProfile: { 200: ownProfile, 202: { ...ownProfile, held: true } },
  getFounder: { 200: founder },
  putFounder: { 200: founder },
  getCompany: { 200: companyPage },
  putCompany: { 200: companyPage },
  listCompanies: { 200: [{ ...companyPage, isBuiltIn: false }] },

  createContact: { 201: { id } },
  listSubmissions: { 200: [submission] },
  getSubmission: { 200: submission },
  getSubmissionStats: {
    200: {
      today: 1,
      last30Days: 4,
      allTime: 31,
      byType: [{ type: 'Member', count: 31 }],
      byDay: [{ day: '2026-03-02', count: 1 }],
    },
  },
  updateSubmission: { 200: { ...submission, status: 'contacted', note: 'Called on Monday.' } },
  approveSubmission: { 200: { ...submission, status: 'approved', personId: otherId } },
  registerTraining: {
    201: {
      message:
        'Registration Successful! Please check your email to verify your account and access the training.',
    },
  },
  getTrainingProgress: { 200: progress },
  putTrainingProgress: { 200: progress },

  prayerChat: { 200: prayerReply },
  getPrayerChat: { 200: { state: 'answered', reply: prayerReply } },
  stopPrayerChat: { 200: { state: 'stopped' } },
  aiCoach: { 200: chatReply },
  contributeChat: { 200: chatReply },
  businessGuide: { 200: chatReply },

  listMemberApps: {
    200: [
      {
        id: 'wisdom-widget',
        name: 'Wisdom Widget',
        category: 'Widgets',
        description: 'A verse for each day on your own site.',
        keyFeatures: ['Light and dark'],
        targetAudience: 'Owners with a site of their own',
      },
    ],
  },
  listWisdomQuotes: { 200: [quote] },
  getRandomQuote: { 200: quote },
  getWisdomWidget: { 200: quote },
  getGathering: {
    200: {
      timeZone: site.timeZone,
      weekly,
      archived: {
        ...weekly,
        weekday: 'Sunday',
        startsAt: '18:00',
        endsAt: '19:30',
        since: null,
        next: { startsAt: '2026-03-08T22:00:00Z', endsAt: '2026-03-08T23:30:00Z' },
      },
      meetingUrl: null,
    },
  },

  listDeliveries: { 200: [delivery] },
  resendDelivery: { 200: { ...delivery, state: 'queued', resendable: false } },
  devMessages: {
    200: [
      {
        channel: 'sms',
        to: '+12025550102',
        subject: null,
        text: 'Your login code is 123456.',
        createdAt: at,
      },
    ],
  },
  getPreferences: { 200: preferences },
  putPreferences: { 200: preferences },
  listQueues: { 200: [{ name: 'community', waiting: 0, active: 1, delayed: 0, failed: 0 }] },
  replayQueue: { 200: { replayed: 2 } },
};

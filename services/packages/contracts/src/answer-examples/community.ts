import { company, founder } from '../example-pages.ts';
import { exampleIds } from '../examples.ts';
import { at, later } from './moments.ts';
import type { AnswerExamples } from './moments.ts';

const { id, otherId, photoId } = exampleIds;

const comment = {
  id: otherId,
  userName: 'Ruth Castellanos',
  comment: 'Praying with you.',
  createdAt: later,
  editedAt: null,
  mine: false,
};

const prayer = {
  id,
  userName: 'Daniel Okafor',
  userRequest: 'Please pray for the first week of our new shop.',
  aiPrayerResponse: 'Lord, bless the door and everyone who comes through it. Amen.',
  aiGenerated: true,
  responseSource: 'guide',
  passages: [],
  photoUrl: `/api/prayer-photos/${photoId}`,
  photoSize: { width: 800, height: 600 },
  tags: ['business'],
  likeCount: 3,
  commentCount: 1,
  userLiked: false,
  mine: true,
  createdAt: at,
  editedAt: null,
  answeredAt: null,
  thanks: null,
  comments: [comment],
};

const checkIn = {
  prayerId: id,
  userRequest: prayer.userRequest,
  isPublic: true,
  days: 7,
  dueAt: later,
  askedAt: null,
};

const ofCircle = { ...prayer, audience: 'circle', circleId: id } as const;
const answered = { ...prayer, answeredAt: later, thanks: 'The shop is open. Thank you.' };

const block = { userId: otherId, userName: 'Ruth Castellanos', createdAt: at };

const partners = {
  partnership: {
    partnerId: otherId,
    partnerName: 'Ruth Castellanos',
    question: 'Did you keep the promise you made on Monday?',
    since: at,
    thisWeek: {
      week: '2026-03-02',
      mine: { answer: 'Four evenings out of five.', writtenAt: later, held: false },
      theirs: null,
    },
    earlier: [],
  },
  invitedUntil: null,
};

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

const companyPage = { ...company, slug: 'cornerstone-joinery' };

const need = {
  id,
  kind: 'need',
  text: 'A van for two days in May, to move ovens into the new bakery.',
  tag: 'transport',
  endsOn: '2026-05-31',
  userId: id,
  userName: 'Ruth Castellanos',
  mine: true,
  contact: 'none',
  createdAt: at,
};
const offer = {
  ...need,
  id: otherId,
  kind: 'offer',
  text: 'Our delivery van sits idle on weekends.',
  userId: otherId,
  userName: 'Daniel Okafor',
  mine: false,
};
const ownNeed = { ...need, state: 'public', matches: [offer] };
const asked = {
  id: otherId,
  need: { id: otherId, kind: 'offer', text: offer.text },
  direction: 'sent',
  otherUserId: otherId,
  otherName: 'Daniel Okafor',
  state: 'waiting',
  phone: null,
  email: null,
  createdAt: later,
};

const coming = { startsAt: '2026-03-04T23:30:00.000Z', count: 14, mine: { remind: true } };

export const communityAnswers: AnswerExamples = {
  listPrayers: { 200: [prayer] },
  listOwnPrayers: {
    200: [
      {
        ...prayer,
        state: 'public',
        audience: 'public',
        heldFor: null,
        photoHeld: false,
        heldThanks: null,
        prayedCount: 7,
      },
    ],
  },
  getPrayer: { 200: prayer },
  createPrayer: {
    201: { id, posted: 'public', prayer },
    202: { id, posted: 'held', heldFor: 'limit' },
  },
  listPrayersToPrayFor: { 200: [{ ...prayer, mine: false }] },
  prayFor: { 200: { prayedToday: 3 } },
  changeAudience: {
    200: { audience: 'members', state: 'members' },
    202: { audience: 'public', state: 'held' },
  },
  likePrayer: { 200: { liked: true, likeCount: 4 } },
  listComments: { 200: [comment] },
  createComment: {
    201: { id: otherId, posted: 'public', comment },
    202: { id: otherId, posted: 'held' },
  },
  getMemberNews: {
    200: {
      partner: {
        partnerName: 'Daniel Okafor',
        question: 'Which promise did you keep this week?',
        hasAnswered: true,
      },
      contactRequests: 1,
      checkIns: [{ prayerId: id, userRequest: 'Please pray for our lease.' }],
      comments: [
        {
          prayerId: otherId,
          userRequest: 'For wisdom about a second shop.',
          count: 2,
          latestFrom: 'Grace Whitfield',
          latestAt: later,
        },
      ],
    },
  },
  listCheckIns: { 200: [{ ...checkIn, askedAt: later }] },
  setCheckIn: { 200: checkIn },
  answerCheckIn: { 200: { answer: 'better', answeredAt: later } },
  editPrayer: { 200: answered, 202: prayer },
  correctPrayer: { 200: { ...prayer, editedAt: later } },
  correctComment: { 200: { ...comment, editedAt: later, mine: true } },
  reportPrayer: { 201: { reported: true } },
  reportComment: { 201: { reported: true } },
  reportProfile: { 201: { reported: true } },
  listNeeds: { 200: [offer] },
  listOwnNeeds: { 200: [ownNeed] },
  createNeed: { 201: { id, posted: 'public', need: ownNeed }, 202: { id, posted: 'held' } },
  reportPartner: { 201: { reported: true } },
  reportNeed: { 201: { reported: true } },
  askNeedContact: { 201: asked },
  listNeedContacts: { 200: [asked] },
  answerNeedContact: {
    200: { ...asked, direction: 'received', state: 'confirmed', phone: '+12025550102' },
  },
  listCirclePrayers: { 200: [ofCircle] },
  listCirclePrayersToPrayFor: { 200: [ofCircle] },
  getComing: { 200: { ...coming, mine: null } },
  setComing: { 200: coming },
  listComing: { 200: [{ userId: id, name: 'Ruth Castellanos' }] },
  listBlocks: { 200: [block] },
  blockMember: { 200: block },
  getPartnership: { 200: partners },
  invitePartner: { 201: { token: 'kR2v8QeYw1n5TzB7cX4mLg', expiresAt: later } },
  lookAtInvitation: { 200: { inviterName: 'Daniel Okafor', expiresAt: later } },
  acceptInvitation: { 200: partners },
  putPartnerQuestion: { 200: partners },
  putPartnerAnswer: { 200: partners },
  getPrayerFigures: {
    200: {
      prayers: { today: 3, last30Days: 41, allTime: 612 },
      public: 590,
      waiting: 2,
      replies: { today: 3, last30Days: 40, allTime: 600 },
      comments: { today: 9, last30Days: 120, allTime: 2_480 },
    },
  },
  listProfiles: { 200: [profile] },
  getProfile: { 200: profile },
  getOwnProfile: { 200: ownProfile },
  putOwnProfile: { 200: ownProfile, 202: { ...ownProfile, held: true } },
  getFounder: { 200: founder },
  putFounder: { 200: founder },
  getCompany: { 200: companyPage },
  createCompany: { 201: companyPage },
  putCompany: { 200: companyPage },
  listCompanies: { 200: [{ ...companyPage, isBuiltIn: false }] },
};

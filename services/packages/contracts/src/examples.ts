import { chatExamplesOf } from './ai/chat-examples.ts';
import { amongFewExamples } from './examples-among-few.ts';
import { company, founder } from './example-pages.ts';
import { composeMessage, type ContactForm } from './intake/message.ts';

/**
 * One example request for each call, for the documentation and for tests that make every call. The people are made up,
 * and the numbers come from the range reserved for fiction. Not part of the package's entry, because no page needs it.
 */
export type CallExample = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
};

export const exampleIds = {
  id: '6f9a3c52-5a0d-4c1e-9d59-0b7f3a6c2e14',
  otherId: 'b3c1f0de-24a7-4e0c-8a3b-91d5c7e0f862',
  /** The documentation page replaces it with a new id, so that readers can run the example. */
  requestId: 'd2719e0c-8f55-4c8b-b1de-6b1f6f0f7c3a',
  photoId: '0f4f9ad6-38a3-4d6e-a4a5-1c1f4b7d2e90',
} as const;
const { id, otherId, requestId, photoId } = exampleIds;

const about = 'I bake bread and am looking for people to pray with.';
const form: ContactForm = { kind: 'join', company: 'Castellanos Bakery', about };
export const contact = {
  fullName: 'Ruth Castellanos',
  email: 'ruth@castellanos.example',
  phone: '(202) 555-0103',
  message: composeMessage(form),
  form,
};

/** Keys of the example in RFC 8291. */
const pushBrowser = {
  endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
  keys: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

/** By call id. Calls without input are left out. */
export const examples: Readonly<Record<string, CallExample>> = {
  sendMagicLink: { body: { phoneNumber: '(202) 555-0102' } },
  sendEmailLink: { body: { email: 'daniel@okafor.example' } },
  inspectLink: { body: { token: 'A1b2C3d4E5f6G7h8I9j0' } },
  redeemLink: { body: { token: 'A1b2C3d4E5f6G7h8I9j0' } },
  redeemCode: { body: { phoneNumber: '(202) 555-0102', code: '123456' } },
  endLoginSession: { params: { id } },
  verifyEmail: { body: { token: 'A1b2C3d4E5f6G7h8I9j0' } },
  resendVerification: { body: { email: 'daniel@okafor.example' } },
  reportBrowserError: {
    body: {
      kind: 'thrown',
      name: 'TypeError',
      route: '/business/:companyName',
      frames: ['assets/business-page-BWnb16SO.js:1:2048'],
    },
  },
  updateMe: { body: { firstName: 'Daniel' } },
  undoRoleChange: { body: { token: 'A1b2C3d4E5f6G7h8I9j0' } },
  keepAccount: { body: { token: 'A1b2C3d4E5f6G7h8I9j0' } },
  undoContactChange: { body: { token: 'A1b2C3d4E5f6G7h8I9j0' } },
  cancelPendingChange: { params: { what: 'email' } },
  addPushBrowser: { body: pushBrowser },
  removePushBrowsers: { body: { endpoint: pushBrowser.endpoint } },
  registerPasskey: {
    body: {
      id: 'q83vEjRWeJCrze8SNFZ4kA',
      response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] },
    },
  },
  removePasskey: { params: { id } },
  loginByPasskey: {
    body: {
      id: 'q83vEjRWeJCrze8SNFZ4kA',
      response: { clientDataJSON: 'e30', authenticatorData: 'oA', signature: 'oA' },
    },
  },
  getExport: { params: { id } },
  listMembers: { query: { search: 'okafor', limit: '20' } },
  updateMember: { params: { id }, body: { suspended: true } },
  giveAccount: { params: { id }, body: { contact: 'phone' } },
  sendMemberLink: { params: { id }, body: { channel: 'sms' } },
  listAudit: { query: { limit: '20' } },

  listPrayers: { query: { limit: '20' } },
  listOwnPrayers: { query: { limit: '20' } },
  getPrayer: { params: { id } },
  createPrayer: {
    body: {
      userRequest: 'Please pray for the first week of our new shop.',
      aiPrayerResponse: 'Lord, bless the door and everyone who comes through it. Amen.',
      tags: ['business'],
      requestId,
    },
  },
  deletePrayer: { params: { id } },
  changeAudience: { params: { id }, body: { audience: 'members' } },
  likePrayer: { params: { id }, body: { liked: true } },
  listPrayersToPrayFor: { query: { limit: '20' } },
  prayFor: { params: { id } },
  mutePrayed: { params: { id }, body: { muted: true } },
  listComments: { params: { id }, query: { limit: '20' } },
  createComment: { params: { id }, body: { comment: 'Praying with you.', requestId } },
  deleteComment: { params: { id, commentId: otherId } },
  setCheckIn: { params: { id }, body: { days: 7 } },
  cancelCheckIn: { params: { id } },
  answerCheckIn: { params: { id }, body: { answer: 'better' } },
  getPrayerPhoto: { params: { photoId } },
  sharePage: { params: { id } },
  sharePicture: { params: { id } },
  seeComments: { params: { id } },
  correctPrayer: { params: { id }, body: { userRequest: 'Please pray for our lease.' } },
  correctComment: { params: { id, commentId: otherId }, body: { comment: 'Praying with you.' } },
  editPrayer: { params: { id }, body: { answered: true, thanks: 'The shop is open. Thank you.' } },
  reportPrayer: { params: { id }, body: { reason: 'It names someone who did not agree to it.' } },
  reportComment: {
    params: { id, commentId: otherId },
    body: { reason: 'It is an advertisement.' },
  },
  reportProfile: {
    params: { userId: id },
    body: { reason: 'They are not who they say they are.' },
  },
  listNeeds: { query: { kind: 'offer', tag: 'equipment', limit: '20' } },
  listOwnNeeds: { query: { limit: '20' } },
  createNeed: {
    body: {
      kind: 'need',
      text: 'A van for two days in May, to move ovens into the new bakery.',
      tag: 'transport',
      endsOn: '2026-05-31',
      requestId,
    },
  },
  deleteNeed: { params: { id } },
  reportPartner: { body: { reason: 'They wrote to me late at night, again and again.' } },
  reportNeed: { params: { id }, body: { reason: 'It sells a course.' } },
  askNeedContact: { params: { id }, body: { shares: ['phone'] } },
  listNeedContacts: { query: { limit: '20' } },
  answerNeedContact: { params: { contactId: id }, body: { answer: 'confirm', shares: ['email'] } },
  setComing: { body: { startsAt: '2026-03-04T23:30:00.000Z', coming: true, remind: true } },
  ...amongFewExamples(exampleIds),
  getPartnership: {},
  invitePartner: {},
  lookAtInvitation: { body: { token: 'kR2v8QeYw1n5TzB7cX4mLg' } },
  acceptInvitation: { body: { token: 'kR2v8QeYw1n5TzB7cX4mLg' } },
  putPartnerQuestion: { body: { question: 'Did you keep the promise you made on Monday?' } },
  putPartnerAnswer: { body: { answer: 'Four evenings out of five. On Thursday I did not.' } },
  endPartnership: {},
  blockMember: { params: { userId: otherId } },
  unblockMember: { params: { userId: otherId } },
  listDesk: { query: { limit: '20' } },
  getDeskItem: { params: { kind: 'danger', id } },
  decideDeskItem: {
    params: { kind: 'danger', id },
    body: { decision: 'handled', note: 'Called. A sister is on the way.' },
  },
  reopenDeskItem: { params: { kind: 'danger', id } },
  updateCareCase: { params: { kind: 'danger', id }, body: { namedKind: 'child' } },
  listDecided: { query: { limit: '20' } },
  getDecided: { params: { id } },
  listProfiles: { query: { search: 'baker', limit: '20' } },
  getProfile: { params: { userId: id } },
  putOwnProfile: {
    body: {
      identity: 'A baker who prays before dawn.',
      humanBeliefs: ['Bread is for sharing'],
      isPublic: true,
      phoneVisibility: 'members',
    },
  },
  getProfilePhoto: { params: { photoId } },
  putFounder: { body: founder },
  getCompany: { params: { companyName: 'cornerstone-joinery' } },
  listCompanies: { query: { limit: '20' } },
  deleteCompany: { params: { companyName: 'cornerstone-joinery' } },
  createCompany: { body: company },
  putCompany: { params: { companyName: 'cornerstone-joinery' }, body: company },

  createContact: { body: { ...contact, requestId } },
  listSubmissions: { query: { search: 'bakery', limit: '20' } },
  exportSubmissions: { query: { search: 'bakery' } },
  getSubmission: { params: { id } },
  updateSubmission: { params: { id }, body: { status: 'contacted', note: 'Called on Monday.' } },
  approveSubmission: { params: { id } },
  registerTraining: {
    body: {
      fullName: 'Samuel Brandt',
      email: 'samuel@brandt.example',
      financialGoals: { home: 'Pay off the house', business: 'A second van' },
    },
  },
  putTrainingProgress: {
    body: {
      currentModule: 2,
      completedModules: [1],
      editedAt: '2026-03-02T18:30:00.000Z',
      responses: { 'worksheet.home.value': '$1,200' },
    },
  },

  prayerChat: { body: { message: 'Please pray for the first week of our new shop.', requestId } },
  getPrayerChat: { params: { requestId } },
  stopPrayerChat: { params: { requestId } },
  suggestQuestions: { body: { guide: 'business', text: 'a customer does not pay' } },
  aiCoach: {
    body: {
      message: 'How do I find out what I really want?',
      context: { currentModule: 1 },
      chatHistory: [],
    },
  },
  ...chatExamplesOf(id),

  listWisdomQuotes: { query: {} },
  getGatheringCalendar: { query: { reading: 'weekly' } },
  getWisdomWidget: { query: { format: 'html', theme: 'light' } },
  smsIncoming: { body: { From: '+12025550142', Body: 'STOP' } },
  smsStatus: { params: { messageId: id }, body: { MessageStatus: 'delivered', MessageSid: 'SM1' } },
  listDeliveries: { query: { limit: '20' } },
  devMessages: { query: {} },
  putPreferences: {
    body: { commentOnOwnPrayer: true, needMatches: true, muted: ['partner'], channel: 'email' },
  },
  unsubscribePage: { query: { token: 'A1b2C3d4E5f6G7h8I9j0' } },
  unsubscribe: { query: { token: 'A1b2C3d4E5f6G7h8I9j0' } },
  resendDelivery: { params: { id } },
  replayQueue: { params: { name: 'community' } },
};

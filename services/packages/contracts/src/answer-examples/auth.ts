import { exampleIds } from '../examples.ts';
import { at, later } from './moments.ts';
import type { AnswerExamples } from './moments.ts';

const { id, otherId } = exampleIds;

const person = {
  id,
  firstName: 'Daniel',
  lastName: 'Okafor',
  fullName: 'Daniel Okafor',
  email: 'daniel@okafor.example',
  role: 'member',
  approved: true,
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
  leaving: false,
  frozen: null,
  approved: true,
  createdAt: at,
  lastSeenAt: later,
};

const passkey = { id, name: 'Safari on iPhone', createdAt: at, lastUsedAt: later };

const archive = {
  id,
  state: 'ready',
  createdAt: at,
  archive: { auth: { fullName: 'Daniel Okafor' } },
};

export const authAnswers: AnswerExamples = {
  sendMagicLink: { 200: { message: 'If this number belongs to a member, a link is on its way' } },
  sendEmailLink: { 200: { message: 'If this address belongs to a member, a link is on its way' } },
  inspectLink: {
    200: {
      to: '(•••) •••-0102',
      purpose: 'login',
      askedHere: true,
      switches: false,
      needsLogin: false,
    },
  },
  redeemLink: { 200: person },
  redeemCode: { 200: person },
  getAuthUser: { 200: person },
  getUser: { 200: personDetails },
  listLoginSessions: {
    200: [{ id, device: 'Firefox on Linux', createdAt: at, lastSeenAt: later, current: true }],
  },
  verifyEmail: { 200: person },
  resendVerification: {
    200: { message: 'If this address still needs to be confirmed, an email is on its way' },
  },
  updateMe: { 200: { ...personDetails, confirming: ['email'] } },
  undoContactChange: {
    200: {
      outcome: 'restored',
      phone: '(•••) •••-0102',
      email: 'd•••@okafor.example',
      passkeysRemoved: 1,
    },
  },
  undoRoleChange: {
    200: { fullName: 'Daniel Okafor', actorName: 'Grace Whitfield', change: 'suspended' },
  },
  listPendingChanges: {
    200: [{ what: 'email', value: 'daniel@new.example', state: 'unconfirmed', endsAt: later }],
  },
  listPasskeys: { 200: [passkey] },
  beginPasskey: {
    200: {
      rp: { name: 'Kingdom Builders Fellowship', id: 'kingdombuilders.example' },
      user: { id: 'b_mjwlJ', name: 'Daniel Okafor', displayName: 'Daniel Okafor' },
      challenge: 'Zm9yIG9uZSB1c2Ugb25seQ',
      pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
      timeout: 300_000,
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    },
  },
  registerPasskey: { 201: passkey },
  beginPasskeyLogin: {
    200: {
      rpId: 'kingdombuilders.example',
      challenge: 'Zm9yIG9uZSB1c2Ugb25seQ',
      timeout: 300_000,
      userVerification: 'required',
    },
  },
  loginByPasskey: { 200: person },
  startExport: { 201: { id, state: 'gathering', createdAt: at } },
  getExport: { 200: archive },
  listMembers: { 200: [memberRecord] },
  updateMember: { 200: { ...memberRecord, suspended: true } },
  giveAccount: { 200: { ...memberRecord, email: null, emailVerified: false } },
  sendMemberLink: { 200: { message: 'A login link is on its way.' } },
  getMemberFigures: {
    200: { members: { today: 3, last30Days: 41, allTime: 612 }, admins: 2, suspended: 1 },
  },
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
};

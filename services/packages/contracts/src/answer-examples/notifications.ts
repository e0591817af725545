import { exampleIds } from '../examples.ts';
import { at, later } from './moments.ts';
import type { AnswerExamples } from './moments.ts';

const { id } = exampleIds;
/** The key of the example in RFC 8292. */
const exampleVapidKey =
  'BDd3_hVL9fZi9Ybo2UUzA284WG5FZR30_95YeZJsiApwXKpNcF1rRPF3foIiBHXRdJI2Qhumhf6_LFTeZaNndIo';

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

const preferences = {
  commentOnOwnPrayer: true,
  needMatches: false,
  muted: [],
  channel: 'email',
  notByPush: [],
};

export const notificationsAnswers: AnswerExamples = {
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
  getHeldAlerts: { 200: { held: 12 } },
  getPreferences: { 200: preferences },
  putPreferences: { 200: preferences },
  getMessageFigures: {
    200: {
      texts: { today: 3, last30Days: 41, allTime: 120 },
      mails: { today: 5, last30Days: 77, allTime: 210 },
      failed: 1,
      textPrice: 0.0083,
    },
  },
  getPush: { 200: { publicKey: exampleVapidKey, browsers: 1 } },
  listQueues: { 200: [{ name: 'community', waiting: 0, active: 1, delayed: 0, failed: 0 }] },
  replayQueue: { 200: { replayed: 2 } },
};

import { randomInt } from 'node:crypto';
import { uniqueWord } from '../../faults/unique-word.ts';
import { createClient } from '../../faults/client.ts';
import type { Act, Aim } from './aim.ts';
import { halfBody } from './half-body.ts';

/** Request options of one call: always a new visitor without a cookie. */
const post =
  (path: (aim: Aim) => string, body: (aim: Aim) => object): Act =>
  async (aim) => {
    const client = createClient(aim.origin, new Map(), aim.fetchAs);
    return (await client.call('POST', path(aim), { body: body(aim), signal: aim.signal })).status;
  };

const stream: Act = async (aim) => {
  const client = createClient(aim.origin, new Map(), aim.fetchAs);
  const answer = await client.open('GET', '/api/prayers/stream', { signal: aim.signal });
  await answer.arrayBuffer();
  return answer.status;
};

const danger = 'I am going to kill myself tonight. ';
/** The longest allowed texts, of the kind that takes patterns or models the longest. */
const longTexts = [
  `http😀`.repeat(330),
  danger.repeat(57),
  'a@'.repeat(1_000),
  '1 (2) 3-'.repeat(250),
  'Please pray for my mother. '.repeat(74),
];
const longText = () => longTexts[randomInt(longTexts.length)]!;
const strangersNumber = () => `+1202555${randomInt(5_000, 9_000)}`;
const strangersMail = () => `${uniqueWord()}@${uniqueWord()}.example`;

const contact = () => ({
  fullName: 'Ada Okafor',
  email: strangersMail(),
  message: `About yourself: ${danger}`,
});

/** Everything that the attacking address does, and how many times in parallel. */
export const acts: Record<string, { act: Act; times: number }> = {
  streams: { act: stream, times: 120 },
  halfBodies: { act: halfBody(['/api/auth/redeem-link', '/api/prayers']), times: 300 },
  prayers: {
    act: post(
      () => '/api/prayers',
      () => ({ userRequest: `Please pray for our shop and for ${uniqueWord()}.` }),
    ),
    times: 8,
  },
  comments: {
    act: post(
      ({ prayerId }) => `/api/prayers/${prayerId}/comments`,
      () => ({ comment: `Praying with you, ${uniqueWord()}.` }),
    ),
    times: 6,
  },
  likes: {
    act: post(
      ({ prayerId }) => `/api/prayers/${prayerId}/like`,
      () => ({ liked: true }),
    ),
    times: 6,
  },
  reports: {
    act: post(
      ({ prayerId }) => `/api/prayers/${prayerId}/report`,
      () => ({ reason: danger }),
    ),
    times: 6,
  },
  linksForAdmin: {
    act: post(
      () => '/api/auth/send-magic-link',
      ({ phone }) => ({ phoneNumber: phone }),
    ),
    times: 3,
  },
  linksForStrangers: {
    act: post(
      () => '/api/auth/send-magic-link',
      () => ({ phoneNumber: strangersNumber() }),
    ),
    times: 3,
  },
  mailLinks: {
    act: post(
      () => '/api/auth/send-email-link',
      () => ({ email: strangersMail() }),
    ),
    times: 3,
  },
  longTexts: {
    act: post(
      () => '/api/prayer-chat',
      () => ({ message: longText() }),
    ),
    times: 6,
  },
  longPrayers: {
    act: post(
      () => '/api/prayers',
      () => ({ userRequest: longText() }),
    ),
    times: 4,
  },
  forms: { act: post(() => '/api/contact', contact), times: 4 },
};

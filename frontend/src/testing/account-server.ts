import { http, HttpResponse } from 'msw';
import { member, sampleSelf, server } from './server.ts';

const { id } = sampleSelf;

export const profile = {
  id,
  userId: id,
  firstName: 'Ruth',
  lastName: 'Okafor',
  identity: 'A baker.',
  profileImage: null,
  humanBeliefs: ['Bread is for sharing'],
  isPublic: true,
  phone: '+1 202 555 0103',
  email: null,
  phoneVisibility: 'members',
  emailVisibility: 'nobody',
  held: false,
};
export const login = (more: object = {}) => ({
  id,
  device: 'Firefox on Linux',
  createdAt: new Date().toISOString(),
  lastSeenAt: new Date().toISOString(),
  current: true,
  ...more,
});

/** The account of a logged-in member; a test's answers replace the defaults. */
export function serveAccount(answers: Record<string, unknown> = {}) {
  const usual: Record<string, unknown> = {
    '*/api/user': sampleSelf,
    '*/api/user-profile/me': profile,
    '*/api/auth/me/pending': [],
    '*/api/auth/sessions': [login()],
    '*/api/auth/passkeys': [],
    '*/api/prayers/check-ins': [],
    '*/api/blocks': [],
    '*/api/age': { isAdult: true },
    '*/api/notifications/preferences': {
      commentOnOwnPrayer: false,
      needMatches: false,
      muted: [],
      channel: 'sms',
      notByPush: [],
    },
    '*/api/notifications/push': { publicKey: 'BDd3', browsers: 0 },
    ...answers,
  };
  server.use(
    member(),
    ...Object.entries(usual).map(([path, answer]) =>
      http.get(path, () => HttpResponse.json(answer as object)),
    ),
  );
}

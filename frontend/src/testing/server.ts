import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** Replaces the API in a test. A call without a handler fails the test. */
export const server = setupServer();

/** Answers "not logged in", as the API does for a visitor. */
export const visitor = http.get('*/api/auth/user', () =>
  HttpResponse.json({ message: 'Please log in', code: 'login_required' }, { status: 401 }),
);

/** The member of the tests, as pages see a logged-in person. */
export const sampleUser = {
  id: '0b8f5c7e-7d2c-4b55-9a53-3f1f3f0f6a11',
  firstName: 'Ruth',
  lastName: 'Okafor',
  fullName: 'Ruth Okafor',
  email: 'ruth@example.org',
  role: 'member',
  approved: true,
  profileImageUrl: null,
};

/** The same member, as the account and dashboard pages see them. */
export const sampleSelf = {
  ...sampleUser,
  phone: '+12025550103',
  phoneVerified: true,
  emailVerified: true,
};

/** Answers as for a logged-in person. */
export function member(changes: Partial<Record<keyof typeof sampleUser, unknown>> = {}) {
  return http.get('*/api/auth/user', () => HttpResponse.json({ ...sampleUser, ...changes }));
}

/** A member who said that they are 18 or older; null: they were not asked yet. */
export const age = (isAdult: boolean | null = true) =>
  http.get('*/api/age', () => HttpResponse.json({ isAdult }));

/** For the care desk: how many notices caused no alert because of a limit. */
export const heldAlerts = (held = 0) =>
  http.get('*/api/notifications/held-alerts', () => HttpResponse.json({ held }));

/** The next gathering, with the fields that pages show. */
export const gatheringAt = (startsAt: string) =>
  http.get('*/api/gathering', () => HttpResponse.json({ weekly: { next: { startsAt } } }));

/** Who answers in the chats: a language model, or written answers. */
export const assistants = (source: 'model' | 'guide') =>
  http.get('*/api/assistants', () =>
    HttpResponse.json({ source, answers: { coach: 215, contribution: 134, business: 1187 } }),
  );

/** A member's start page on a quiet day. */
export const noNews = { partner: null, contactRequests: 0, checkIns: [], comments: [] };

/** No room is open, and no one has added a prayer. */
export const noRooms = {
  rooms: [],
  gathering: { startsAt: '2100-01-06T23:30:00Z', addedCount: 0, added: [] },
};

/** The start page's requests: a gathering far in the future, no prayer yet, no founder text. */
export const landingAnswers = [
  gatheringAt('2100-01-06T23:30:00Z'),
  http.get('*/api/prayers', () => HttpResponse.json([])),
  http.get('*/api/user-profile', () => new HttpResponse(null, { status: 503 })),
  http.get('*/api/gatherings/next', () =>
    HttpResponse.json({ startsAt: '2100-01-06T23:30:00.000Z', count: 0, mine: null }),
  ),
  // For members: no news, and no training progress yet.
  http.get('*/api/rooms', () => HttpResponse.json(noRooms)),
  http.get('*/api/prayers/news', () => HttpResponse.json(noNews)),
  http.get('*/api/user-profile/me', () => HttpResponse.json({ identity: 'A baker.' })),
  http.get('*/api/training-progress', () =>
    HttpResponse.json({ currentModule: 1, completedModules: [], responses: {} }),
  ),
];

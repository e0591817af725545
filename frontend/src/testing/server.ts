import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** Stands in for the API in a test. A call that no handler expects fails the test. */
export const server = setupServer();

/** Answers "not logged in", as the API does for a visitor. */
export const visitor = http.get('*/api/auth/user', () =>
  HttpResponse.json({ message: 'Please log in', code: 'login_required' }, { status: 401 }),
);

/** The member of the tests, as a page knows whoever is logged in. */
export const sampleUser = {
  id: '0b8f5c7e-7d2c-4b55-9a53-3f1f3f0f6a11',
  firstName: 'Ruth',
  lastName: 'Okafor',
  fullName: 'Ruth Okafor',
  email: 'ruth@example.org',
  role: 'member',
  profileImageUrl: null,
};

/** The same member as their account and the dashboard know them. */
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

/** The next gathering, as far as a page shows it. */
export const gatheringAt = (startsAt: string) =>
  http.get('*/api/gathering', () => HttpResponse.json({ weekly: { next: { startsAt } } }));

/** What answers in the chats: a language model, or so many written answers. */
export const assistants = (source: 'model' | 'guide') =>
  http.get('*/api/assistants', () =>
    HttpResponse.json({ source, answers: { coach: 215, contribution: 134, business: 1187 } }),
  );

/** What the start page asks for: a gathering far ahead, no prayer yet, no word of the founder. */
export const landingAnswers = [
  gatheringAt('2100-01-06T23:30:00Z'),
  http.get('*/api/prayers', () => HttpResponse.json([])),
  http.get('*/api/user-profile', () => new HttpResponse(null, { status: 503 })),
  // And for members: nothing done in the training yet.
  http.get('*/api/training-progress', () =>
    HttpResponse.json({ currentModule: 1, completedModules: [], responses: {} }),
  ),
];

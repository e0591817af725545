import type { UserProfile } from '@kbf/contracts';
import { http, HttpResponse } from 'msw';

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** A made-up member for tests. */
export const profile = (n: number, changes: Partial<UserProfile> = {}): UserProfile => ({
  id: idOf(n),
  userId: idOf(n),
  firstName: 'Member',
  lastName: String(n),
  identity: `I am number ${n}.`,
  profileImage: null,
  humanBeliefs: [],
  isPublic: true,
  phone: null,
  email: null,
  ...changes,
});

/** Serves the directory, searched by last name like the server. @returns all received searches */
export function directory(profiles: readonly UserProfile[]) {
  const searches: (string | null)[] = [];
  const handler = http.get('*/api/user-profiles', ({ request }) => {
    const search = new URL(request.url).searchParams.get('search');
    searches.push(search);
    const found = profiles.filter(({ lastName }) => !search || lastName.includes(search));
    return HttpResponse.json(found, { headers: { 'X-Total-Count': String(found.length) } });
  });
  return { handler, searches };
}

import type { CurrentUser } from '@kbf/contracts';

export function MemberHome({ user }: { user: CurrentUser }) {
  return <h1>{user.fullName}</h1>;
}

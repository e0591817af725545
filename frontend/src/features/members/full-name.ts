import type { UserProfile } from '@kbf/contracts';

/** A member's name as the directory shows it. */
export const fullNameOf = ({ firstName, lastName }: UserProfile): string =>
  `${firstName} ${lastName}`.trim();

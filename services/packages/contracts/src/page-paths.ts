/**
 * Routes that only a logged-in person has (specification section 2). For visitors they are 404 pages that offer Login.
 */
export const memberPaths = [
  '/three-ps',
  '/training/plan',
  '/training/certificate',
  '/social-media',
  '/financial-coaching',
  '/partner',
  '/dashboard',
  '/needs',
  '/account',
  '/admin',
] as const;

/** Where the pages of one member or of one company begin. Their heads are made of what they show. */
export const pagesOfOne = ['/profile/', '/business/'] as const;

/** Pages that a local start has beside the others, for people who build pages. */
export const localPaths = ['/dev/components'] as const;

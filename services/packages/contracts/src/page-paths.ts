/** Routes for logged-in people only (specification section 2). Visitors get a 404 page that offers Login. */
export const memberPaths = [
  '/three-ps',
  '/training/plan',
  '/training/certificate',
  '/social-media',
  '/financial-coaching',
  '/partner',
  '/prayer/circles',
  '/prayer/room',
  '/prayer/chats',
  '/dashboard',
  '/needs',
  '/account',
  '/admin',
] as const;

/** Path prefixes of pages for one member or company. Their head is made from their content. */
export const pagesOfOne = ['/profile/', '/business/'] as const;

/** Extra pages of a local start, for developers. */
export const localPaths = ['/dev/components'] as const;

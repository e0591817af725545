/** Addresses of circles, prayer rooms and private chats. Not among `paths`, because every page loads those. */
export const togetherPaths = {
  circles: {
    path: '/prayer/circles',
    href: () => '/prayer/circles',
    /** The link for invited people. The token is in the fragment, which is not sent to a server. */
    inviteHref: (token: string) => `/prayer/circles#invite=${token}`,
  },
  circle: {
    path: '/prayer/circles/:id',
    href: (id: string) => `/prayer/circles/${id}`,
  },
  circleThrough: {
    path: '/prayer/circles/:id/through',
    href: (id: string) => `/prayer/circles/${id}/through`,
  },
  rooms: { path: '/prayer/room', href: () => '/prayer/room' },
  room: { path: '/prayer/room/:id', href: (id: string) => `/prayer/room/${id}` },
  /** Where letters are picked before a room opens: of a circle, or for the next gathering. */
  openRoom: {
    path: '/prayer/room/open',
    href: (circleId?: string) =>
      circleId ? `/prayer/room/open?circle=${circleId}` : '/prayer/room/open',
  },
  chats: { path: '/prayer/chats', href: () => '/prayer/chats' },
  chat: { path: '/prayer/chats/:id', href: (id: string) => `/prayer/chats/${id}` },
} as const;

/** Demo people of auth's seed, by their place in it: an admin, then members. */
export const demoPeople = [
  { id: '11111111-1111-4111-8111-111111111111', phone: '+12025550101' },
  { id: '22222222-2222-4222-8222-222222222222', phone: '+12025550102' },
  { id: '33333333-3333-4333-8333-333333333333', phone: '+12025550103' },
  { id: '44444444-4444-4444-8444-444444444444', phone: '+12025550104' },
] as const;

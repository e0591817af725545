import { sizes } from './places-to-write.ts';

/** Both themes on a phone and on a desk. */
export const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  ([sizes.phone, sizes.desk] as const).map((viewport) => ({ colorScheme, viewport })),
);

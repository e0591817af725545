import { v5 } from 'uuid';

/** Namespace for all ids below, unique to this product. */
const space = '6d0c8f0e-8a5f-4b39-9c55-3f0b6a1c7e21';

/** The same text always gives the same id, such as for demo content that is seeded again. */
export const idOf = (text: string): string => v5(text, space);

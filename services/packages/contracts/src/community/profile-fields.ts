import { z } from 'zod';
import { writtenText } from '../fields.ts';
import { limits } from '../limits.ts';
import { fieldMessages } from '../messages/field-messages.ts';

/** What profiles of people and companies are made of. */
const { profile } = limits;
export const line = writtenText(profile.lineMax, 0);
export const text = writtenText(profile.textMax, 0);
export const lines = z.array(writtenText(profile.lineMax)).max(profile.listMax);
/** An address one may click: only the web, nothing that runs. */
export const webAddress = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .refine((text) => !/[\s\p{C}]/u.test(text), fieldMessages.webAddress);
/** An image: of the web, or of this site by its path. */
export const imageAddress = z.union(
  [
    webAddress,
    z
      .string()
      .max(500)
      .regex(/^\/(?!\/)[\w./~%-]*$/),
  ],
  fieldMessages.imageAddress,
);

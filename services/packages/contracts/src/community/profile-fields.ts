import { z } from 'zod';
import { writtenText } from '../fields.ts';
import { limits } from '../limits.ts';
import { fieldMessages } from '../messages/field-messages.ts';

/** Fields of people's and companies' profiles. */
const { profile } = limits;
export const line = writtenText(profile.lineMax, 0);
export const text = writtenText(profile.textMax, 0);
export const lines = z.array(writtenText(profile.lineMax)).max(profile.listMax);
/** A web address that is safe to click: http or https only, nothing that runs code, no `user@` before the host. */
export const webAddress = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .refine(
    (text) => !/[\s\p{C}]/u.test(text) && !/^https?:[/\\]*[^/\\?#]*@/i.test(text),
    fieldMessages.webAddress,
  );
/** An image on the web, or a path on this site. */
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

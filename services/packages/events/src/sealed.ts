import type { z } from 'zod';

/** A field that only its reader can open. Producers and processors see its content; outbox and queue do not. */
export type Sealed<Content extends z.ZodType> = Content & { readonly isSealed: true };

/**
 * Marks a field of a payload. `recordEvent` takes its content and seals it for the event's one consumer, whose
 * processors get it opened. The mark belongs to the outermost schema: wrap the content, not the sealed field
 * (`sealed(x.optional())`).
 */
export function sealed<Content extends z.ZodType>(content: Content): Sealed<Content> {
  return Object.assign(content.clone(), { isSealed: true as const });
}

/** Names of the sealed fields of a payload. */
export function sealedFieldsOf(payload: z.ZodObject): string[] {
  return Object.entries(payload.shape)
    .filter(([, field]) => 'isSealed' in field && field.isSealed === true)
    .map(([name]) => name);
}

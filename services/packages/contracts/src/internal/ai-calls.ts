import { z } from 'zod';
import { quotedPassage } from '../ai/chat.ts';
import { care } from '../care/care.ts';
import { photoDataUrl, uuid } from '../fields.ts';
import { limits } from '../limits.ts';
import { defineInternalCall } from './internal-call.ts';

/** A photo of five megabytes is decoded, scaled, encoded and judged in this time (milliseconds). */
const photoMs = 15_000;

/**
 * The provider's word for texts that community publishes. `none` when no provider judges here: the caller's own filter
 * decides then. A provider that does not answer holds.
 */
export const moderateText = defineInternalCall({
  id: 'moderateText',
  method: 'POST',
  path: '/internal/moderate',
  service: 'ai',
  callers: ['community'],
  body: z.object({
    text: z
      .string()
      .min(1)
      .max(limits.prayer.responseMax * 2),
  }),
  answer: z.object({
    verdict: z.enum(['public', 'held', 'none']),
    /** `heldReasons.unchecked`, or the provider's own categories. */
    reasons: z.array(z.string()),
    care: care.optional().describe('When the provider hears of danger'),
  }),
  /** Somebody waits for their words to appear: no verdict in this time means held. */
  timeoutMs: 800,
});

/** Holds texts that members and admins enter against the exact words of scripture, as replies are. In their order. */
export const checkScripture = defineInternalCall({
  id: 'checkScripture',
  method: 'POST',
  path: '/internal/scripture',
  service: 'ai',
  callers: ['community'],
  body: z.object({ texts: z.array(z.string().max(limits.prayer.responseMax * 2)).max(40) }),
  answer: z.object({
    texts: z.array(z.string()),
    /** Of each text: the verses that it quotes word for word. */
    passages: z.array(z.array(quotedPassage)).optional(),
  }),
  /** Saving is not kept waiting for long: without an answer the text stays as it was entered. */
  timeoutMs: 2_000,
});

/**
 * Decodes a photo as the browser sent it, and encodes it anew: nobody else decodes photos. 400 and 413 as for the
 * public calls.
 */
export const encodePhoto = defineInternalCall({
  id: 'encodePhoto',
  method: 'POST',
  path: '/internal/photos',
  service: 'ai',
  callers: ['community'],
  body: z.object({ photoUrl: photoDataUrl }),
  answer: z.object({
    photo: z.base64().describe('JPEG'),
    /** The provider's, when there is one. */
    verdict: z.enum(['public', 'held']).optional(),
  }),
  timeoutMs: photoMs,
  maxBodyBytes: limits.photo.maxBodyBytes,
});

/** The photo that came with a request to the prayer assistant, for as long as it is kept. */
export const fetchPhoto = defineInternalCall({
  id: 'fetchPhoto',
  method: 'GET',
  path: '/internal/photos/:requestId',
  service: 'ai',
  callers: ['community'],
  params: z.object({ requestId: uuid }),
  answer: { contentType: 'image/jpeg' },
  mayBeMissing: true,
  timeoutMs: photoMs,
});

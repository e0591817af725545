import { z } from 'zod';
import { quotedPassage } from '../ai/chat.ts';
import { care } from '../care/care.ts';
import { photoDataUrl, uuid } from '../fields.ts';
import { limits } from '../limits.ts';
import { defineInternalCall } from './internal-call.ts';

/** Time to decode, scale, encode and check a photo of five megabytes (milliseconds). */
const photoMs = 15_000;

/**
 * The provider's verdict on texts that community publishes. `none` means that no provider is configured; then the
 * caller's own filter decides. If the provider does not answer, the text is held.
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
  /** A person waits for their text to appear. Without a verdict in this time the text is held. */
  timeoutMs: 800,
});

/**
 * Checks texts of members and admins against the exact words of scripture, as for replies. In the order of the texts.
 */
export const checkScripture = defineInternalCall({
  id: 'checkScripture',
  method: 'POST',
  path: '/internal/scripture',
  service: 'ai',
  callers: ['community'],
  body: z.object({ texts: z.array(z.string().max(limits.prayer.responseMax * 2)).max(40) }),
  answer: z.object({
    texts: z.array(z.string()),
    /** For each text: the verses that it quotes word for word. */
    passages: z.array(z.array(quotedPassage)).optional(),
  }),
  /** A save must not wait long. Without an answer the text stays as entered. */
  timeoutMs: 2_000,
});

/**
 * Decodes and re-encodes a photo from the browser. No other service decodes photos. Answers 400 and 413 as the public
 * calls do.
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
    /** The provider's verdict, if a provider is configured. */
    verdict: z.enum(['public', 'held']).optional(),
  }),
  timeoutMs: photoMs,
  maxBodyBytes: limits.photo.maxBodyBytes,
});

/** The photo of a request to the prayer assistant, while it is stored. */
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

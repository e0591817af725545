import { createServiceSigner } from '@kbf/process-kit';
import { createServiceClient, ServiceCallError } from '@kbf/service-kit';
import { z } from 'zod';

const moderationAnswer = z.object({
  /** `none`: no provider is configured. */
  verdict: z.enum(['public', 'held', 'none']),
  reasons: z.array(z.string()),
});
const photoAnswer = z.object({
  photo: z.base64().describe('JPEG'),
  verdict: z.enum(['public', 'held']).optional(),
});

/** Longest wait for a photo, in milliseconds. */
const photoMs = 15_000;

/** What we ask of the ai service. */
export type AiService = {
  /** @throws {ServiceCallError} */
  moderate: (text: string) => Promise<z.infer<typeof moderationAnswer>>;
  /** Decodes a photo as the browser sent it, and encodes it anew. @throws {ServiceCallError} */
  encodePhoto: (
    photoUrl: string,
  ) => Promise<{ bytes: Buffer; verdict?: 'public' | 'held' | undefined }>;
  /** The photo that came with a request to the prayer assistant; undefined when it is not kept any more. */
  photoOf: (requestId: string) => Promise<Buffer | undefined>;
  close: () => Promise<void>;
};

/** @param timeouts longest wait for a verdict on a text, in milliseconds */
export function connectAi(
  url: string,
  signingKey: string,
  timeouts: { moderationMs: number },
): AiService {
  const client = createServiceClient({
    url,
    audience: 'ai',
    sign: createServiceSigner('community', signingKey),
  });
  return {
    moderate: (text) =>
      client.json(
        {
          method: 'POST',
          path: '/internal/moderate',
          body: { text },
          timeoutMs: timeouts.moderationMs,
        },
        moderationAnswer,
      ),
    encodePhoto: async (photoUrl) => {
      const { photo, verdict } = await client.json(
        { method: 'POST', path: '/internal/photos', body: { photoUrl }, timeoutMs: photoMs },
        photoAnswer,
      );
      return { bytes: Buffer.from(photo, 'base64'), verdict };
    },
    photoOf: async (requestId) => {
      try {
        return await client.bytes({ path: `/internal/photos/${requestId}`, timeoutMs: photoMs });
      } catch (error) {
        if (error instanceof ServiceCallError && [404, 410].includes(error.status))
          return undefined;
        throw error;
      }
    },
    close: () => client.close(),
  };
}
